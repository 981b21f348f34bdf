import { LearnLink } from '@fursa/shared/bundled/learn-link';
import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import type { FitSkill } from '../model/job-fit.ts';

export interface SkillListProps {
  readonly title: string;
  /** Said when there are no skills. */
  readonly none: string;
  readonly skills: readonly FitSkill[];
  /** Whether each leads to resources that teach it. */
  readonly isMissing?: boolean;
}

const shownAtFirst = 5;

/** Skills, each a line that opens to the sentences that name it: five, and the others for whoever wants to see them. */
export function SkillList({ title, none, skills, isMissing = false }: SkillListProps) {
  const text = useMessages(messages);
  const [isWhole, setIsWhole] = useState(false);
  const firstMore = useRef<HTMLLIElement>(null);
  const shown = isWhole ? skills : skills.slice(0, shownAtFirst);

  useEffect(() => {
    // The button that was pressed is gone: they read on here.
    if (isWhole) firstMore.current?.focus();
  }, [isWhole]);

  return (
    <section className="flex min-w-0 flex-col gap-1">
      <h3 className="text-lg">{title}</h3>
      {skills.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {shown.map(({ name, inPosting, inResume }, index) => (
            <li
              key={name}
              ref={index === shownAtFirst ? firstMore : undefined}
              tabIndex={index === shownAtFirst ? -1 : undefined}
              className="wrap-anywhere outline-none"
            >
              <details className="group">
                <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2">
                  {!isMissing && <Check aria-hidden="true" className="size-5 shrink-0 text-primary" />}
                  <bdi className="min-w-0 font-semibold">{name}</bdi>
                  <span
                    aria-hidden="true"
                    className="min-w-0 flex-1 truncate text-muted text-sm group-[[open]]:invisible"
                  >
                    {inResume ?? (isMissing ? inPosting : text.notInResume)}
                  </span>
                  <ChevronDown
                    aria-hidden="true"
                    className="size-5 shrink-0 group-[[open]]:rotate-180"
                    strokeWidth={1.75}
                  />
                </summary>
                <div className="flex flex-col gap-1 pb-3">
                  <Quote from={text.inJob} sentence={inPosting} otherwise={text.notInJob} />
                  <Quote
                    from={isMissing ? text.partOfIt : text.inResume}
                    sentence={inResume}
                    otherwise={isMissing ? undefined : text.notInResume}
                  />
                </div>
              </details>
              {isMissing && <LearnLink skill={name} />}
            </li>
          ))}
        </ul>
      )}
      {shown.length < skills.length && (
        <Button
          variant="quiet"
          className="self-start"
          aria-label={text.showAllOf(skills.length, title)}
          onClick={() => setIsWhole(true)}
        >
          {text.showAll(skills.length)}
        </Button>
      )}
    </section>
  );
}

interface QuoteProps {
  readonly from: string;
  readonly sentence: string | null;
  /** Said where there is no sentence; without it nothing is. */
  readonly otherwise?: string | undefined;
}

function Quote({ from, sentence, otherwise }: QuoteProps) {
  if (sentence === null) return otherwise === undefined ? null : <p className="text-muted text-sm">{otherwise}</p>;
  return (
    <p className="text-muted text-sm">
      {from} <q dir="auto">{sentence}</q>
    </p>
  );
}
