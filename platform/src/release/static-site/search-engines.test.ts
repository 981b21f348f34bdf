import type { Registry } from '@fursa/shared/contract/registry';
import { expect, test } from 'vitest';
import { composeRobots, composeSitemap } from './search-engines.ts';

const page = { access: 'public' as const, title: { en: 'x' }, preload: [] };

const registry: Registry = {
  schemaVersion: 1,
  revision: 1,
  remotes: [
    {
      name: 'mf-jobs',
      displayName: { en: 'Jobs' },
      version: '1.0.0',
      owner: 'Team',
      contract: '^1.0.0',
      pages: [
        { ...page, id: 'open', path: '/remote-jobs' },
        { ...page, id: 'one', path: '/jobs/:jobId' },
        { ...page, id: 'confirm', path: '/auth/confirm' },
        { ...page, id: 'closed', path: '/jobs', access: 'protected' },
      ],
      slots: [],
      entry: 'remoteEntry.js',
      entryGlobal: 'mf_jobs',
      preload: [],
      integrity: {},
      baseUrl: '/remotes/mf-jobs/1.0.0/',
    },
  ],
};

test('The sitemap names the pages that everybody may read and that stand for themselves', () => {
  const addresses = [...composeSitemap(registry, 'https://fursa.example/?a&b').matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(addresses.map(([, address]) => address)).toEqual([
    'https://fursa.example/?a&amp;b/',
    'https://fursa.example/?a&amp;b/remote-jobs',
  ]);
});

test('Robots are told where the sitemap is and what is not for them', () => {
  const robots = composeRobots('https://fursa.example');
  expect(robots).toContain('Disallow: /rest/\n');
  expect(robots).toContain('Sitemap: https://fursa.example/sitemap.xml\n');
  expect(composeRobots(undefined)).not.toContain('Sitemap');
});
