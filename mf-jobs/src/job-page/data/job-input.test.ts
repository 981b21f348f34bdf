// @vitest-environment node
import { expect, test } from 'vitest';
import { jobChangesSchema, jobDraftSchema } from './job-input.ts';

const companyId = '5eedc000-0000-4000-8000-000000000001';

test('A draft becomes a row: texts are trimmed, empty ones are none, and it is active unless told otherwise', () => {
  const closesAt = new Date('2027-01-31T21:00:00Z');
  expect(
    jobDraftSchema.parse({ companyId, title: ' Nurse ', location: ' ', salaryRange: 'KES 45,000', closesAt }),
  ).toEqual({
    id: undefined,
    company_id: companyId,
    title: 'Nurse',
    location: null,
    salary_range: 'KES 45,000',
    experience_level: undefined,
    closes_at: '2027-01-31T21:00:00.000Z',
    status: 'active',
  });
  expect(jobDraftSchema.parse({ companyId, title: 'Nurse', status: 'draft' }).status).toBe('draft');
});

test('Changes name only what is to change, and null empties a field', () => {
  const changes = jobChangesSchema.parse({ salaryRange: null, closesAt: null });
  expect(JSON.parse(JSON.stringify(changes))).toEqual({ salary_range: null, closes_at: null });
});

test.each([
  ['no title', { title: ' ' }],
  ['a title longer than the database takes', { title: 'x'.repeat(201) }],
  ['a type nobody knows', { type: 'forever' }],
  ['a date that is none', { closesAt: new Date('soon') }],
  ['a company that is none', { companyId: 'jua' }],
])('A job with %s is refused', (_, wrong) => {
  expect(jobDraftSchema.safeParse({ companyId, title: 'Nurse', ...wrong }).success).toBe(false);
});
