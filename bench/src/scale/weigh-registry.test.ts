import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { weighRegistry } from './weigh-registry.ts';

/** A page whose registry has one remote, shown in the shell or not. */
function composePage(slots: readonly string[]): string {
  const files = Array.from({ length: 12 }, (_, index) => `page-${index}.js`);
  const remote = {
    name: 'mf-jobs',
    displayName: { en: 'Jobs' },
    version: '1.0.0',
    owner: 'Jobs team',
    contract: '^1.0.0',
    pages: [{ id: 'jobs', path: '/jobs', access: 'public', title: { en: 'Jobs' }, preload: files.slice(1) }],
    slots,
    entry: files[0],
    entryGlobal: 'mf_jobs',
    preload: [],
    integrity: { 'page-0.js': `sha256-${createHash('sha256').update('page-0').digest('base64')}` },
    baseUrl: '/remotes/mf-jobs/1.0.0/',
  };
  const registry = JSON.stringify({ schemaVersion: 1, revision: 1, remotes: [remote] });
  return `<!doctype html><script type="application/json" id="fursa-registry">${registry}</script>`;
}

test('Each part weighs less than the one before, and a remote that the shell does not show keeps its routes alone', async () => {
  const [whole = 0, noLists = 0, routes = 0, ofPlace = 0] = await weighRegistry(composePage([]));
  expect(whole).toBeGreaterThan(noLists);
  expect(noLists - routes).toBeGreaterThan(32);
  expect(ofPlace).toBe(routes);
});

test('A remote that fills a slot keeps what loads it', async () => {
  const weights = await weighRegistry(composePage(['home-panel']));
  expect(weights[3]).toBe(weights[0]);
});

test('A page without a registry is not weighed', async () => {
  await expect(weighRegistry('<!doctype html>')).rejects.toThrow('no registry');
});
