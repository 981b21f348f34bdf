import { defineManifest, paths } from '@fursa/shared/contract';
import { cvPath } from './cv-builder/cv-path.ts';

export const manifest = defineManifest({
  name: 'mf-profile',
  displayName: { en: 'Profile' },
  owner: 'Profile team',
  contract: '^1.9.0',
  pages: [
    {
      id: 'profile',
      path: paths.profile,
      access: 'protected',
      title: { en: 'Profile' },
      navigation: { label: { en: 'Profile' }, order: 30 },
    },
    { id: 'cv', path: cvPath, access: 'protected', title: { en: 'Your CV' } },
    { id: 'my-data', path: paths.myData, access: 'protected', title: { en: 'My data' } },
  ],
  slots: ['home-panel'],
  notifications: true,
});
