import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { scopeStyles } from './scope-styles.ts';

function scope(css: string): string {
  const text = postcss([scopeStyles('mf-jobs')]).process(css, { from: undefined }).css;
  return normalize(text).replaceAll('[data-mf=mf-jobs]', 'PLACE');
}

function normalize(css: string): string {
  return css
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};]) ?/g, '$1')
    .trim();
}

function scopedSelector(selector: string): string {
  return /^@layer remotes\{(.*)\{color: red\}\}$/.exec(scope(`${selector} { color: red }`))?.[1] ?? '';
}

test.each([
  ['header', 'PLACE header:not(.ui)'],
  ['*', 'PLACE :not(.ui)'],
  ['::selection', 'PLACE :not(.ui)::selection'],
  ['h1, h2 > a', 'PLACE h1:not(.ui), PLACE h2 > a:not(.ui)'],
  ['[data-mf=mf-ai] p', 'PLACE [data-mf=mf-ai] p:not(.ui)'],
])('%s holds inside the place only', (selector, expected) => {
  expect(scopedSelector(selector)).toBe(expected);
});

test.each([
  [':root', 'PLACE'],
  [':host', 'PLACE'],
  ['html', 'PLACE'],
  ['body', 'PLACE'],
  [':scope', 'PLACE'],
  ['body::before', 'PLACE:before'],
  ['html > body > main', 'PLACE > main:not(.ui)'],
  ['[data-mf=mf-jobs] main', 'PLACE main:not(.ui)'],
  [':scope > main', 'PLACE > main:not(.ui)'],
])('%s means the place itself', (selector, expected) => {
  expect(scopedSelector(selector)).toBe(expected);
});

test.each([
  ['html[data-theme=dark]', 'html[data-theme=dark] PLACE'],
  ['[data-theme=dark] main', '[data-theme=dark] PLACE main:not(.ui)'],
  [':root[data-contrast=high] body main', ':root[data-contrast=high] PLACE main:not(.ui)'],
  ['main:where([data-theme=dark] *)', 'PLACE main:where([data-theme=dark] *):not(.ui)'],
])('%s asks for a look of the page', (selector, expected) => {
  expect(scopedSelector(selector)).toBe(expected);
});

test.each([
  ['.p-2', 'PLACE :is(.p-2:not(.ui), .ui\\:p-2)'],
  ['.chart .bar:hover', 'PLACE :is(.chart:not(.ui), .ui\\:chart) :is(.bar:not(.ui), .ui\\:bar):hover'],
  [':where(.gap-y > :not(:last-child))', 'PLACE :where(:is(.gap-y:not(.ui), .ui\\:gap-y) > :not(:last-child))'],
  ['.x:is(:where(.group):hover *)', 'PLACE :is(.x:not(.ui), .ui\\:x):is(:where(.group):hover *)'],
])('%s spares the shared pieces, save for classes that are passed to them', (selector, expected) => {
  expect(scopedSelector(selector)).toBe(expected);
});

test('A nested rule means what it meant', () => {
  expect(scope('.card { & > p { color: red } [data-theme=dark] & { color: blue } }')).toBe(
    normalize(
      '@layer remotes{ PLACE :is(.card:not(.ui), .ui\\:card) > p:not(.ui) { color: red; } ' +
        '[data-theme=dark] PLACE :is(.card:not(.ui), .ui\\:card) { color: #00f; } }',
    ),
  );
});

test('Rules under conditions and in layers are scoped, too', () => {
  expect(scope('@layer a { @media (width >= 48rem) { p { color: red } } }')).toBe(
    normalize('@layer remotes{ @layer a { @media (width >= 48rem) { PLACE p:not(.ui) { color: red } } } }'),
  );
});

test('Keyframes have a name of their own, wherever it is used', () => {
  const styles = `p { --move: 'in' 2s; animation: in 1s linear, var(--move); --animate-in: in 1s; animation-name: "in", none }`;
  expect(scope(`@keyframes in { from { opacity: 0 } } ${styles}`)).toBe(
    normalize(
      '@layer remotes{ @keyframes mf-jobs-in { from { opacity: 0 } } ' +
        'PLACE p:not(.ui) { --move: mf-jobs-in 2s; animation: mf-jobs-in 1s linear, var(--move); --animate-in: mf-jobs-in 1s; animation-name: mf-jobs-in, none } }',
    ),
  );
  expect(scope(`@keyframes "in" { from { opacity: 0 } }`)).toContain('@keyframes mf-jobs-in');
});

test.each([
  ['p { animation: elsewhere 1s infinite alternate }', 'The animation "elsewhere" has no keyframes in this file'],
  ['@keyframes in { from { opacity: 0 } } p { animation: in 1s, spin 2s }', 'The animation "spin" has no keyframes'],
  ['p { animation-name: "elsewhere" }', 'The animation "elsewhere" has no keyframes'],
  ['@keyframes linear { from { opacity: 0 } }', 'Keyframes cannot have the name "linear"'],
])('An animation that would be lost fails the build: %s', (styles, fault) => {
  expect(() => scope(styles)).toThrow(fault);
});

test('The order of the layers and the properties of Tailwind stay outside', () => {
  const property = '@property --tw-x { syntax: "*"; inherits: false }';
  expect(scope(`@layer theme, remotes; p { color: red } ${property}`)).toBe(
    normalize(
      '@layer theme, remotes; @layer remotes{ PLACE p:not(.ui) { color: red } } @property --tw-x { syntax: *; inherits: false }',
    ),
  );
});

test.each([
  [':root + footer { color: red }', /cannot be kept inside the place of mf-jobs: it reaches a neighbour/],
  [':scope ~ footer { color: red }', /it reaches a neighbour/],
  ['@page { margin: 0 }', /@page cannot be kept inside the place of a remote/],
  ['@view-transition { navigation: auto }', /@view-transition cannot be kept/],
  ['@import url("https://elsewhere.example/a.css");', /@import .* brings a style sheet that the build cannot keep/],
  ['@property --color { syntax: "*"; inherits: false }', /begin the name --color with --mf-jobs-/],
  ['@font-face { font-family: "Inter"; src: url(a.woff2) }', /call the family "mf-jobs Inter"/],
])('%s is refused', (css, message) => {
  expect(() => scope(css)).toThrow(message);
});

test('Every element of a shared piece that has classes has the one by which remotes spare it', () => {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('@fursa/shared/ui')));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const written = sources.flatMap((source) => [...source.matchAll(/<([\w.]+)[^<]*?className="([^"]*)"/g)]);
  expect(written.length).toBeGreaterThan(30);
  // The mark of a spinner has it already, and takes more.
  const unmarked = written.filter(([, name, classes = '']) => name !== 'SpinnerMark' && !/^ui( |$)/.test(classes));
  expect(unmarked.map(([text]) => text)).toEqual([]);
});
