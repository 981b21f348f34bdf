import { type MouseEvent, useId, useState } from 'react';
import type { DraftSentence } from '../data/write-draft.ts';
import { Sources } from './sources.tsx';

interface PlacedSentence extends DraftSentence {
  readonly at: number;
}

/** A draft as it will be read. A sentence that rests on something is a link to it: it opens below its paragraph. */
export function SourcedText({ sentences }: { readonly sentences: readonly DraftSentence[] }) {
  const [opened, setOpened] = useState<number>();
  const id = useId();
  const paragraphs = toParagraphs(sentences);

  function toggle(event: MouseEvent, at: number): void {
    event.preventDefault();
    setOpened(opened === at ? undefined : at);
  }

  return (
    <div className="flex max-w-line flex-col gap-3">
      {paragraphs.map((paragraph) => (
        <div key={paragraph[0]?.at} className="flex flex-col gap-2">
          <p className="wrap-anywhere">
            {paragraph.map(({ at, text, sources }) =>
              sources.length === 0 ? (
                <span key={at}>{`${text} `}</span>
              ) : (
                <span key={at}>
                  <a
                    href={`#${id}`}
                    aria-expanded={opened === at}
                    aria-controls={opened === at ? id : undefined}
                    className={`rounded-sm underline decoration-dotted decoration-edge underline-offset-4 hover:decoration-solid ${opened === at ? 'bg-primary-soft' : ''}`}
                    onClick={(event) => toggle(event, at)}
                  >
                    {text}
                  </a>{' '}
                </span>
              ),
            )}
          </p>
          {paragraph.map(
            (sentence) =>
              sentence.at === opened && (
                <div key={sentence.at} id={id}>
                  <Sources sentence={sentence} />
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  );
}

function toParagraphs(sentences: readonly DraftSentence[]): PlacedSentence[][] {
  const paragraphs: PlacedSentence[][] = [];
  for (const [at, sentence] of sentences.entries()) {
    const last = paragraphs.at(-1);
    if (last === undefined || sentence.startsParagraph) paragraphs.push([{ ...sentence, at }]);
    else last.push({ ...sentence, at });
  }
  return paragraphs;
}
