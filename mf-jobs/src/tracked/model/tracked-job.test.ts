// @vitest-environment node
import { expect, test } from 'vitest';
import { closesSoon, groupJobs, groupOfSaved, soonestFirst, type TrackedJob } from './tracked-job.ts';

const now = new Date('2026-11-20T12:00:00Z');

function job(id: string, closesAt: string | null, state: TrackedJob['state'] = 'open'): TrackedJob {
  return {
    id,
    jobId: id,
    isLocal: true,
    state,
    title: id,
    company: null,
    url: null,
    trackedAt: now,
    location: null,
    salaryRange: null,
    closesAt: closesAt === null ? null : new Date(closesAt),
  };
}

test.each([
  [job('in three days', '2026-11-23T12:00:00Z'), true],
  [job('a second later', '2026-11-23T12:00:01Z'), false],
  [job('closed', '2026-11-19T12:00:00Z', 'closed'), false],
  [job('without a day', null), false],
])('Whether a job closes soon: $id', (job, expected) => {
  expect(closesSoon(job, now)).toBe(expected);
});

test('What closes soon comes first, the first to close before the others; the rest stays as it was', () => {
  const jobs = [
    job('later', '2026-12-20T12:00:00Z'),
    job('in two days', '2026-11-22T12:00:00Z'),
    job('never', null),
    job('tomorrow', '2026-11-21T12:00:00Z'),
  ];
  expect(soonestFirst(jobs, now).map(({ id }) => id)).toEqual(['tomorrow', 'in two days', 'later', 'never']);
});

test('Saved jobs stand in groups: what closes soon, the others, and what is over; an empty group is none', () => {
  const jobs = [
    job('open', null),
    job('closed', '2026-11-19T12:00:00Z', 'closed'),
    job('in two days', '2026-11-22T12:00:00Z'),
    job('elsewhere', null, 'unknown'),
    job('gone', null, 'gone'),
    job('tomorrow', '2026-11-21T12:00:00Z'),
  ];
  const grouped = (some: readonly TrackedJob[]) =>
    groupJobs(some, (each) => groupOfSaved(each, now), now).map(({ group, jobs }) => [group, jobs.map(({ id }) => id)]);
  expect(grouped(jobs)).toEqual([
    ['soon', ['tomorrow', 'in two days']],
    ['saved', ['open', 'elsewhere']],
    ['over', ['closed', 'gone']],
  ]);
  expect(grouped(jobs.slice(0, 1))).toEqual([['saved', ['open']]]);
});
