import { expect, test } from 'vitest';
import { mergeToldJobs, type ToldJob } from './told-jobs.ts';

function job(told: string, line = told): ToldJob {
  const [position = '', name = '', startDate = '', end = ''] = told.split(' | ');
  const isCurrent = end === 'now';
  return {
    position: position || null,
    name: name || null,
    startDate: startDate || null,
    endDate: isCurrent ? null : end || null,
    isCurrent,
    line,
  };
}

function read(...jobs: readonly string[]) {
  return jobs.map((told) => ({ ...job(told), location: 'Nakuru', summary: null, highlights: ['Kept the books'] }));
}

function merge(known: readonly string[], told: readonly string[], unread: readonly string[] = []) {
  const { facts, changed } = mergeToldJobs(
    { work: read(...known), unread },
    told.map((each) => job(each)),
  );
  const work = facts.work.map(({ position, name, startDate, endDate, isCurrent, highlights }) =>
    [position, name, startDate, isCurrent ? 'now' : endDate, highlights.length].join(' | '),
  );
  return { work, changed, unread: facts.unread };
}

test('A job that was missed comes to the others, and the line that tells it counts as read', () => {
  expect(
    merge(
      ['Clerk | Bidii | 2019 | 2020'],
      ['Clerk | Bidii | 2019 | 2020', 'Cook | Mama Njeri | 2021 | now'],
      ['2021 to date Cook, MAMA NJERI', 'Dean’s List 2016'],
    ),
  ).toEqual({
    work: ['Clerk | Bidii | 2019 | 2020 | 1', 'Cook | Mama Njeri | 2021 | now | 0'],
    changed: 1,
    unread: ['Dean’s List 2016'],
  });
});

test('One of the same time takes the place of what was read, with what stands below it', () => {
  expect(merge(['Clerk, Stores | Nakuru | 2019 | 2020'], ['Clerk, Stores | Bidii | 2019 | 2020'])).toEqual({
    work: ['Clerk, Stores | Bidii | 2019 | 2020 | 1'],
    changed: 1,
    unread: [],
  });
});

test('Where two jobs have the same time, none takes the place of another', () => {
  const known = ['Clerk | Bidii | 2019 | 2020', 'Cook | Mavuno | 2019 | 2020'];
  expect(merge(known, ['Guard | G4S | 2019 | 2020']).work).toHaveLength(3);
  expect(merge(known.slice(1), ['Guard | G4S | 2019 | 2020', 'Nurse | Afya | 2019 | 2020']).work).toHaveLength(3);
});

test.each([
  ['Clerk | BIDII LTD. | 2019 | 2020', 'in other letters'],
  ['Clerk |  | 2019 | 2020', 'without the employer'],
  ['Clerk | Bidii |  | ', 'without its time'],
])('"%s", a job that is known %s, is not new', (told) => {
  const known = ['Clerk | Bidii | 2019 | 2020'];
  expect(merge(known, [told])).toEqual({ work: ['Clerk | Bidii | 2019 | 2020 | 1'], changed: 0, unread: [] });
});
