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

test.each(['/%6Aobs', '/events%2Fmine', '/events//x', '/x/../y', '/./x', '/a:b'])(
  'The path %s is refused: no address reaches it',
  (path) => {
    expect(publish(path)).toThrow('which no address reaches');
  },
);

test('A path that a file would answer is refused', () => {
  expect(publish('/events/list.json')).toThrow('which is that of a file');
  expect(publish('/events/2.0', '/kazi-mpya', '/événements')).not.toThrow();
});

test.each([
  [{ label: { en: 'Jobs' }, order: 90 }, '"Jobs" stands in the navigation already, by mf-jobs'],
  [{ label: { en: ' jobs' }, order: 90 }, 'already, by mf-jobs'],
  [{ label: { en: 'Events', sw: 'Kazi' }, order: 90 }, '"Kazi" stands in the navigation already, by mf-jobs'],
  [{ label: { en: 'Events', fr: 'JOBS' }, order: 90 }, '"JOBS" stands in the navigation already, by mf-jobs'],
  [{ label: { en: 'Home' }, order: 90 }, '"Home" stands in the navigation already, by the shell'],
  [{ label: { en: 'Events', sw: 'home' }, order: 90 }, '"home" stands in the navigation already, by the shell'],
  [{ label: { en: 'Events' }, order: -999 }, 'the order -999 of "Events" in the navigation is no number from 1 to 999'],
  [{ label: { en: 'Events' }, order: 1.5 }, 'no number'],
])('A link of the navigation takes no place of another: %j', (navigation, fault) => {
  const withLink = (base: RegisteredRemote, link: typeof navigation): RegisteredRemote => ({
    ...base,
    pages: base.pages.map((page) => ({ ...page, navigation: link })),
  });
  const jobs = withLink(remote('mf-jobs', ['/jobs']), { label: { en: 'Jobs', sw: 'Kazi' }, order: 10 });
  const known = { ...registry, remotes: [jobs] };
  expect(() => checkOwnership(withLink(remote('mf-events', ['/events']), navigation), known)).toThrow(fault);
  expect(() => checkOwnership(jobs, known)).not.toThrow();
  const beside = { label: { en: 'Events', sw: 'Matukio' }, order: 90 };
  expect(() => checkOwnership(withLink(remote('mf-events', ['/events']), beside), known)).not.toThrow();
});

test('A slot has one owner', () => {
  expect(() => checkOwnership(remote('mf-events', [], ['banner']), registry)).toThrow('filled by mf-jobs');
});
