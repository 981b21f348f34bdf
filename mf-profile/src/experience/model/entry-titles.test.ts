// @vitest-environment node
import { expect, test } from 'vitest';
import { experienceMessages } from '../messages.ts';
import { periodOf } from './entry-titles.ts';

test.each([
  [{ startDate: '2019-02', endDate: '2021-06' }, 'February 2019 – June 2021'],
  [{ startDate: '2019-02' }, 'February 2019 – now'],
  [{ startDate: '2017', endDate: '2017' }, '2017'],
  [{ endDate: '2017' }, '2017'],
  [{}, ''],
])('The period of %j is "%s"', (entry, period) => {
  expect(periodOf(entry, experienceMessages.en)).toBe(period);
});
