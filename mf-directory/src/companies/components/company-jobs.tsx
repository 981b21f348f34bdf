import { Pagination } from '@fursa/shared/bundled/pagination';
import { jobPath, type LoginState } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useLocation } from '@fursa/shared/router';
import { isMonthlyUnsaid } from '@fursa/shared/values/salary';
import { useEffect, useRef, useState } from 'react';
import { companyPageMessages } from '../company-page-messages.ts';
import type { CompanyJob, CompanyPage } from '../model/company.ts';

export interface CompanyJobsProps {
  readonly page: CompanyPage;
}

const sectionHash = '#jobs';
const dayLength = 24 * 60 * 60 * 1000;

/** The open jobs of a company, the newest first. A link to `#jobs` leads here once they are there. */
export function CompanyJobs({ page: { jobs, openJobs, page, lastPage } }: CompanyJobsProps) {
  const text = useMessages(companyPageMessages);
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);

  // The browser looked for the place before it was there.
  useEffect(() => {
    if (hash !== sectionHash || page < 1) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash, page]);

  return (
    <section className="flex flex-col gap-3">
      <h2 ref={heading} id={sectionHash.slice(1)} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
        {openJobs === 0 ? text.jobs : text.jobCount(openJobs)}
      </h2>
      {openJobs === 0 ? (
        <p className="text-muted">{text.noJobs}</p>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {jobs.map((job) => (
            <li key={job.id} className="min-w-0">
              <JobRow job={job} />
            </li>
          ))}
        </ul>
      )}
      {lastPage > 1 && <Pagination current={page} last={lastPage} hrefOf={hrefOf} />}
    </section>
  );
}

function hrefOf(page: number): string {
  return `?${page > 1 ? `page=${page}` : ''}${sectionHash}`;
}

function JobRow({ job: { id, title, location, salaryRange, postedAt } }: { readonly job: CompanyJob }) {
  const text = useMessages(companyPageMessages);
  const { pathname, search } = useLocation();
  const [now] = useState(() => Date.now());
  // Where the job's page leads back to.
  const state: LoginState = { from: pathname + search };
  return (
    <article className="relative flex h-full flex-col gap-0.5 rounded-lg border border-line bg-surface p-4 hover:border-edge">
      <h3 className="text-base leading-snug wrap-anywhere">
        <Link
          to={jobPath(id)}
          state={state}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <bdi>{title}</bdi>
        </Link>
      </h3>
      {salaryRange !== null && (
        <p className="font-semibold wrap-anywhere">
          <bdi>{salaryRange}</bdi>
          {isMonthlyUnsaid({ isLocal: true, salaryRange }) && <span>{text.aMonth}</span>}
        </p>
      )}
      <p className="text-muted text-sm wrap-anywhere">
        {location !== null && (
          <>
            <bdi>{location}</bdi>
            <span>{' · '}</span>
          </>
        )}
        <time dateTime={postedAt.toISOString()}>{text.posted(Math.floor((now - postedAt.getTime()) / dayLength))}</time>
      </p>
    </article>
  );
}
