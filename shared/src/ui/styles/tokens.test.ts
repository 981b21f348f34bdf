// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { allLooks, colorsOf, linearRgb, readColors, switches, tokens } from './testing/read-tokens.ts';

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

describe.each(allLooks.map((look) => [look.join('') || 'neither switch', look] as const))('With %s', (_, look) => {
  const colors = colorsOf(look);
  const wanted = look.includes('[data-contrast="high"]') ? 7 : 4.5;

  test.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(colors, text, ground)).toBeGreaterThanOrEqual(wanted);
  });

  test.each(shapePairs)('%s can be told from %s', (shape, ground) => {
    expect(contrast(colors, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

test.each([[['[data-contrast="high"]']], [['[data-contrast="high"]', '[data-theme="dark"]']]])(
  'With %s and no palette the page is black and white, as its switch says',
  (look) => {
    const colors = colorsOf(look);
    const drawn = ['canvas', 'surface', 'ink', 'muted', 'line', 'edge', 'primary', 'on-primary'];
    expect(drawn.filter((name) => !['#000000', '#ffffff'].includes(colors[name] ?? ''))).toEqual([]);
  },
);

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

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(colors: ReturnType<typeof colorsOf>, a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(colors[a]), luminance(colors[b])].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string | undefined): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
