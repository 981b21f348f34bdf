import { jobPath, type LoginState } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { ButtonAnchor, ButtonLink, type ButtonVariant } from '@fursa/shared/ui';
import { messages } from '../messages.ts';
import type { Job } from '../model/job.ts';

export interface ViewDetailsProps {
  readonly job: Job;
  /** `quiet` where it stands beside something more important. */
  readonly variant?: ButtonVariant | undefined;
  readonly className?: string | undefined;
}

/** Leads to the whole job: the page of a local job, or the advert of an external one in a new tab. */
export function ViewDetails({ job, variant, className }: ViewDetailsProps) {
  const text = useMessages(messages).job;
  const { pathname, search } = useLocation();
  // Where the job's page leads back to.
  const state: LoginState = { from: pathname + search };
  const label = text.detailsOf(job.title, job.company?.name ?? null);
  if (job.isLocal) {
    return (
      <ButtonLink to={jobPath(job.id)} state={state} aria-label={label} variant={variant} className={className}>
        {text.viewDetails}
      </ButtonLink>
    );
  }
  return (
    <ButtonAnchor href={job.url ?? undefined} variant={variant} className={className}>
      {text.viewDetails}
      <span className="sr-only">{text.detailsSuffix(job.title, job.company?.name ?? null)}</span>
    </ButtonAnchor>
  );
}
