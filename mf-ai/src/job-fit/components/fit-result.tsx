import { EvidenceList } from '@fursa/shared/bundled/evidence-list';
import { ScoreRing, scoreWordMessages } from '@fursa/shared/bundled/score-ring';
import { useMessages } from '@fursa/shared/i18n';
import { Card, Notice } from '@fursa/shared/ui';
import { passingScore, toScoreWord } from '@fursa/shared/values/score-word';
import type { ReactNode, Ref } from 'react';
import { AnsweredBy } from '../../ai-service/components/answered-by.tsx';
import { messages } from '../messages.ts';
import { type JobFit, putFirst } from '../model/job-fit.ts';

export interface FitResultProps {
  readonly fit: JobFit;
  /** False when CV or job were changed since. */
  readonly isCurrent: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  /** What can be written for the job; stands below the score. */
  readonly children: ReactNode;
}

/** How well a CV fits a job, and where that comes from. */
export function FitResult({ fit, isCurrent, heading, children }: FitResultProps) {
  const text = useMessages(messages);
  const { words } = useMessages(scoreWordMessages);
  const { score, matched, missing, recommendation, answeredBy } = fit;
  const first = putFirst(matched);
  const shared = { titleAs: 'h3', notInPosting: () => text.notInPosting, notInResume: text.notInResume } as const;
  return (
    <section className="flex flex-col gap-6">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-4 text-xl outline-none">
        {text.result}
      </h2>
      {!isCurrent && <Notice tone="warning">{text.stale}</Notice>}
      <Card className="flex flex-col gap-3">
        {score === null ? (
          <p>
            <span className="font-semibold">{text.noScoreTitle}</span>
            {': '}
            <span>{answeredBy === 'stored' ? text.noStoredScore : text.noScore}</span>
          </p>
        ) : (
          <p className="flex flex-wrap items-center gap-3">
            <ScoreRing score={score} />
            <span
              aria-hidden="true"
              className={`font-semibold text-lg ${score >= passingScore ? 'text-primary' : 'text-ink'}`}
            >
              {words[toScoreWord(score)]}
            </span>
          </p>
        )}
        {recommendation !== null && (
          <p dir="auto" className="wrap-anywhere max-w-line">
            {recommendation}
          </p>
        )}
        <AnsweredBy who={answeredBy} />
      </Card>
      {children}
      {first.length > 0 && (
        <section className="flex flex-col gap-3">
          <h3 className="text-lg">{text.first}</h3>
          <p className="text-muted">{text.firstAdvice}</p>
          <ol className="flex flex-col gap-3">
            {first.map(({ name, inResume }) => (
              <li key={name} className="wrap-anywhere border-primary border-l-3 pl-3">
                <bdi className="font-semibold">{name}</bdi>
                <p>
                  <q dir="auto">{inResume}</q>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="grid gap-6 md:grid-cols-2">
        <EvidenceList {...shared} title={text.matched} none={text.noneMatched} skills={matched} />
        <EvidenceList {...shared} title={text.missing} none={text.noneMissing} skills={missing} areMissing />
      </div>
      <p className="text-muted text-sm">{text.notCompared}</p>
    </section>
  );
}
