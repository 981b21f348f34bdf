import { BackLink } from '@fursa/shared/bundled/back-link';
import { jobPath, paths } from '@fursa/shared/contract';
import { productAddress, useDocumentTitle, useHeadElement, writeJsonLd } from '@fursa/shared/document';
import { useMessages } from '@fursa/shared/i18n';
import { useParams } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink, ErrorPanel, focusPageHeading, Page, PageHeading, Spinner, useErrorToast } from '@fursa/shared/ui';
import { useState } from 'react';
import { CompanyName } from '../job/components/company-name.tsx';
import { JobScore } from '../score/components/job-score.tsx';
import { JobDetails } from './components/job-details.tsx';
import { MoreJobs } from './components/more-jobs.tsx';
import { useJob } from './data/get-job.ts';
import { jobPageMessages } from './messages.ts';
import { toJobPostingData } from './model/job-posting-data.ts';
import { isOpen, type OwnJob } from './model/own-job.ts';

export function JobPage() {
  const text = useMessages(jobPageMessages);
  const { jobId = '' } = useParams();
  return (
    <Page width="wide">
      <div className="flex flex-col gap-3 md:gap-6">
        <BackLink to={paths.jobs}>{text.allJobs}</BackLink>
        <JobContent key={jobId} jobId={jobId} />
      </div>
    </Page>
  );
}

interface JobContentProps {
  readonly jobId: string;
}

function JobContent({ jobId }: JobContentProps) {
  const text = useMessages(jobPageMessages);
  const [now] = useState(() => new Date());
  const { data, error, isPending, isPlaceholderData, fetchStatus, refetch } = useJob(jobId);
  const isMissing = error?.code === 'not-found';
  useJobHead(isMissing ? null : data, !isPlaceholderData, now);
  useErrorToast(isMissing ? null : error, text.toastTitle, text.toastText);

  function handleRetry(): void {
    // The button goes away with the panel; without this the focus would be nowhere.
    focusPageHeading();
    void refetch();
  }

  function renderRest() {
    if (isPending && fetchStatus !== 'paused') return <Spinner label={text.loading} />;
    if (isMissing) return <MissingJob />;
    if (data !== undefined) return <JobDetails job={data} isCut={isPlaceholderData} now={now} />;
    return (
      <ErrorPanel title={text.errorTitle} onRetry={handleRetry}>
        {text.errorText}
      </ErrorPanel>
    );
  }

  // One heading for every state: it has the focus after a navigation, and keeps it when the job has come.
  return (
    <>
      <article className="flex min-h-dvh flex-col gap-4 lg:gap-8">
        <PageHeading
          title={<Title>{data?.title ?? (isMissing ? text.notFoundTitle : text.pageTitle)}</Title>}
          lead={data && <Lead job={data} />}
        />
        {data?.status === 'active' && <JobScore jobId={jobId} />}
        {renderRest()}
      </article>
      {data !== undefined && <MoreJobs job={data} />}
    </>
  );
}

/** On a phone large, unless it would then take more than three lines, or a word of it more than one. */
function Title({ children }: { readonly children: string }) {
  const isShort = children.length <= 45 && !/\S{16}/.test(children);
  return (
    <bdi className={`wrap-anywhere ${isShort ? 'max-md:text-[min(1.75rem,10.5vw)] max-md:leading-[1.2]' : ''}`}>
      {children}
    </bdi>
  );
}

/** Who and where, below the title. */
function Lead({ job }: { readonly job: OwnJob }) {
  const text = useMessages(jobPageMessages);
  const { company, location, isRemote } = job;
  if (company === null && location === null) return null;
  return (
    <>
      <CompanyName job={job} />
      {company !== null && location !== null && <span>{' · '}</span>}
      {location !== null && (isRemote ? <span>{text.remote}</span> : <bdi>{location}</bdi>)}
    </>
  );
}

/** Where a job would be that does not exist, or that this person may not see. */
function MissingJob() {
  const text = useMessages(jobPageMessages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  return (
    <div className="flex flex-col items-start gap-6">
      <p className="max-w-line text-muted">{text.notFoundText}</p>
      <ButtonLink to={isAuthenticated ? paths.jobs : paths.remoteJobs} variant="primary">
        {text.findOthers}
      </ButtonLink>
    </div>
  );
}

/**
 * What browsers, search engines and messengers read of a job's page: its title, its one address, and its data. Engines leave
 * out what is invented or closed, and a page without a job.
 *
 * @param job undefined while it is not known, null when there is none
 */
function useJobHead(job: OwnJob | null | undefined, isWhole: boolean, now: Date): void {
  const text = useMessages(jobPageMessages);
  const address = job ? productAddress(jobPath(job.id)) : '';
  const isListed = job ? isOpen(job, now) && !job.isDemo : job === undefined;
  useDocumentTitle(text.documentTitle(job?.title ?? text.pageTitle, job?.company?.name ?? null));
  useHeadElement('link', job ? { rel: 'canonical', href: address } : undefined);
  useHeadElement('meta', isListed ? undefined : { name: 'robots', content: 'noindex' });
  useHeadElement(
    'script',
    job && isWhole && isOpen(job, now) ? { type: 'application/ld+json' } : undefined,
    job && isWhole ? writeJsonLd(toJobPostingData(job, address)) : '',
  );
}
