import { useMessages } from '@fursa/shared/i18n';
import { type ReactNode, useState } from 'react';
import { jobMatchEn } from '../messages/job-match-en.ts';
import { dropListMark, type SkillEvidence } from '../model/score-evidence.ts';
import type { ShownMatch } from '../model/shown-match.ts';

export interface ScoreDetailsProps {
  readonly match: ShownMatch;
  /** Whether the text of a CV is known. */
  readonly hasResume: boolean;
}

/** What a score comes from: skills that fit and that are missing, each with the sentences that name it. */
export function ScoreDetails({ match, hasResume }: ScoreDetailsProps) {
  const text = useMessages({ en: jobMatchEn }).details;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary underline-offset-4 hover:underline">
        {text.open}
        <span className="sr-only">{text.of(match.listing.title)}</span>
      </summary>
      {isOpen && <Evidence match={match} hasResume={hasResume} />}
    </details>
  );
}

function Evidence({ match, hasResume }: ScoreDetailsProps) {
  const text = useMessages({ en: jobMatchEn }).details;
  const { matched, missing } = match.getEvidence();
  // Without a CV that is said above, once for all skills.
  const hasOnlyProfile = hasResume && !match.isByService;
  return (
    <div className="flex flex-col gap-4 rounded-md bg-canvas p-3 text-sm">
      <p className="text-muted">{describeSource()}</p>
      <SkillList title={text.matched} none={text.noneMatched} skills={matched}>
        {({ inJob, inResume }) => (
          <>
            <Quote from={text.inJob} sentence={inJob} otherwise={text.notInJob} />
            <Quote from={text.inResume} sentence={inResume} otherwise={hasOnlyProfile ? text.notInResume : undefined} />
          </>
        )}
      </SkillList>
      <SkillList
        title={text.missing}
        none={missing === null ? text.unknownMissing : text.noneMissing}
        skills={missing ?? []}
      >
        {({ inJob }) => <Quote from={text.inJob} sentence={inJob} otherwise={text.notInJob} />}
      </SkillList>
    </div>
  );

  function describeSource(): string {
    if (match.isByService) return text.byService;
    if (match.analysis.kind === 'failed') return text.failed;
    return hasResume ? text.byWords : text.byWordsAlone;
  }
}

interface SkillListProps {
  readonly title: string;
  readonly none: string;
  readonly skills: readonly SkillEvidence[];
  readonly children: (evidence: SkillEvidence) => ReactNode;
}

function SkillList({ title, none, skills, children }: SkillListProps) {
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">{title}</p>
      {skills.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {skills.map((evidence) => (
            <li key={evidence.skill} className="wrap-anywhere">
              <bdi className="font-semibold text-ink">{evidence.skill}</bdi>
              {children(evidence)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface QuoteProps {
  readonly from: string;
  readonly sentence: string | null;
  /** Said where there is no sentence; without it nothing is. */
  readonly otherwise: string | undefined;
}

function Quote({ from, sentence, otherwise }: QuoteProps) {
  if (sentence === null) return otherwise === undefined ? null : <p className="text-muted">{otherwise}</p>;
  return (
    <p className="text-muted">
      {from} <q dir="auto">{dropListMark(sentence)}</q>
    </p>
  );
}
