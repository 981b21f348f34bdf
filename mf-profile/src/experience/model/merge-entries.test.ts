// @vitest-environment node
import { expect, test } from 'vitest';
import { type FoundEntries, findNewEntries, mergeEntries } from './merge-entries.ts';
import { emptyResume, type Resume, type WorkEntry } from './resume.ts';

type WorkFact = FoundEntries['work'][number];

function work(fact: Partial<WorkFact>): WorkFact {
  return {
    name: null,
    position: null,
    location: null,
    summary: null,
    highlights: [],
    startDate: null,
    endDate: null,
    isCurrent: false,
    line: 'The line',
    ...fact,
  };
}

function countNew(known: readonly WorkEntry[], ...facts: Partial<WorkFact>[]): number {
  const resume: Resume = { ...emptyResume, work: known };
  return findNewEntries(resume, { work: facts.map(work), education: [] }).length;
}

const tembo: WorkEntry = { name: 'Tembo Foods', position: 'Cashier', startDate: '2019-02', endDate: '2021-06' };

test('Entries of a CV are added under their own ids without blanks, and a second time adds nothing', () => {
  const facts: FoundEntries = {
    work: [
      work({ name: 'Tembo Foods', position: 'Cashier', startDate: '2019-02', isCurrent: true, highlights: ['Sold'] }),
    ],
    education: [
      {
        institution: 'Kisumu Polytechnic',
        area: null,
        studyType: 'Diploma',
        startDate: null,
        endDate: '2018',
        isCurrent: false,
        line: 'Diploma, Kisumu Polytechnic, 2018',
      },
    ],
  };
  const merged = mergeEntries(emptyResume, facts);
  expect(merged).toEqual({
    ...emptyResume,
    work: [
      { id: expect.any(String), name: 'Tembo Foods', position: 'Cashier', startDate: '2019-02', highlights: ['Sold'] },
    ],
    education: [{ id: expect.any(String), institution: 'Kisumu Polytechnic', studyType: 'Diploma', endDate: '2018' }],
  });
  expect(mergeEntries(merged, facts)).toEqual(merged);
});

test('What is there stays as it is, with everything that nobody knows', () => {
  const known = { ...tembo, url: 'https://tembo.example', id: 'a1' };
  const resume = { ...emptyResume, work: [known], languages: [{ language: 'Luo' }] };
  const merged = mergeEntries(resume, {
    work: [work({ name: 'TEMBO  foods Ltd.', startDate: '2020' }), work({ name: 'Kibubu Bank' })],
    education: [],
  });
  expect(merged.work[0]).toBe(known);
  expect(merged.work.map(({ name }) => name)).toEqual(['Tembo Foods', 'Kibubu Bank']);
  expect(merged.languages).toEqual([{ language: 'Luo' }]);
});

test.each<[string, Partial<WorkFact>]>([
  ['other letters', { name: 'tembo-FOODS', position: 'CASHIER', startDate: '2019-02', endDate: '2021-06' }],
  ['a part of its time', { name: 'Tembo Foods', startDate: '2020', endDate: '2020' }],
  [
    'another position at the same time',
    { name: 'Tembo Foods', position: 'Till clerk', startDate: '2019', endDate: '2021' },
  ],
  ['no time', { name: 'Tembo Foods', position: 'Cashier' }],
  ['no employer', { position: 'Cashier', startDate: '2019-03', endDate: '2021-06' }],
])('The same work with %s is the same', (_, fact) => expect(countNew([tembo], fact)).toBe(0));

test.each<[string, Partial<WorkFact>]>([
  ['another employer', { name: 'Simba Foods', position: 'Cashier', startDate: '2019-02', endDate: '2021-06' }],
  ['a later time', { name: 'Tembo Foods', position: 'Cashier', startDate: '2022', isCurrent: true }],
  [
    'the position somebody rose to',
    { name: 'Tembo Foods', position: 'Supervisor', startDate: '2021-06', isCurrent: true },
  ],
  ['another position without a time', { name: 'Tembo Foods', position: 'Supervisor' }],
])('Work with %s is another', (_, fact) => expect(countNew([tembo], fact)).toBe(1));

test('A CV that says something twice, or nothing, adds it once, or not at all', () => {
  const fact = { name: 'Tembo Foods', position: 'Cashier', startDate: '2019', endDate: '2020' };
  expect(countNew([], fact, { ...fact, name: 'TEMBO FOODS' }, { startDate: '2019' })).toBe(1);
});
