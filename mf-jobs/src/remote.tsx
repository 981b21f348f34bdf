import type { RemoteModule } from '@fursa/shared/contract';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    'job-list': () =>
      import(/* webpackChunkName: "page-job-list" */ './search/job-list-page.tsx').then((m) => m.JobListPage),
    job: () => import(/* webpackChunkName: "page-job" */ './job-page/job-page.tsx').then((m) => m.JobPage),
    'job-match': () =>
      import(/* webpackChunkName: "page-job-match" */ './match/job-match-page.tsx').then((m) => m.JobMatchPage),
    'remote-jobs': () =>
      import(/* webpackChunkName: "page-remote-jobs" */ './search/remote-jobs-page.tsx').then((m) => m.RemoteJobsPage),
  },
  slots: {
    'home-panel': () =>
      import(/* webpackChunkName: "slot-home-panel" */ './home/home-panel.tsx').then((m) => m.HomePanel),
  },
  notifications: () =>
    import(/* webpackChunkName: "notifications" */ './match/match-notification.ts').then(
      (m) => m.getMatchNotifications,
    ),
} satisfies RemoteModule<typeof manifest>;
