// @vitest-environment node
import { expect, test } from 'vitest';
import { leadsToJobs } from './leads-to-jobs.ts';

test('The list of jobs is known in every way to write its address, and no other page is taken for it', () => {
  expect(['/jobs', '/Jobs/', '/jobs?q=nurse', '/jobs#list'].map(leadsToJobs)).toEqual([true, true, true, true]);
  expect(['/', '/jobs/1', '/job-match', '/profile?from=/jobs'].map(leadsToJobs)).toEqual([false, false, false, false]);
});
