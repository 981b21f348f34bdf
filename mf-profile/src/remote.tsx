import type { RemoteModule } from '@fursa/shared/contract';
import type { manifest } from './manifest.ts';

export const remote = {
  pages: {
    profile: () => import(/* webpackChunkName: "page-profile" */ './pages/profile-page.tsx').then((m) => m.ProfilePage),
  },
  slots: {},
} satisfies RemoteModule<typeof manifest>;
