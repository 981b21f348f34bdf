import { useMessages } from '@fursa/shared/i18n';
import type { DraftSentence } from '../data/write-draft.ts';
import { messages } from '../messages.ts';
import { Sources } from './sources.tsx';

/** Each sentence of a draft with what it rests on, to be read beside a text that is being changed. */
export function SourceList({ sentences }: { readonly sentences: readonly DraftSentence[] }) {
  const text = useMessages(messages);
  return (
    <section className="flex min-w-0 flex-col gap-3 text-sm">
      <h4 className="font-semibold">{text.allSources}</h4>
      <ul className="flex flex-col gap-3">
        {sentences
          .filter(({ sources }) => sources.length > 0)
          .map((sentence) => (
            <li key={sentence.text} className="wrap-anywhere flex flex-col gap-1">
              <p>{sentence.text}</p>
              <Sources sentence={sentence} />
            </li>
          ))}
      </ul>
    </section>
  );
}
