import { MatchEvidence } from '../../score/components/match-evidence.tsx';
import type { JobMatch } from '../model/job-match.ts';
import { MatchCard } from './match-card.tsx';
import { SkillSummary } from './skill-summary.tsx';

export interface JobMatchCardProps {
  readonly match: JobMatch;
}

/** A job that was compared with a CV. */
export function JobMatchCard({ match: { job, score, matched, missing } }: JobMatchCardProps) {
  return (
    <MatchCard
      job={job}
      score={score}
      summary={<SkillSummary matched={matched} missing={missing} />}
      renderEvidence={() => <MatchEvidence jobId={job.id} score={score} />}
    />
  );
}
