import { EvidenceList } from '@fursa/shared/bundled/evidence-list';
import { useMessages } from '@fursa/shared/i18n';
import { useAuthStore } from '@fursa/shared/session';
import { Button, LoadingRegion, Skeleton } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { explanationQueryOptions } from '../data/explain-match.ts';
import { scoreMessages } from '../messages.ts';

export interface MatchEvidenceProps {
  readonly jobId: string;
  readonly score: number;
}

/** Where the score of a CV comes from, looked up when somebody wants to know. */
export function MatchEvidence({ jobId, score }: MatchEvidenceProps) {
  const text = useMessages(scoreMessages);
  const userId = useAuthStore((state) => state.user?.id ?? '');
  const { data, error, isFetching, refetch } = useQuery(explanationQueryOptions(userId, jobId, score));
  if (data === undefined && (error === null || isFetching)) {
    return (
      <EvidencePanel>
        <LoadingRegion label={text.loading} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-full" />
        </LoadingRegion>
      </EvidencePanel>
    );
  }
  if (data === undefined) {
    return (
      <EvidencePanel>
        <p role="alert">{text.failed}</p>
        <Button className="self-start" onClick={() => void refetch()}>
          {text.retry}
        </Button>
      </EvidencePanel>
    );
  }
  const notInPosting = () => text.notInPosting;
  return (
    <EvidencePanel>
      <EvidenceList notInPosting={notInPosting} title={text.matched} none={text.noneMatched} skills={data.matched} />
      <EvidenceList
        notInPosting={notInPosting}
        title={text.missing}
        none={text.noneMissing}
        skills={data.missing}
        areMissing
      />
      {data.lowerings.map((lowering) => (
        <p key={lowering}>{text.lowered[lowering]}</p>
      ))}
      {data.opinion !== null && (
        <div>
          <p className="font-semibold">{text.opinion}</p>
          <p dir="auto" className="wrap-anywhere text-muted">
            {data.opinion}
          </p>
        </div>
      )}
      <p className="text-muted">
        {text.byCv} {text.notCompared}
      </p>
    </EvidencePanel>
  );
}

interface EvidencePanelProps {
  readonly children: ReactNode;
}

/** Holds what a score comes from, below what it is the score of. */
export function EvidencePanel({ children }: EvidencePanelProps) {
  return (
    <div className="flex max-w-line flex-col gap-3 rounded-md border border-line bg-canvas p-3 text-sm">{children}</div>
  );
}
