import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useParams } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { ButtonLink, EmptyPanel, ErrorPanel, Page, Spinner } from '@fursa/shared/ui';
import { useState } from 'react';
import { BackToJobs } from '../components/back-to-jobs.tsx';
import { PostingView } from '../components/posting-view.tsx';
import { useErrorToast } from '../components/use-error-toast.ts';
import { usePostingHead } from '../components/use-posting-head.ts';
import { useJob } from '../data/get-job.ts';
import { jobPageEn } from '../messages/job-page-en.ts';

export function JobPage() {
  const { jobId = '' } = useParams();
  return (
    <Page width="wide">
      <BackToJobs />
      <JobContent key={jobId} jobId={jobId} />
    </Page>
  );
}

interface JobContentProps {
  readonly jobId: string;
}

function JobContent({ jobId }: JobContentProps) {
  const text = useMessages({ en: jobPageEn });
  const [now] = useState(() => new Date());
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const { data, error, isPending, isPlaceholderData, fetchStatus, refetch } = useJob(jobId);
  const isMissing = error?.code === 'not-found';
  usePostingHead(isMissing ? null : data, !isPlaceholderData, now);
  useErrorToast(isMissing ? null : error, text.toastTitle, text.toastText);

  if (isPending && fetchStatus !== 'paused') return <Spinner label={text.loading} />;
  if (isMissing) {
    return (
      <EmptyPanel
        title={text.notFoundTitle}
        action={
          <ButtonLink to={isAuthenticated ? paths.jobs : paths.remoteJobs} variant="primary">
            {text.findOthers}
          </ButtonLink>
        }
      >
        {text.notFoundText}
      </EmptyPanel>
    );
  }
  if (data === undefined) {
    return (
      <ErrorPanel title={text.errorTitle} onRetry={() => void refetch()}>
        {text.errorText}
      </ErrorPanel>
    );
  }
  return <PostingView posting={data} isCut={isPlaceholderData} now={now} />;
}
