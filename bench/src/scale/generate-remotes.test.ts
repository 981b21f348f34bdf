import { type RemoteDescription, remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import { expect, test } from 'vitest';
import { generateRemotes, mostGenerated } from './generate-remotes.ts';

const model: RemoteDescription = {
  name: 'mf-jobs',
  displayName: { en: 'Jobs' },
  version: '1.0.0',
  owner: 'Jobs team',
  contract: '^1.0.0',
  pages: [
    {
      id: 'job-list',
      path: '/jobs',
      access: 'public',
      title: { en: 'Jobs' },
      navigation: { label: { en: 'Jobs' }, order: 1 },
      preload: ['775.2d99d265.js', 'page-job-list.1a2b3c4d.js'],
    },
    {
      id: 'job',
      path: '/jobs/:id',
      access: 'protected',
      title: { en: 'Job' },
      preload: ['page-job.5a6b7c8d.js'],
    },
  ],
  slots: ['home-panel'],
  notifications: true,
  entry: 'remoteEntry.0123abcd.js',
  entryGlobal: 'mf_jobs',
  preload: ['remote.220c2eb4.css'],
  integrity: Object.fromEntries(
    [
      '775.2d99d265.js',
      'page-job-list.1a2b3c4d.js',
      'page-job.5a6b7c8d.js',
      'remoteEntry.0123abcd.js',
      'remote.220c2eb4.css',
    ].map((file) => [file, 'sha256-AAAA']),
  ),
};

test('As many remotes as there are topics are valid and share neither name, path, file nor hash', () => {
  const remotes = generateRemotes([model], mostGenerated).map(({ description }) => description);
  for (const remote of remotes) remoteDescriptionSchema.parse(remote);
  const unique = (of: (remote: RemoteDescription) => readonly string[]) => new Set(remotes.flatMap(of)).size;
  expect(unique(({ name }) => [name])).toBe(mostGenerated);
  expect(unique(({ pages }) => pages.map(({ path }) => path))).toBe(2 * mostGenerated);
  expect(unique(({ integrity }) => Object.values(integrity))).toBe(5 * mostGenerated);
  expect(() => generateRemotes([model], mostGenerated + 1)).toThrow(RangeError);
});

test('A generated remote has the shape of its model, its files under other names, and no place in the shell', () => {
  const [build] = generateRemotes([model], 1);
  const { pages = [], preload, entry, slots, notifications } = build?.description ?? {};
  expect([...(build?.files.keys() ?? [])]).toEqual([
    ...(pages[0]?.preload ?? []),
    ...(pages[1]?.preload ?? []),
    entry,
    ...(preload ?? []),
  ]);
  expect(pages.map(({ id, path, access, navigation }) => [id, path, access, navigation])).toEqual([
    ['apprenticeships', '/apprenticeships', 'public', undefined],
    ['apprenticeships-settings', '/apprenticeships/settings/:id', 'protected', undefined],
  ]);
  expect([slots, notifications]).toEqual([[], undefined]);
  expect(pages[0]?.preload[1]).toMatch(/^page-apprenticeships\.(?!1a2b3c4d)[0-9a-f]{8}\.js$/);
});
