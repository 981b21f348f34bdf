import { expect, test } from 'vitest';
import { countTries } from '../testing/count-tries.ts';
import { readCvText } from './read-cv.ts';

const maxLength = 20_000;

const signs = [' ', '\n', '\t', '7', '07', '(', 'a', 'A ', '.', '@', '+', '-', '–', "O'", '<', '• \n', 'a,', '1. '];
const beginnings = ['a@', 'a.a@b.', '&#1', 'www.', 'https://', '2019 - ', 'Jan 2019 to ', 'jan ', '07 1-', 'Mary '];
const phrases = ['manager at ', 'bachelor of ', 'education and ', 'Reference:\n'];
const work = [
  '2019\n',
  '2019\n-\n',
  'Clerk\n',
  '2019 - 2020 Clerk\nAcme Ltd\nSold things\n',
  'Clerk, Acme Ltd\n2019 - 2020\n',
  'Position: Clerk\n',
  'worked as a ',
];
const education = ['Diploma in X\nKMTC\n2019\n', 'higher diploma ', 'KCSE '];

/** Hostile texts of any length: what they begin with, and what they repeat. */
const shapes: readonly (readonly [string, string])[] = [
  ...[...signs, ...beginnings, ...phrases].map((unit) => ['', unit] as const),
  ...work.map((unit) => ['WORK EXPERIENCE\n', unit] as const),
  ...education.map((unit) => ['EDUCATION\n', unit] as const),
];

function textOf([head, unit]: readonly [string, string], length: number): string {
  return (head + unit.repeat(Math.ceil(length / unit.length))).slice(0, length);
}

/** Random characters of those that the patterns look for, the same at each run. */
function randomText(length: number): string {
  const alphabet = "abc ABC 019 \n\t.,:;-–()/@+|•'";
  let seed = 7;
  return Array.from({ length }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return alphabet[Math.floor((seed / 2_147_483_648) * alphabet.length)];
  }).join('');
}

function triesOf(text: string): number {
  return countTries(() => readCvText(text, { today: '2026-12-31' }));
}

test.each(shapes)('Of %j and %j, 20,000 characters are read', (head, unit) => {
  const facts = readCvText(textOf([head, unit], maxLength), { today: '2026-12-31' });
  expect(facts.name === null || facts.name.value.length < 60).toBe(true);
  expect(facts.work.length).toBeLessThanOrEqual(240);
});

/** An expression with two ways to cut each word of a short line would never end, however short the line is. */
test.each([...signs, 'A', 'Mary ', 'A-', 'of '])('A title of many %j is read, whatever ends it', (unit) => {
  const titles = ['', '.', '1.', ',', ':', ' (', '/1'].map((end) => unit.repeat(Math.ceil(100 / unit.length)) + end);
  const facts = readCvText(`WORK EXPERIENCE\n${titles.map((title) => `2019 - 2020\n${title}\nSchool\n`).join('')}`, {
    today: '2026-12-31',
  });
  expect(facts.work.length).toBeLessThanOrEqual(titles.length * 2);
});

test('Any text is read, and what is written at random is no CV', () => {
  expect(readCvText(randomText(maxLength), { today: '2026-12-31' }).isCv).toBe(false);
  expect(readCvText('', { today: '2026-12-31' })).toMatchObject({ isCv: false, name: null, work: [], skills: [] });
});

/** Of each character: the lines of a list of jobs are asked about one another, but not each about all. */
const maxTries = 15_000;

test.each(shapes)('Four times as much of %j and %j costs at most six times as many tries', (head, unit) => {
  const length = 2000;
  const [less, more] = [triesOf(textOf([head, unit], length)), triesOf(textOf([head, unit], 4 * length))];
  expect(less).toBeGreaterThan(1000);
  expect(more).toBeLessThanOrEqual(6 * less + 20_000);
  expect(more).toBeLessThanOrEqual(maxTries * 4 * length);
});
