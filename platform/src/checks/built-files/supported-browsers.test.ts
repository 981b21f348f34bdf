import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browserTargets } from '../../preset/supported-browsers.ts';
import { plant } from '../testing/copy-repository.ts';
import { findUnsupportedFeatures } from './supported-browsers.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fursa-built-'));
});
afterEach(() => rm(root, { recursive: true }));

async function violationsOf(name: string, text: string): Promise<string[]> {
  await plant(root, { [`mf-jobs/dist/${name}`]: text });
  return await findUnsupportedFeatures(root, ['mf-jobs']);
}

describe('Browsers at the floor', () => {
  test('The floor is what the guides promise', () => {
    expect(browserTargets).toEqual([
      'chrome >= 111',
      'edge >= 111',
      'firefox >= 128',
      'safari >= 16.4',
      'ios_saf >= 16.4',
    ]);
  });

  test.each([
    ['a flag of regular expressions', 'const x = /[\\p{L}--[a-z]]/v;', 'syntax'],
    ['modifiers in a regular expression', 'const x = /(?i:a)b/;', 'syntax'],
    ['a group named twice', 'const x = /(?<y>a)|(?<y>b)/;', 'syntax'],
    ['a resource that closes itself', 'function f(a) { using b = a(); }', 'syntax'],
    ['an import with attributes', "import('./a.json', { with: { type: 'json' } });", 'syntax'],
    ['a function of Promise', 'const { promise } = Promise.withResolvers();', 'Promise.withResolvers'],
    ['the same by another way', "window.Promise['withResolvers']();", 'Promise.withResolvers'],
    ['a function of Object', 'Object.groupBy(jobs, (job) => job.company);', 'Object.groupBy'],
    ['a function of Array', 'Array.fromAsync(pages);', 'Array.fromAsync'],
    ['a function of an interface of browsers', 'AbortSignal.any([one, other]);', 'AbortSignal.any'],
    ['an address that is only asked about', 'if (URL.canParse(text)) open(text);', 'URL.canParse'],
    ['an object of Intl', "new Intl.DurationFormat('en');", 'Intl.DurationFormat'],
    ['a global object', 'const queue = navigation.entries();', 'navigation'],
    ['a class of browsers', 'const watcher = new CloseWatcher();', 'CloseWatcher'],
    ['a method of sets', 'const both = one.symmetricDifference(other);', '.symmetricDifference()'],
    ['a method of an iterator', 'const names = byName.values().map(trim);', '.map()'],
    ['an iterator of matches', 'text.matchAll(/a/g).toArray();', '.toArray()'],
    [
      'a guard in another function',
      'function f() { return typeof URL.canParse; } function g() { return URL.canParse(a); }',
      'URL.canParse',
    ],
  ])('A script with %s is refused', async (_what, source, feature) => {
    const [first, ...others] = await violationsOf('page.1234.js', source);
    expect(first).toContain(`mf-jobs/dist/page.1234.js: unsupported-feature: ${feature} (`);
    expect(others).toEqual([]);
  });

  test.each([
    [
      'what the floor has',
      'const a = [2, 1].toSorted(), b = /(?<=a)b/u, c = structuredClone(a), d = a.findLast(f), e = Object.hasOwn(a, b);',
    ],
    ['classes of today', 'class A { static #b = 1; static { this.c = #b in this; } }'],
    ['a feature it asks for', "const f = (t) => 'function' == typeof URL.canParse ? URL.canParse(t) : g(t);"],
    [
      'a global it asks for',
      'function f() { if (typeof navigation !== "undefined") return () => navigation.entries(); }',
    ],
    ['an optional call', 'document.startViewTransition?.(f); AbortSignal.any?.([a]);'],
    [
      'a function of the same name',
      'class Z { isSubsetOf(a) { return a; } } new Z().isSubsetOf(b); const Iterator = {}; Iterator.from(a);',
    ],
    ['arrays of values', 'Object.values(a).map(f); Array.from(b.values()).map(f); React.Children.toArray(a);'],
  ])('A script with %s passes', async (_what, source) => {
    expect(await violationsOf('page.1234.js', source)).toEqual([]);
  });

  test.each([
    ['a function of colours', 'a { color: light-dark(red, blue); }', 'light-dark()'],
    ['a rule', '@position-try --below { top: 0; }', '@position-try'],
    ['a property', 'a { interpolate-size: allow-keywords; }', 'interpolate-size'],
    ['a pseudo-class', 'input:user-invalid { color: red; }', ':user-invalid'],
    ['a property that Safari knows by its prefix only', 'a { user-select: none; }', 'user-select'],
  ])('A style sheet with %s is refused', async (_what, source, feature) => {
    const violations = await violationsOf('page.1234.css', source);
    expect(violations).toEqual([expect.stringContaining(`unsupported-feature: ${feature} (`)]);
  });

  test('A style sheet of what the floor has passes', async () => {
    const source = `@layer base { @container (width > 10px) { a:has(b) { color: color-mix(in oklch, red, blue);
      -webkit-user-select: none; user-select: none; --light-dark: 1; inset: 0; overscroll-behavior: contain; } } }`;
    expect(await violationsOf('page.1234.css', source)).toEqual([]);
  });

  test('Scripts and styles that stand in a page are looked at, data is not', async () => {
    const page = `<style>a { color: light-dark(red, blue) }</style><script>Object.groupBy(a, b)</script>
      <script type="application/json">{"Promise": not a script}</script><script src="/a.js"></script>`;
    expect(await violationsOf('index.html', page)).toEqual([
      expect.stringContaining('mf-jobs/dist/index.html: unsupported-feature: Object.groupBy'),
      expect.stringContaining('mf-jobs/dist/index.html: unsupported-feature: light-dark()'),
    ]);
  });
});
