import { companyPathPattern, defineManifest, paths } from '@fursa/shared/contract';

export const manifest = defineManifest({
  name: 'mf-directory',
  displayName: { en: 'Companies and resources' },
  owner: 'Directory team',
  contract: '^1.9.0',
  pages: [
    {
      id: 'companies',
      path: paths.companies,
      access: 'protected',
      title: { en: 'Companies' },
      navigation: { label: { en: 'Companies' }, order: 40 },
    },
    { id: 'company', path: companyPathPattern, access: 'public', title: { en: 'Company' } },
    {
      id: 'resources',
      path: paths.resources,
      access: 'protected',
      title: { en: 'Career Resources' },
      navigation: { label: { en: 'Resources' }, order: 50 },
    },
    {
      id: 'accessibility',
      path: paths.accessibility,
      access: 'protected',
      title: { en: 'Accessibility Features' },
      navigation: { label: { en: 'Accessibility' }, order: 70 },
    },
  ],
  slots: [],
});
