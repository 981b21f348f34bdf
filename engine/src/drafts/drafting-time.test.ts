import { expect, test } from 'vitest';
import { draftApplication } from './draft-application.ts';

const longest = 100_000;
const longestAdvert = 20_000;
/** Minutes pass before a text whose cost grows with its square is read; all of these take seconds. */
const shapes = [' ', '!', 'A ', 'QuickBooks, ', 'Plumber at Maji Works, 2019 - 2020\n', '\n- Managed 5 shops'];

test.each(shapes)('A text of any length made of %j is drafted from in time', (unit) => {
  const resume = `Jane Wanjiru\nExperience\n${unit.repeat(longest / unit.length)}`;
  const text = unit.repeat(longestAdvert / unit.length);
  expect(draftApplication('letter', { resume, advert: { title: text, company: text, text } })[0]?.text).toBe(
    'Dear Hiring Manager,',
  );
});
