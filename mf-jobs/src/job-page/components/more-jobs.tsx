import { companyPath } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { JobTitle } from '../../job/components/job-title.tsx';
import { PayText } from '../../job/components/pay-text.tsx';
import { Whereabouts } from '../../job/components/whereabouts.tsx';
import { similarJobsQueryOptions } from '../../search/data/search-jobs.ts';
import { otherJobsQueryOptions } from '../data/count-other-jobs.ts';
import { jobPageMessages } from '../messages.ts';
import type { OwnJob } from '../model/own-job.ts';

export interface MoreJobsProps {
  readonly job: OwnJob;
}

/** Where to go on from a job: others of the same company, and three of the same kind. Nothing where there are none. */
export function MoreJobs({ job }: MoreJobsProps) {
  return (
    <div className="flex flex-col gap-6 empty:hidden">
      {job.companyId !== null && (
        <OtherJobs companyId={job.companyId} jobId={job.id} name={job.company?.name ?? null} />
      )}
      <SimilarJobs job={job} />
    </div>
  );
}

interface OtherJobsProps {
  readonly companyId: string;
  readonly jobId: string;
  readonly name: string | null;
}

function OtherJobs({ companyId, jobId, name }: OtherJobsProps) {
  const text = useMessages(jobPageMessages);
  const { data: count = 0 } = useQuery(otherJobsQueryOptions(companyId, jobId));
  if (count === 0) return null;
  return (
    <Link
      to={`${companyPath(companyId)}#jobs`}
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-primary underline-offset-4 hover:underline"
    >
      <span>{name === null ? text.moreJobs(count) : text.moreJobsOf(count, name)}</span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
    </Link>
  );
}

function SimilarJobs({ job }: MoreJobsProps) {
  const text = useMessages(jobPageMessages);
  const { data } = useQuery(similarJobsQueryOptions(job));
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{text.similar}</h2>
      <ul className="grid divide-y divide-line border-line border-y lg:grid-cols-3 lg:gap-x-6 lg:divide-y-0">
        {data.map((job) => (
          <li key={job.id} className="@container min-w-0 py-3">
            <h3 className="wrap-anywhere text-base leading-snug">
              <JobTitle job={job} />
            </h3>
            <Whereabouts job={job} />
            <p className="wrap-anywhere font-semibold text-sm tabular-nums">
              <PayText job={job} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
