import { useMessages } from '@fursa/shared/i18n';
import { useSearchParams } from '@fursa/shared/router';
import { Page } from '@fursa/shared/ui';
import { useMarkMatchesSeen } from '../job/data/mark-matches-seen.ts';
import { TrackedJobsView } from '../tracked/components/tracked-jobs-view.tsx';
import { JobViews } from './components/job-views.tsx';
import { ListPage } from './components/list-page.tsx';
import { OpenJobs } from './components/open-jobs.tsx';
import { messages } from './messages.ts';
import { readJobView } from './model/job-search.ts';

export function JobListPage() {
  const text = useMessages(messages).jobList;
  const [parameters] = useSearchParams();
  const view = readJobView(parameters);
  useMarkMatchesSeen();
  return (
    <Page width="wide">
      <ListPage title={text.titles[view]}>
        <JobViews current={view} />
        {view === 'all' ? <OpenJobs /> : <TrackedJobsView view={view} />}
      </ListPage>
    </Page>
  );
}
