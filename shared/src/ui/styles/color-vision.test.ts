// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { allLooks, type Colors, colorsOf, linearRgb } from './testing/read-tokens.ts';

type Matrix = readonly (readonly [number, number, number])[];

/**
 * How colors look to people who see no red, no green, or no blue: Machado, Oliveira and Fernandes 2009, severity 1.0, for linear
 * light (https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html).
 */
const visions: Readonly<Record<string, Matrix>> = {
  'full color vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Colors that mean something: success or what can be pressed, an error, a warning; and plain text, which means none of them. */
const meanings = ['primary', 'danger', 'warning', 'ink'];
const pairs = meanings.flatMap((one, place) => meanings.slice(place + 1).map((other) => [one, other] as const));

/** In OKLab, where 0.02 is what an eye can just tell apart; five times that on a small word in the sun. */
const minDistance = 0.1;

const looks = allLooks.filter((look) => look.includes('[data-palette="color-blind"]'));

describe.each(looks.map((look) => [look.join(''), look] as const))('With %s', (_, look) => {
  const colors = colorsOf(look);

  describe.each(Object.keys(visions))('and %s', (vision) => {
    test.each(pairs)('%s can be told from %s', (one, other) => {
      expect(distance(colors, one, other, visions[vision] ?? [])).toBeGreaterThanOrEqual(minDistance);
    });
  });
});

test('Green and red of the usual palette would be found', () => {
  const colors = { primary: '#00663b', danger: '#7b4a00' };
  expect(distance(colors, 'primary', 'danger', visions.deuteranopia ?? [])).toBeLessThan(minDistance);
});

function distance(colors: Colors, one: string, other: string, vision: Matrix): number {
  const [a, b] = [one, other].map((name) => toOklab(simulate(vision, linearRgb(colors[name]))));
  return Math.hypot(...(a ?? []).map((value, axis) => value - (b?.[axis] ?? 0)));
}

function simulate(vision: Matrix, [red, green, blue]: readonly [number, number, number]) {
  const seen = vision.map((row) => Math.min(1, Math.max(0, row[0] * red + row[1] * green + row[2] * blue)));
  return [seen[0] ?? 0, seen[1] ?? 0, seen[2] ?? 0] as const;
}

/** https://bottosson.github.io/posts/oklab/ */
function toOklab([red, green, blue]: readonly [number, number, number]): readonly number[] {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}
