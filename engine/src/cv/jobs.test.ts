import { expect, test } from 'vitest';
import { jobsOf, newestFirst, newestJob } from './jobs.ts';

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

test('The newest job in the second of two columns is found where it stands', () => {
  const cv = `CONTACT               ABOUT ME
asha@example.com      I like drawing.

SKILLS                EXPERIENCE
Drawing               Graphic Designer
Photos                Rangi Studio
Layout                2021 - Present
Lettering             • Brands of clients
Printing              • Annual reports
Colour                • Murals in schools`;
  const newest = newestJob(cv, jobsOf(cv));
  expect(cv.slice(newest?.start, newest?.end)).toBe('Drawing               Graphic Designer');
});
