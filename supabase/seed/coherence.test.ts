import { expect, test } from 'vitest';
import { seedJobs } from './jobs.ts';
import { complaintsAbout } from './testing/job-complaints.ts';
import { countyOfTown } from './towns.ts';

const jobs = seedJobs();

test('In each post employer, title, place, pay, skills and text belong together', () => {
  const found = jobs.flatMap((job) =>
    complaintsAbout(job).map((complaint) => `${job.title} at ${job.company.name}: ${complaint}`),
  );
  expect(found).toEqual([]);
});

const mason = jobs.find(({ title }) => title === 'Mason');
if (mason === undefined) throw new Error('The seed has a mason');

test.each([
  ['an employer of another line', { company: { ...mason.company, industry: 'Banking' } }, 'does not hire for mason'],
  ['a title of another line', { title: 'Accountant' }, 'the title reads as occupation:accountant'],
  ['a sector of another line', { sector: 'finance' as const }, 'not of sector finance'],
  ['a place without its employer', { location: 'Kisumu' }, 'not where the employer is'],
  ['a text about another town', { description: `${mason.description} Ask in Eldoret.` }, 'the text names Eldoret'],
  ['pay without its period', { salaryRange: 'KES 30,000 - 40,000' }, 'does not say'],
  ['pay that starves', { salaryRange: 'KES 3,000 - 4,000 a month' }, 'nobody pays'],
  ['skills that the text does not name', { skills: [...mason.skills, 'Baking'] }, 'does not name Baking'],
  ['years asked of beginners', { level: 'entry' as const }, 'disagree'],
  ['a date in the future', { minutesOld: -5 }, 'thirty days'],
])('A post with %s is found', (_, change, expected) => {
  expect(complaintsAbout({ ...mason, ...change }).join('\n')).toContain(expected);
});

test('No two posts are the same', () => {
  expect(new Set(jobs.map(({ company, title, location }) => `${company.name}/${title}/${location}`)).size).toBe(
    jobs.length,
  );
  expect(new Set(jobs.map(({ description }) => description)).size).toBe(jobs.length);
});

test('Posts are in at least twenty counties, a tenth of them remote at most', () => {
  const local = jobs.filter(({ location }) => location !== 'Remote');
  expect(new Set(local.map(({ location }) => countyOfTown.get(location))).size).toBeGreaterThanOrEqual(20);
  expect(local.length / jobs.length).toBeGreaterThan(0.9);
});

test('Most posts are trades, farms, shops, transport, guarding and hotels, as in Kenya; none of these has most', () => {
  const byHand = new Set(['trades', 'farming', 'logistics', 'sales', 'hospitality', 'public-service']);
  expect(jobs.filter(({ sector }) => byHand.has(sector)).length / jobs.length).toBeGreaterThan(0.55);
  const sizes = new Map<string, number>();
  for (const { sector } of jobs) sizes.set(sector, (sizes.get(sector) ?? 0) + 1);
  for (const [sector, size] of sizes) expect(size / jobs.length, sector).toBeLessThan(0.25);
  expect(sizes.size).toBe(12);
});

test('Some posts are advertised in Kiswahili, title and text', () => {
  const kiswahili = jobs.filter(({ description }) => description.includes('inatafuta'));
  expect(kiswahili.length).toBeGreaterThanOrEqual(10);
  for (const { title, description } of kiswahili) expect(description, title).not.toMatch(/\b(?:the|you|and|with)\b/i);
});

test('Employers abroad hire from home for dollars a year', () => {
  const abroad = jobs.filter(({ company }) => company.isAbroad);
  expect(abroad.length).toBeGreaterThanOrEqual(5);
  for (const { location, salaryRange } of abroad)
    expect([location, salaryRange]).toEqual(['Remote', expect.stringMatching(/^USD .* a year$/)]);
});
