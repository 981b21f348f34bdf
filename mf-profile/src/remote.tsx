import type { RemoteModule } from '@fursa/shared/contract';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    profile: () => import(/* webpackChunkName: "page-profile" */ './pages/profile-page.tsx').then((m) => m.ProfilePage),
  },
  slots: {},
  notifications: () =>
    import(/* webpackChunkName: "notifications" */ './notifications/profile-notifications.ts').then(
      (m) => m.tellAboutProfile,
    ),
} satisfies RemoteModule<typeof manifest>;
