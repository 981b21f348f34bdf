import { jobPath, type LoginState } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { Badge, ButtonAnchor, ButtonLink, Card } from '@fursa/shared/ui';
import type { ReactNode } from 'react';
import { keptMessages } from '../messages/kept-messages.ts';
import type { KeptJob, KeptKind } from '../model/kept-job.ts';
import { RemoveKeptJob } from './remove-kept-job.tsx';

export interface KeptJobCardProps {
  readonly kind: KeptKind;
  readonly job: KeptJob;
  readonly meta: string | undefined;
  /** What the person noted about it. */
  readonly children?: ReactNode;
}

/** One job that somebody kept, as it was called then. */
export function KeptJobCard({ kind, job, meta, children }: KeptJobCardProps) {
  const text = useMessages(keptMessages);
  const title = job.title || text.untitled;
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 className="wrap-anywhere text-lg leading-snug">
          <bdi>{title}</bdi>
        </h3>
        {job.company !== null && (
          <p className="wrap-anywhere text-muted">
            <bdi>{job.company}</bdi>
          </p>
        )}
        {meta !== undefined && <p className="text-muted text-sm">{meta}</p>}
        {(job.state === 'closed' || job.state === 'gone') && (
          <p className="pt-1">
            <Badge tone="warning">{text[job.state]}</Badge>
          </p>
        )}
      </div>
      {children}
      <div className={`flex flex-wrap items-center gap-3 ${children === undefined ? '' : 'border-line border-t pt-4'}`}>
        <ToJob job={job} title={title} />
        <RemoveKeptJob kind={kind} job={job} title={title} />
      </div>
    </Card>
  );
}

interface ToJobProps {
  readonly job: KeptJob;
  readonly title: string;
}

function ToJob({ job, title }: ToJobProps) {
  const text = useMessages(keptMessages);
  const { pathname, search } = useLocation();
  // Where the job's page leads back to.
  const state: LoginState = { from: pathname + search };
  if (!job.isLocal) {
    return (
      <ButtonAnchor href={job.url ?? undefined}>
        {text.viewDetails}
        <span className="sr-only">{text.suffix(title)}</span>
      </ButtonAnchor>
    );
  }
  if (job.listingId === null || job.state === 'gone') return null;
  return (
    <ButtonLink to={jobPath(job.listingId)} state={state} aria-label={text.of(text.viewDetails, title)}>
      {text.viewDetails}
    </ButtonLink>
  );
}
