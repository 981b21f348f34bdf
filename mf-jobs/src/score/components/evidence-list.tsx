import { LearnLink } from '@fursa/shared/bundled/learn-link';
import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { scoreMessages } from '../messages.ts';
import type { SkillEvidence } from '../model/skill-evidence.ts';

export interface EvidenceListProps {
  readonly title: string;
  /** Said when there are no skills. */
  readonly none: string;
  readonly skills: readonly SkillEvidence[];
  /** Whether each leads to resources that teach it. */
  readonly areMissing?: boolean;
}

const shownAtFirst = 3;

/** Skills, each a line that opens to the sentences that name it: three, and the others for whoever wants to see them. */
export function EvidenceList({ title, none, skills, areMissing = false }: EvidenceListProps) {
  const text = useMessages(scoreMessages);
  const [isWhole, setIsWhole] = useState(false);
  const firstMore = useRef<HTMLLIElement>(null);
  const shown = isWhole ? skills : skills.slice(0, shownAtFirst);

  useEffect(() => {
    // The button that was pressed is gone: they read on here.
    if (isWhole) firstMore.current?.focus();
  }, [isWhole]);

  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">{title}</p>
      {skills.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul>
          {shown.map(({ skill, inJob, inResume, isPartly }, index) => (
            <li
              key={skill}
              ref={index === shownAtFirst ? firstMore : undefined}
              tabIndex={index === shownAtFirst ? -1 : undefined}
              className="wrap-anywhere outline-none"
            >
              <details className="group">
                <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2">
                  <bdi className="min-w-0 font-semibold text-ink">{skill}</bdi>
                  <span aria-hidden="true" className="min-w-0 flex-1 truncate text-muted group-[[open]]:invisible">
                    {inResume ?? inJob}
                  </span>
                  <ChevronDown
                    aria-hidden="true"
                    className="size-4 shrink-0 group-[[open]]:rotate-180"
                    strokeWidth={1.75}
                  />
                </summary>
                <div className="flex flex-col gap-1 pb-2">
                  <Quote from={text.inJob} sentence={inJob} otherwise={isPartly ? text.partlyInJob : text.notInJob} />
                  <Quote from={areMissing ? text.partOfIt : text.inResume} sentence={inResume} />
                </div>
              </details>
              {areMissing && <LearnLink skill={skill} />}
            </li>
          ))}
        </ul>
      )}
      {shown.length < skills.length && (
        <Button
          variant="quiet"
          className="self-start text-sm"
          aria-label={text.showAllOf(skills.length, title)}
          onClick={() => setIsWhole(true)}
        >
          {text.showAll(skills.length)}
        </Button>
      )}
    </div>
  );
}

interface QuoteProps {
  readonly from: string;
  readonly sentence: string | null;
  /** Said where there is no sentence; without it nothing is. */
  readonly otherwise?: string;
}

function Quote({ from, sentence, otherwise }: QuoteProps) {
  if (sentence === null) return otherwise === undefined ? null : <p className="text-muted">{otherwise}</p>;
  return (
    <p className="text-muted">
      {from} <q dir="auto">{sentence}</q>
    </p>
  );
}
