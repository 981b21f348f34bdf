import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link, useSearchParams } from '@fursa/shared/router';
import { Page } from '@fursa/shared/ui';
import { useMarkMatchesSeen } from '../job/data/mark-matches-seen.ts';
import { TrackedJobsView } from '../tracked/components/tracked-jobs-view.tsx';
import { useTrackedCount } from '../tracked/data/list-tracked-ids.ts';
import { ListPage } from './components/list-page.tsx';
import { OpenJobs } from './components/open-jobs.tsx';
import { messages } from './messages.ts';
import { type JobView, jobViews, readJobView } from './model/job-search.ts';

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

interface JobViewsProps {
  readonly current: JobView;
}

/** Links, not a tab list: each view has an address, and `Back` leads to the one before. */
function JobViews({ current }: JobViewsProps) {
  const text = useMessages(messages).jobList.views;
  const counts = { all: undefined, saved: useTrackedCount('saved'), applied: useTrackedCount('applied') };
  return (
    <nav aria-label={text.label} className="border-line border-b">
      <ul className="-mb-px flex flex-wrap gap-x-2.5 md:gap-x-6">
        {jobViews.map((view) => (
          <li key={view}>
            <Link
              to={view === 'all' ? paths.jobs : `${paths.jobs}?view=${view}`}
              aria-current={view === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-transparent border-b-2 font-semibold text-muted hover:border-edge hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-primary"
            >
              {text[view]}
              {view !== 'all' && (
                // Its place is kept, so that the links beside it stay where they are.
                <span className="min-w-[3.5ch] whitespace-pre tabular-nums">
                  {counts[view] !== undefined && text.number(counts[view])}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
