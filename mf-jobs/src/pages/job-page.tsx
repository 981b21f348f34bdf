import { useMessages } from '@fursa/shared/i18n';
import { useParams } from '@fursa/shared/router';
import { EmptyPanel, ErrorPanel, Page, Spinner } from '@fursa/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { jobQueryOptions } from '../data/get-job.ts';
import { messages } from '../messages/index.ts';

export function JobPage() {
  const text = useMessages(messages).jobList;
  const { jobId = '' } = useParams();
  const job = useQuery(jobQueryOptions(jobId));
  if (job.isPending) return <Page>{<Spinner label={text.loading} />}</Page>;
  if (job.data === undefined) {
    return (
      <Page>
        {job.error.code === 'not-found' ? (
          <EmptyPanel title={text.emptyTitle} />
        ) : (
          <ErrorPanel title={text.errorTitle} onRetry={() => void job.refetch()} />
        )}
      </Page>
    );
  }
  return <Page>{job.data.title}</Page>;
}
