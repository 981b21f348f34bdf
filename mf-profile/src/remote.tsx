import type { RemoteModule } from '@fursa/shared/contract';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    profile: () => import(/* webpackChunkName: "page-profile" */ './page/profile-page.tsx').then((m) => m.ProfilePage),
    cv: () => import(/* webpackChunkName: "page-cv" */ './cv-builder/cv-page.tsx').then((m) => m.CvPage),
    'my-data': () =>
      import(/* webpackChunkName: "page-my-data" */ './my-data/my-data-page.tsx').then((m) => m.MyDataPage),
  },
  slots: {
    'home-panel': () =>
      import(/* webpackChunkName: "slot-home-panel" */ './completion/home-panel.tsx').then((m) => m.HomePanel),
  },
  notifications: () =>
    import(/* webpackChunkName: "notifications" */ './completion/profile-notifications.ts').then(
      (m) => m.getProfileNotifications,
    ),
} satisfies RemoteModule<typeof manifest>;
