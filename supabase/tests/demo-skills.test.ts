import { skillNamed } from '@fursa/engine/spelling-trie';
import { expect, test } from 'vitest';
import { seedJobs } from '../seed/jobs.ts';

test('The engine knows every skill that the demo jobs list', () => {
  const listed = new Set(seedJobs().flatMap((job) => job.skills));
  expect([...listed].filter((name) => skillNamed(name) === undefined)).toEqual([]);
});
