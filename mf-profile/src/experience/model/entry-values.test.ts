// @vitest-environment node
import { expect, test } from 'vitest';
import { experienceMessages } from '../messages.ts';
import { applyEntryChange } from './entry-changes.ts';
import { compareByTime } from './entry-dates.ts';
import { emptyValues, findEntryErrors, readValues, toEntry } from './entry-values.ts';
import { emptyResume, fitsColumn, keyOf, readResume, type WorkEntry } from './resume.ts';

const { en } = experienceMessages;

test('An entry that was not changed is the same after the form, with what the form does not show', () => {
  const entry = {
    id: 'a1',
    name: 'Tembo Foods',
    position: 'Cashier',
    startDate: '2019-02-14',
    endDate: '2021',
    summary: 'At the till.',
    highlights: ['Sold', 'Counted'],
    url: 'https://tembo.example',
  };
  const values = readValues('work', entry);
  expect(values).toMatchObject({ startMonth: '02', startYear: '2019', endMonth: '', endYear: '2021', isCurrent: '' });
  expect(values.details).toBe('At the till.\nSold\nCounted');
  expect(toEntry('work', values, entry)).toEqual(entry);
});

test('What is typed is trimmed, lines become a list, and what is emptied is gone', () => {
  const before = { id: 'a1', name: 'Tembo', location: 'Kisumu', summary: 'Old', endDate: '2021', custom: 1 };
  const values = {
    ...emptyValues,
    position: ' Cashier ',
    name: 'Tembo Foods',
    startYear: '2020',
    startMonth: '05',
    endYear: '2022',
    isCurrent: 'yes',
    details: ' Sold \n\nCounted',
  };
  expect(toEntry('work', values, before)).toEqual({
    id: 'a1',
    position: 'Cashier',
    name: 'Tembo Foods',
    startDate: '2020-05',
    highlights: ['Sold', 'Counted'],
    custom: 1,
  });
});

test('A new entry gets a name by which it is found again', () => {
  const { id } = toEntry('education', { ...emptyValues, institution: 'Kisumu Polytechnic' });
  expect(id).toMatch(/^\w+$/);
});

const wrong: readonly (readonly [string, Partial<typeof emptyValues>, object])[] = [
  ['nothing', {}, { position: en.noWork }],
  ['a year of two figures', { name: 'x', startYear: '19' }, { startYear: en.notAYear }],
  ['a year nobody alive worked in', { name: 'x', startYear: '1899' }, { startYear: en.notAYear }],
  ['a month without a year', { name: 'x', endMonth: '05' }, { endYear: en.noYear }],
  ['work here now without a beginning', { name: 'x', isCurrent: 'yes' }, { startYear: en.noStart }],
  ['work that began, of which nobody says whether it goes on', { name: 'x', startYear: '2020' }, { endYear: en.noEnd }],
  [
    'work here now that begins next month',
    { name: 'x', isCurrent: 'yes', startYear: '2026', startMonth: '07' },
    { startYear: en.startsLater },
  ],
  [
    'work here now that begins next year',
    { name: 'x', isCurrent: 'yes', startYear: '2027' },
    { startYear: en.startsLater },
  ],
  ['work that begins and ends later', { name: 'x', startYear: '2027', endYear: '2028' }, { startYear: en.startsLater }],
  ['an end before the beginning', { name: 'x', startYear: '2020', endYear: '2019' }, { endYear: en.endsEarly }],
  [
    'an end months before the beginning',
    { name: 'x', startYear: '2020', startMonth: '05', endYear: '2020', endMonth: '04' },
    { endYear: en.endsEarly },
  ],
  ['a name of two lines', { name: 'x\u2028y' }, { name: en.oneLine }],
  ['a long name', { name: 'x'.repeat(201) }, { name: en.tooLong(200) }],
  ['long details', { name: 'x', details: 'x'.repeat(5001) }, { details: en.tooLong(5000) }],
];

test.each(wrong)('Refused is %s', (_, values, errors) => {
  expect(findEntryErrors('work', { ...emptyValues, ...values }, en, new Date(2026, 5))).toEqual(errors);
});

test('An end is not asked for while the work goes on, and a year alone is enough', () => {
  const values = { ...emptyValues, name: 'x', startYear: '2020', startMonth: '05', endYear: '20', isCurrent: 'yes' };
  expect(findEntryErrors('work', values, en)).toEqual({});
  const thisMonth = { ...values, startYear: '2026', startMonth: '06' };
  expect(findEntryErrors('work', thisMonth, en, new Date(2026, 5))).toEqual({});
  const course = { ...emptyValues, institution: 'x', startYear: '2020' };
  expect(findEntryErrors('education', course, en)).toEqual({});
  const nextYear = { ...emptyValues, institution: 'x', startYear: '2027', endYear: '2030' };
  expect(findEntryErrors('education', nextYear, en, new Date(2026, 5))).toEqual({});
  const sameYear = { ...emptyValues, name: 'x', startYear: '2020', startMonth: '05', endYear: '2020' };
  expect(findEntryErrors('work', sameYear, en)).toEqual({});
});

test('What goes on stands first, then what ended last; without dates at the end', () => {
  const entries: WorkEntry[] = [
    { name: 'none' },
    { name: 'old', startDate: '2010', endDate: '2012' },
    { name: 'now', startDate: '2015' },
    { name: 'newer now', startDate: '2020-02' },
    { name: 'graduated', endDate: '2019' },
  ];
  expect(entries.toSorted(compareByTime).map(({ name }) => name)).toEqual([
    ...['newer now', 'now', 'graduated', 'old', 'none'],
  ]);
});

test('Stored values of another shape are dropped, and the rest stays', () => {
  const resume = readResume({ work: ['x', { name: 7, position: 'Cashier', url: 'u' }], education: 3, basics: {} });
  expect(JSON.parse(JSON.stringify(resume))).toEqual({ ...emptyResume, work: [{ position: 'Cashier', url: 'u' }] });
  for (const odd of [null, undefined, 'x', [1]]) expect(readResume(odd)).toEqual(emptyResume);
});

test('A change carried out twice is the same as once; what another tab deleted is there again after a correction', () => {
  const entry = { id: 'a1', name: 'Tembo' };
  const put = { kind: 'put', section: 'work', key: 'a1', entry } as const;
  const once = applyEntryChange(emptyResume, put);
  expect(applyEntryChange(once, put)).toEqual(once);
  const nameless = { name: 'Simba' };
  const there = applyEntryChange({ ...emptyResume, work: [nameless] }, { ...put, key: keyOf(nameless) });
  expect(there.work).toEqual([entry]);
  expect(applyEntryChange(there, { ...put, key: keyOf(nameless) }).work).toEqual([entry]);
  expect(applyEntryChange(there, { kind: 'remove', section: 'work', key: 'a1' }).work).toEqual([]);
});

test('As much fits as the database takes', () => {
  expect(fitsColumn({ ...emptyResume, work: [{ summary: 'x'.repeat(59_000) }] })).toBe(true);
  expect(fitsColumn({ ...emptyResume, work: [{ summary: 'é'.repeat(30_000) }] })).toBe(false);
});
