import type { RegisteredRemote, Registry } from '@fursa/shared/contract/registry';
import { expect, test } from 'vitest';
import { checkOwnership } from './check-ownership.ts';

function remote(name: RegisteredRemote['name'], paths: readonly string[], slots: string[] = []): RegisteredRemote {
  return {
    name,
    displayName: { en: name },
    version: '1.0.0',
    owner: 'somebody',
    contract: '^1.0.0',
    pages: paths.map((path, index) => ({
      id: `page-${index}`,
      path,
      access: 'public' as const,
      title: { en: path },
      preload: [],
    })),
    slots,
    entry: 'entry.js',
    entryGlobal: 'entry',
    preload: [],
    integrity: {},
    baseUrl: `/remotes/${name}/1.0.0/`,
  };
}

const registry: Registry = {
  schemaVersion: 1,
  revision: 1,
  remotes: [
    remote('mf-jobs', ['/jobs', '/jobs/:jobId', '/remote-jobs'], ['banner']),
    remote('mf-auth', ['/login', '/auth/confirm', '/help/:topic?', '/docs/*']),
  ],
};

function publish(...paths: string[]) {
  return () => checkOwnership(remote('mf-events', paths), registry);
}

test.each([
  ['/jobs/mine', 'mf-jobs'],
  ['/JOBS', 'mf-jobs'],
  ['/jobs/', 'mf-jobs'],
  ['/jobs/:id', 'mf-jobs'],
  ['/jobs/*', 'mf-jobs'],
  ['/:anything/mine', 'the product'],
  ['/remote-jobs?', 'the product'],
  ['/platform', 'the product'],
  ['/platform/costs', 'the product'],
  ['/metrics', 'the product'],
  ['/help', 'mf-auth'],
  ['/help/cv', 'mf-auth'],
  ['/docs', 'mf-auth'],
  ['/docs/a/b', 'mf-auth'],
  ['/*', 'the product'],
  ['/:page', 'the product'],
  ['/', 'the product'],
  ['/privacy', 'the product'],
  ['/rest/v1/jobs', 'the product'],
  ['/auth/v1/:x', 'the product'],
  ['/assets/logo', 'the product'],
  ['/healthz', 'the product'],
])('The path %s is refused, and its owner named: %s', (path, owner) => {
  expect(publish(path)).toThrow(owner);
});

test.each([
  ['/events', '/EVENTS/'],
  ['/events/:id', '/events/:eventId'],
  ['/events/:id?', '/events/:x?'],
])('The paths %s and %s of one remote are one path', (one, other) => {
  expect(publish(one, other)).toThrow('its page "page-0"');
});

test('A remote keeps its own paths, more exact ones beside patterns too, and takes free ones', () => {
  expect(publish('/events', '/events/new', '/events/:id', '/jobs-abroad', '/help-me')).not.toThrow();
  const again = remote('mf-jobs', ['/jobs', '/jobs/:jobId', '/jobs/mine'], ['banner']);
  expect(() => checkOwnership(again, registry)).not.toThrow();
});

test('A slot has one owner', () => {
  expect(() => checkOwnership(remote('mf-events', [], ['banner']), registry)).toThrow('filled by mf-jobs');
});
