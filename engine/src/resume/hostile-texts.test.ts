import { expect, test } from 'vitest';
import { aResume } from '../testing/a-resume.ts';
import { countTries } from '../testing/count-tries.ts';
import { analyzeResume } from './analyze-resume.ts';

const maxLength = 10_000;

const signs = [' ', '\n', '\r', '\t', 'a', 'A ', '7', '- a\n', '\u0000', '😀', '\u202E', 'אב ', '<b>', '&#1', '\uD800'];
const words = ['was ', 'I ', 'ID ', 'KES ', 'a@', 'A. b', 'WORK\n', 'form 1,', '2019 - 2018 ', 'Clerk\n- a b\n'];
const phrases = ['responsible for ', 'managing, ', 'reports were ', 'hardworking and '];
/** What is repeated, within a duty and alone. */
const units = [...signs, ...words, ...phrases];
const shapes = units.flatMap((unit) => [
  ['', unit],
  [`${aResume({ duties: ['Sold tea', ''] }).split('\n- \n')[0]}\n- `, unit],
]);

function textOf(head: string, unit: string, length: number): string {
  return head + unit.repeat(Math.ceil(length / unit.length));
}

test.each(shapes)('Below %j, 10,000 characters of %j are judged', (head = '', unit = '') => {
  const { strengths, improvements, suggestions } = analyzeResume(textOf(head, unit, maxLength), { today: '2026-03' });
  for (const list of [strengths, improvements, suggestions]) {
    expect(list.length).toBeLessThanOrEqual(12);
    for (const { excerpt, rewording } of list) {
      expect((excerpt ?? '').length).toBeLessThanOrEqual(200);
      expect((rewording ?? '').length).toBeLessThanOrEqual(240);
    }
  }
});

function triesOf(text: string): number {
  return countTries(() => analyzeResume(text, { today: '2026-03' }));
}

test.each(units)('Four times as much of %j costs at most six times as many tries', (unit) => {
  const head = `${aResume()}\n- `;
  const [less, more] = [triesOf(textOf(head, unit, 2500)), triesOf(textOf(head, unit, 10_000))];
  expect(less).toBeGreaterThan(1000);
  expect(more).toBeLessThanOrEqual(6 * less + 20_000);
});
