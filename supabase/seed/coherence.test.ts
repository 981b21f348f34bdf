import { skillNamed } from '@fursa/engine/spelling-trie';
import { expect, test } from 'vitest';
import { seedJobs } from './jobs.ts';
import { complaintsAbout } from './testing/job-complaints.ts';
import { countyOfTown } from './towns.ts';

const jobs = seedJobs();

test('In each post title, place, pay, skills and text belong together', () => {
  const found = jobs.flatMap((job) =>
    complaintsAbout(job).map((complaint) => `${job.title} at ${job.company.name}: ${complaint}`),
  );
  expect(found).toEqual([]);
});

const mason = jobs.find(({ title }) => title === 'Mason');
if (mason === undefined) throw new Error('The seed has a mason');

test.each([
  ['a title of another line', { title: 'Accountant' }, 'the title reads as occupation:accountant'],
  ['a sector of another line', { sector: 'finance' as const }, 'not of sector finance'],
  ['a place without its employer', { location: 'Kisumu' }, 'not where the employer is'],
  ['a text about another town', { description: `${mason.description} Ask in Eldoret.` }, 'the text names Eldoret'],
  [
    'a text that begins with the employer',
    { description: `Kuta Builders. ${mason.description}` },
    'does not begin with the post',
  ],
  [
    'a text about another post',
    { description: mason.description.replace('Mason', 'Baker') },
    'does not begin with the post',
  ],
  ['pay without its period', { salaryRange: 'KES 30,000 - 40,000' }, 'does not say'],
  ['pay that starves', { salaryRange: 'KES 3,000 - 4,000 a month' }, 'is not what a Mason is paid'],
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

test('Some posts are advertised in Kiswahili, title and text', () => {
  const kiswahili = jobs.filter(({ description }) => description.includes('inatafuta'));
  expect(kiswahili.length).toBeGreaterThanOrEqual(10);
  for (const { title, description } of kiswahili) expect(description, title).not.toMatch(/\b(?:the|you|and|with)\b/i);
});

test('The engine knows every skill that the posts list', () => {
  const listed = new Set(jobs.flatMap((job) => job.skills));
  expect([...listed].filter((name) => skillNamed(name) === undefined)).toEqual([]);
});
