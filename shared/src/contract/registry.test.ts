// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { parseRegistry, publicConfigSchema, registeredRemoteSchema, remoteDescriptionSchema } from './registry.ts';

const page = {
  id: 'job-list',
  path: '/jobs',
  access: 'public',
  title: { en: 'Jobs' },
  navigation: { label: { en: 'Jobs' }, order: 1 },
  preload: ['assets/job-list.1a2b.js'],
};

const description = {
  name: 'mf-jobs',
  displayName: { en: 'Jobs' },
  version: '1.2.3',
  owner: 'jobs team',
  contract: '^1.0.0',
  pages: [page],
  slots: ['user-widget'],
  entry: 'remoteEntry.1a2b.js',
  entryGlobal: 'mf_jobs',
  preload: ['assets/remote.1a2b.js', 'assets/remote.1a2b.css'],
  integrity: { 'remoteEntry.1a2b.js': 'sha256-AAAA+/==' },
};

const remote = { ...description, baseUrl: '/remotes/mf-jobs/1.2.3/' };

test('A remote as a build describes it is accepted as it is', () => {
  expect(remoteDescriptionSchema.parse(description)).toEqual(description);
});

test('A remote may say that it has notifications, and says nothing otherwise', () => {
  const talkative = { ...description, notifications: true };
  expect(remoteDescriptionSchema.parse(talkative)).toEqual(talkative);
  expect(remoteDescriptionSchema.safeParse({ ...description, notifications: 'yes' }).success).toBe(false);
});

test('A registry of such remotes is accepted as it is, an empty one too', () => {
  const registry = { schemaVersion: 1, revision: 7, remotes: [remote] };
  expect(parseRegistry(registry)).toEqual({ registry, skipped: [] });
  const empty = { schemaVersion: 1, revision: 0, remotes: [] };
  expect(parseRegistry(empty)).toEqual({ registry: empty, skipped: [] });
});

test('What a later version adds to a registry, a remote or a page is left aside', () => {
  const later = { ...remote, trust: 'high', pages: [{ ...page, icon: 'briefcase' }] };
  const { registry, skipped } = parseRegistry({ schemaVersion: 1, revision: 7, region: 'ke', remotes: [later] });
  expect(skipped).toEqual([]);
  expect(registry.remotes).toEqual([remote]);
});

test.each(['/remotes/mf-jobs/1.2.3/', 'https://cdn.example.com/mf-jobs/', 'http://localhost:3101/', '/'])(
  'A remote may be at %s',
  (baseUrl) => {
    expect(registeredRemoteSchema.safeParse({ ...remote, baseUrl }).success).toBe(true);
  },
);

test.each([
  '//evil.example/',
  'javascript:alert(1)/',
  'data:text/javascript,alert(1)/',
  '/\\evil.example/',
  'https://example.com',
  'https://example.com/?x=/',
  'https:///evil.example/',
  'https://name:password@example.com/',
  '/remotes/../../api/',
  '/a\n/',
  '',
])('No remote is at %j', (baseUrl) => {
  expect(registeredRemoteSchema.safeParse({ ...remote, baseUrl }).success).toBe(false);
});

const badFiles = [
  '/etc/passwd',
  '../other/remoteEntry.js',
  'a/../../b.js',
  'https://evil.example/x.js',
  'a\\b.js',
  'a.js?x',
  'javascript:alert(1)',
  'a.js\n',
  '',
];

describe.each(badFiles)('The file name %j is refused', (file) => {
  test.each([
    ['as entry', { entry: file }],
    ['in the preload list', { preload: [file] }],
    ['in the preload list of a page', { pages: [{ ...page, preload: [file] }] }],
    ['in the list of hashes', { integrity: { [file]: 'sha256-AAAA' } }],
  ])('%s', (_, change) => {
    expect(remoteDescriptionSchema.safeParse({ ...description, ...change }).success).toBe(false);
  });
});

test.each([
  ['a name that is a path', { name: 'mf-jobs/../x' }],
  ['a name of something else', { name: 'shell' }],
  ['no version', { version: 'latest' }],
  ['a version with a path in it', { version: '1.0.0-../x' }],
  ['a version that ends its line', { version: '1.0.0\n' }],
  ['no owner', { owner: '' }],
  ['no contract range', { contract: '' }],
  ['a slot that is markup', { slots: ['<b>'] }],
  ['a global that is an expression', { entryGlobal: 'a.b' }],
  ['a global that is a call', { entryGlobal: 'alert()' }],
  ['a hash of another kind', { integrity: { 'a.js': 'md5-AAAA' } }],
  ['a hash with a second one behind it', { integrity: { 'a.js': 'sha256-AAAA sha256-BBBB' } }],
  ['no hashes', { integrity: undefined }],
  ['a name that is no text in another language', { displayName: { en: 'Jobs', sw: 7 } }],
  ['an empty name', { displayName: { en: '' } }],
  ['no English name', { displayName: {} }],
  ['a page that anybody may see or not', { pages: [{ ...page, access: 'secret' }] }],
  ['a page at another host', { pages: [{ ...page, path: '//evil.example' }] }],
  ['a page with a backslash', { pages: [{ ...page, path: '/\\evil.example' }] }],
  ['a page outside the root', { pages: [{ ...page, path: 'jobs' }] }],
  ['a page with a query', { pages: [{ ...page, path: '/jobs?x' }] }],
  ['a page with a script for an id', { pages: [{ ...page, id: '__proto__' }] }],
  ['pages that are no list', { pages: { 0: page } }],
])('A remote with %s is refused', (_, change) => {
  expect(remoteDescriptionSchema.safeParse({ ...description, ...change }).success).toBe(false);
});

test('What the registry does not know is dropped', () => {
  const parsed = registeredRemoteSchema.parse({ ...remote, onload: 'alert(1)' });
  expect(parsed).not.toHaveProperty('onload');
});

test('A remote cannot reach the prototype of anything', () => {
  const hostile: unknown = JSON.parse(JSON.stringify(remote).replace('"name"', '"__proto__":{"polluted":true},"name"'));
  const parsed = registeredRemoteSchema.safeParse(hostile);
  expect(parsed.success && 'polluted' in parsed.data).toBe(false);
  expect('polluted' in {}).toBe(false);
});

test.each([
  ['another schema', { schemaVersion: 2, revision: 0, remotes: [] }],
  ['a revision below zero', { schemaVersion: 1, revision: -1, remotes: [] }],
  ['half a revision', { schemaVersion: 1, revision: 0.5, remotes: [] }],
  ['no remotes', { schemaVersion: 1, revision: 0 }],
  ['nothing', null],
  ['a page instead', '<!doctype html>'],
])('A registry with %s is refused', (_, registry) => {
  expect(() => parseRegistry(registry)).toThrow();
});

test('A bad entry is skipped with its reason, wherever it stands, and costs no other its place', () => {
  const bad = { ...remote, name: 'mf-events', entry: '../x.js' };
  for (const remotes of [
    [bad, remote],
    [remote, bad],
  ]) {
    const { registry, skipped } = parseRegistry({ schemaVersion: 1, revision: 7, remotes });
    expect(registry.remotes).toEqual([remote]);
    expect(skipped).toEqual([{ name: 'mf-events', reason: expect.stringMatching(/^entry: /), entry: bad }]);
  }
});

test.each([null, 7, 'mf-jobs', [], {}, { name: { en: 'x' } }])('The entry %j is skipped under its place', (entry) => {
  const { registry, skipped } = parseRegistry({ schemaVersion: 1, revision: 7, remotes: [remote, entry] });
  expect(registry.remotes).toEqual([remote]);
  expect(skipped.map(({ name }) => name)).toEqual(['entry 2']);
});

test('The first of two entries with one name counts', () => {
  const second = { ...remote, version: '2.0.0' };
  const { registry, skipped } = parseRegistry({ schemaVersion: 1, revision: 7, remotes: [remote, second] });
  expect(registry.remotes).toEqual([remote]);
  expect(skipped).toEqual([{ name: 'mf-jobs', reason: 'it is there twice', entry: second }]);
});

test('A remote, a slot and a language that nobody here has heard of are accepted', () => {
  const stranger = { ...remote, name: 'mf-events', slots: ['banner'], displayName: { en: 'Events', sw: 'Matukio' } };
  expect(registeredRemoteSchema.parse(stranger)).toEqual(stranger);
});

test('The public configuration lets nothing through that it does not name', () => {
  const parsed = publicConfigSchema.parse({
    version: '0.1.0',
    supabasePublishableKey: 'publishable',
    supabaseSecretKey: 'secret',
  });
  expect(parsed).toEqual({ version: '0.1.0', supabasePublishableKey: 'publishable' });
});
