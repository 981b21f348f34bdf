// @vitest-environment node
import { expect, it } from 'vitest';
import { trackedJobSchema } from './tracked-job-schema.ts';

it('A saved job is read whatever the date is that its job closes on', () => {
  const read = (closes_at: string | null) =>
    trackedJobSchema.parse({
      id: '1',
      job_id: '2',
      adzuna_id: null,
      title: 'Welder',
      company: null,
      url: null,
      source: 'local',
      created_at: '2026-11-22T10:00:00+00:00',
      job: { closes_at, company_id: null },
    }).state;
  expect(['infinity', '+020000-01-01T00:00:00Z', null].map(read)).toEqual(['open', 'open', 'open']);
  expect(read('2020-01-01T00:00:00+00:00')).toBe('closed');
});
