import { expect, test } from 'vitest';
import { jobsOf, newestFirst } from './jobs.ts';

test('A job that ended in a year without a month is as new as one that ended in its December', () => {
  const cv = `Work experience

Cashier, Tembo Stores, Nakuru
January 2022 - March 2024

Storekeeper, Kibo Traders, Nakuru
2021 - 2024

Driver, Savanna Movers, Nakuru
2019 - 2020`;
  const order = newestFirst(jobsOf(cv)).map(({ endDate }) => endDate);
  expect(order).toEqual(['2024', '2024-03', '2020']);
});
