import { readFileSync } from 'node:fs';
import { skillsNamedIn } from '@fursa/engine/find-skills';
import { expect, test } from 'vitest';
import { companies, companiesOfDemoEmployer } from './companies.ts';
import { seedJobs } from './jobs.ts';
import { occupations } from './occupations.ts';
import { resources } from './resources.ts';
import { seedSql } from './seed-sql.ts';

const jobs = seedJobs();
const committed = readFileSync(new URL('../seed.sql', import.meta.url), 'utf8');

test('Seed.sql is what the generator writes', () => {
  expect(committed === seedSql(), 'run `node supabase/seed/write-seed.ts`').toBe(true);
});

test('There are at least 252 jobs at 60 companies or more, each with jobs of its own', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(252);
  const names = new Set(companies.map(({ name }) => name));
  expect(names.size).toBe(companies.length);
  expect(names.size).toBeGreaterThanOrEqual(60);
  expect(new Set(jobs.map(({ company }) => company.name))).toEqual(names);
});

test('The demo employer owns companies that exist', () => {
  const names = companies.map(({ name }) => name);
  for (const owned of companiesOfDemoEmployer) expect(names).toContain(owned);
});

test('Two adverts for the same work are not the same text with another name', () => {
  const sentencesOf = (text: string): Set<string> => new Set(text.split(/(?<=[.?!])\s+/));
  for (const title of new Set(jobs.map((job) => job.title))) {
    const texts = jobs.filter((job) => job.title === title).map(({ description }) => sentencesOf(description));
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        const shared = [...one].filter((sentence) => other.has(sentence)).length;
        expect(shared / one.size, title).toBeLessThan(0.75);
      }
    }
  }
});

test('Jobs are in at least fifteen towns and remote, of every type, level and sector', () => {
  const towns = new Set(jobs.map(({ location }) => location));
  expect(towns.size - 1).toBeGreaterThanOrEqual(15);
  expect([...towns]).toEqual(expect.arrayContaining(['Remote', 'Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret']));
  expect([...new Set(jobs.map(({ type }) => type))].sort()).toEqual([
    'contract',
    'full_time',
    'internship',
    'part_time',
  ]);
  expect([...new Set(jobs.map(({ level }) => level))].sort()).toEqual(['entry', 'executive', 'mid', 'senior']);
  const titles = new Set(jobs.map(({ title }) => title));
  for (const { roles } of occupations) for (const { title } of roles) expect(titles).toContain(title);
});

test('Pay in shillings is more for more experience on the whole', () => {
  const lowest = (level: string): number[] =>
    jobs
      .filter((job) => job.level === level && job.type === 'full_time' && !job.company.isAbroad)
      .map(({ salaryRange }) => {
        const range = /^KES ([\d,]+) - ([\d,]+) a month$/.exec(salaryRange);
        const [from, to] = [range?.[1], range?.[2]].map((figure) => Number(figure?.replaceAll(',', '')));
        expect(from, salaryRange).toBeLessThan(to ?? 0);
        return from ?? 0;
      });
  const means = ['entry', 'mid', 'senior', 'executive'].map((level) => {
    const figures = lowest(level);
    return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  });
  expect(means).toEqual(means.toSorted((one, other) => one - other));
});

test('Jobs were posted over the thirty days before the seed is loaded', () => {
  const days = jobs.map(({ minutesOld }) => minutesOld / (24 * 60));
  expect(Math.min(...days)).toBeGreaterThan(0);
  expect(Math.max(...days)).toBeLessThan(30);
  for (let day = 0; day < 30; day += 1) {
    expect(days.filter((age) => Math.floor(age) === day).length, `day ${day}`).toBeGreaterThan(0);
  }
});

test('There are at least 40 resources of every type, none twice, all at https addresses', () => {
  expect(resources.length).toBeGreaterThanOrEqual(40);
  expect(new Set(resources.map(({ url }) => new URL(url).href)).size).toBe(resources.length);
  expect(new Set(resources.map(({ title }) => title)).size).toBe(resources.length);
  expect([...new Set(resources.map(({ type }) => type))].sort()).toEqual(['article', 'course', 'video', 'website']);
  expect(resources.filter(({ url }) => !url.startsWith('https://'))).toEqual([]);
});

test('Each resource says who made it and how long it takes, and teaches skills that the engine knows', () => {
  for (const { title, publisher, hours, extent, skills } of resources) {
    expect(publisher.trim(), title).not.toBe('');
    expect((hours === undefined) !== (extent === undefined), title).toBe(true);
    // Together: a name as short as R is known beside others of its kind.
    expect(
      skillsNamedIn(skills.join(', ')).map(({ name }) => name),
      title,
    ).toEqual(skills);
  }
  expect(new Set(resources.flatMap(({ languages }) => languages ?? 'en'))).toEqual(new Set(['en', 'sw']));
});

test('Every address of a company or a person is under example.com', () => {
  const learning = new Set(resources.map(({ url }) => new URL(url).host));
  const hosts = [...committed.matchAll(/https?:\/\/([^/'\s]+)/g)].map(([, host]) => host ?? '');
  expect(hosts.length).toBeGreaterThanOrEqual(60);
  expect(hosts.filter((host) => !learning.has(host) && !/(^|\.)example\.com$/.test(host))).toEqual([]);
});
