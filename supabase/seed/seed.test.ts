import { skillsNamedIn } from '@fursa/engine/find-skills';
import { expect, test } from 'vitest';
import { companies } from './companies.ts';
import { seedJobs } from './jobs.ts';
import { occupations } from './occupations.ts';
import { resources } from './resources.ts';
import { seedSql } from './seed-sql.ts';

const jobs = seedJobs();
const script = seedSql();

test('The demo data is the same at each call', () => {
  expect(seedSql()).toBe(script);
});

test('There are at least 252 jobs at 60 companies or more, each with jobs of its own', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(252);
  const names = new Set(companies.map(({ name }) => name));
  expect(names.size).toBe(companies.length);
  expect(names.size).toBeGreaterThanOrEqual(60);
  expect(new Set(jobs.map(({ company }) => company.name))).toEqual(names);
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

test('Jobs are in the cities and remote, of every type, level and role', () => {
  const towns = new Set(jobs.map(({ location }) => location));
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

test('Some jobs say when they close, none of them before somebody who tries Fursa has seen it', () => {
  const days = jobs.flatMap(({ closesInDays }) => closesInDays ?? []);
  expect(days.length).toBeGreaterThanOrEqual(jobs.length / 4);
  expect(days.length).toBeLessThanOrEqual(jobs.length / 2);
  expect(Math.min(...days)).toBeGreaterThan(3);
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
  const hosts = [...script.matchAll(/https?:\/\/([^/'\s]+)/g)].map(([, host]) => host ?? '');
  expect(hosts.length).toBeGreaterThanOrEqual(60);
  expect(hosts.filter((host) => !learning.has(host) && !/(^|\.)example\.com$/.test(host))).toEqual([]);
});
