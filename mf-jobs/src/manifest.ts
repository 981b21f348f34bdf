import { defineManifest, jobPathPattern, paths } from '@fursa/shared/contract';

export const manifest = defineManifest({
  name: 'mf-jobs',
  displayName: { en: 'Jobs' },
  owner: 'Jobs team',
  contract: '^1.9.0',
  pages: [
    {
      id: 'job-list',
      path: paths.jobs,
      access: 'protected',
      title: { en: 'Jobs in Kenya' },
      navigation: { label: { en: 'Jobs' }, order: 10 },
    },
    { id: 'job', path: jobPathPattern, access: 'public', title: { en: 'Job' } },
    {
      id: 'job-match',
      path: paths.jobMatch,
      access: 'protected',
      title: { en: 'Job Match' },
      navigation: { label: { en: 'Job Match' }, order: 20 },
    },
    {
      id: 'remote-jobs',
      path: paths.remoteJobs,
      access: 'public',
      title: { en: 'Remote jobs' },
      navigation: { label: { en: 'Remote jobs' }, order: 15 },
    },
  ],
  slots: ['home-panel'],
  notifications: true,
});
