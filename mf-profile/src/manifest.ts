import { defineManifest, paths } from '@fursa/shared/contract';

export const manifest = defineManifest({
  name: 'mf-profile',
  displayName: { en: 'Profile' },
  owner: 'Profile team',
  contract: '^1.4.0',
  pages: [
    {
      id: 'profile',
      path: paths.profile,
      access: 'protected',
      title: { en: 'Profile' },
      navigation: { label: { en: 'Profile' }, order: 30 },
    },
  ],
  slots: [],
  notifications: true,
});
