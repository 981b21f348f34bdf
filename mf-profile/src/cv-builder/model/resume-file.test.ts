// @vitest-environment node
import type { OwnProfile } from '@fursa/shared/contract';
import { expect, test } from 'vitest';
import type { WorkProfile } from '../../details/model/work-profile.ts';
import { emptyResume, type Resume } from '../../experience/model/resume.ts';
import { maxOf, toCvContent } from './cv-content.ts';
import { findOffers, type Known, type Offer } from './offers.ts';
import { type ResumeFileContent, readResumeFile, writeResumeFile } from './resume-file.ts';

const profile: OwnProfile = {
  email: 'amina@example.com',
  name: 'Amina',
  fullName: 'Amina Otieno',
  role: 'user',
  bio: 'I mend boats.',
  skills: ['Welding'],
  linkedin: 'https://www.linkedin.com/in/amina/',
  github: null,
  twitter: null,
  website: null,
  avatarUrl: null,
  cvUrl: null,
  lastSeenMatchesAt: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};
const work: WorkProfile = {
  county: 'Kisumu',
  workWanted: 'Boat builder',
  availableFrom: '2026-12-01',
  payExpected: 54_321,
  phone: '+254712345678',
  resume: null,
};
const resume: Resume = {
  ...emptyResume,
  work: [{ id: 'a1', name: 'Tembo Foods', position: 'Cashier', startDate: '2019', url: 'https://tembo.example' }],
  languages: [{ language: 'Luo' }],
};
const known: Known = { profile, work, resume };
const blank: Known = {
  profile: { ...profile, fullName: null, name: '', bio: null, skills: [], linkedin: null },
  work: { ...work, county: null, workWanted: null, phone: null },
  resume: emptyResume,
};

function read(file: unknown): ResumeFileContent {
  const content = readResumeFile(JSON.stringify(file));
  if (typeof content === 'string') throw new Error(content);
  return content;
}

function offersOf(file: unknown, before: Known = known): readonly Offer[] {
  return findOffers(read(file), before, ['Kisumu', 'Homa Bay'], () => false);
}

test('What goes out comes in again as nothing new, and as everything for an empty profile', () => {
  const file = writeResumeFile(profile, work, resume);
  expect(file).not.toContain('54321');
  expect(file).not.toContain('a1');
  const content: unknown = JSON.parse(file);
  expect(content).toMatchObject({ $schema: expect.stringContaining('v1.0.0'), basics: { phone: '+254712345678' } });
  expect(offersOf(content)).toEqual([]);
  expect(offersOf(content, blank).map(({ kind }) => kind)).toEqual([
    ...['fullName', 'bio', 'linkedin', 'county', 'workWanted', 'phone', 'entry', 'skill', 'language'],
  ]);
});

test('What would replace something says what', () => {
  expect(offersOf({ basics: { phone: '0799 999 999', location: { region: 'Homa Bay County' } } })).toEqual([
    { key: 'county', kind: 'county', value: 'Homa Bay', replaces: 'Kisumu' },
    { key: 'phone', kind: 'phone', value: '0799 999 999', replaces: '0712 345 678' },
  ]);
});

test('What the profile would not take is not offered', () => {
  const file = read({ basics: { phone: 'call me', url: 'javascript:alert(1)', location: { region: 'Paris' } } });
  expect(findOffers(file, known, ['Kisumu'], (name) => name === 'phone' || name === 'website')).toEqual([]);
});

test.each(['{"work":', '', 'MZ'])('A file with %j is no JSON', (content) => {
  expect(readResumeFile(content)).toBe('notJson');
});

test.each(['[]', '{}', '7', 'null', '{"name":"Amina"}', '{"basics":{"name":"Amina"},"sections":{}}'])(
  'A file with %s is no CV',
  (content) => {
    expect(readResumeFile(content)).toBe('notResume');
  },
);

test('What is odd in a file is left out, and the rest of it is read', () => {
  const content = read({ basics: 'x', skills: [{ name: 'Welding' }, 7, { name: 3 }], work: [null, { name: 'Tembo' }] });
  expect(content.skills).toEqual(['Welding']);
  expect(content.resume.work).toMatchObject([{ name: 'Tembo' }]);
  expect(readResumeFile('\uFEFF{"skills":[]}')).toMatchObject({ skills: [] });
});

test('Words for skills, names of older files and dates in words are taken', () => {
  const content = read({
    basics: { website: 'https://amina.example' },
    skills: [{ name: 'Web', keywords: ['HTML', ' CSS '] }],
    work: [{ company: 'Tembo', startDate: 'October 2012', endDate: 'Present' }],
    education: [{ institution: 'Maseno', startDate: 2010, endDate: '06/2012' }],
    projects: [{ name: 'A boat' }],
    awards: [],
  });
  expect(content.basics.url).toBe('https://amina.example');
  expect(content.skills).toEqual(['Web', 'HTML', 'CSS']);
  expect(content.resume.work).toMatchObject([{ name: 'Tembo', startDate: '2012-10' }]);
  expect(content.resume.work[0]?.endDate).toBeUndefined();
  expect(content.resume.education).toMatchObject([{ startDate: '2010', endDate: '2012-06' }]);
  expect(content.leftOut).toEqual(['projects']);
});

test('The CV has addresses as people read them, no pay, and says what does not fit', () => {
  const content = toCvContent(profile, work, resume);
  expect(content.contact).toEqual(['amina@example.com', '0712 345 678', 'Kisumu', 'linkedin.com/in/amina']);
  expect(content.cut).toEqual([]);
  expect(JSON.stringify(content)).not.toContain('54321');
  const jobs = Array.from({ length: maxOf.work + 1 }, (_, index) => ({
    name: `${index}`,
    endDate: `${2000 + index}`,
  }));
  const long = toCvContent({ ...profile, bio: 'word '.repeat(200) }, work, { ...resume, work: jobs });
  expect(long.cut).toEqual(['work', 'bio']);
  expect(long.work.map(({ entry }) => entry.endDate)).not.toContain('2000');
  expect(long.bio.length).toBeLessThanOrEqual(maxOf.bio + 1);
});
