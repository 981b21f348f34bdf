// @vitest-environment node
import { describe, expect, test } from 'vitest';
import switches from './base.css?raw';
import tokens from './tokens.css?raw';

type Colors = Readonly<Record<string, string>>;
type Pair = readonly [text: string, ground: string];

const textPairs: readonly Pair[] = [
  ...['canvas', 'surface', 'fill', 'primary-soft', 'danger-soft', 'warning-soft'].flatMap((ground): Pair[] => [
    ['ink', ground],
    ['muted', ground],
  ]),
  ...['primary', 'primary-hover', 'danger', 'warning'].flatMap((text): Pair[] => [
    [text, 'canvas'],
    [text, 'surface'],
  ]),
  ['primary', 'primary-soft'],
  ['primary-hover', 'primary-soft'],
  ['danger', 'danger-soft'],
  ['warning', 'warning-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
];

const shapePairs: readonly Pair[] = ['edge', 'focus'].flatMap((shape): Pair[] => [
  [shape, 'canvas'],
  [shape, 'surface'],
]);

const switchNames = ['[data-theme="dark"]', '[data-contrast="high"]', '[data-palette="color-blind"]'];
const looks = Array.from({ length: 2 ** switchNames.length }, (_, number) =>
  switchNames.filter((_name, place) => number & (1 << place)),
);

describe.each(looks.map((look) => [look.join('') || 'neither switch', look] as const))('With %s', (_, look) => {
  const colors = colorsOf(look);
  const wanted = look.includes('[data-contrast="high"]') ? 7 : 4.5;

  test.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(colors, text, ground)).toBeGreaterThanOrEqual(wanted);
  });

  test.each(shapePairs)('%s can be told from %s', (shape, ground) => {
    expect(contrast(colors, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('Every switched color is a token', () => {
  const known = Object.keys(readColors(tokens));
  const switched = Object.keys(readColors(switches));
  expect(switched.length).toBeGreaterThan(0);
  expect(switched.filter((name) => !known.includes(name))).toEqual([]);
});

test('The tokens hold nothing but theme blocks, or remotes could not import them by reference', () => {
  const withoutComments = tokens.replace(/\/\*.*?\*\//gs, '').trim();
  expect(withoutComments.match(/^[^\s].*$/gm)).toEqual(['@theme static {', '}']);
});

/** The cascade: the plain tokens, then each rule whose switches are all on, more of them beating fewer, later ones earlier. */
function colorsOf(look: readonly string[]): Colors {
  const rules = [...switches.matchAll(/^ {2}((?:\[data-[^\]]+\])+) \{([^}]*)\}/gm)].map(([, selector, body]) => ({
    needs: selector?.match(/\[[^\]]+\]/g) ?? [],
    body: body ?? '',
  }));
  expect(rules.length).toBeGreaterThan(0);
  const bodies = rules
    .filter(({ needs }) => needs.every((name) => look.includes(name)))
    .sort((a, b) => a.needs.length - b.needs.length)
    .map(({ body }) => body);
  return readColors([tokens, ...bodies].join(''));
}

function readColors(css: string): Colors {
  return Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(colors: Colors, a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(colors[a]), luminance(colors[b])].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string | undefined): number {
  if (hex === undefined) throw new Error('No such token');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
