import { getBackendClient, restoreSession } from '@fursa/shared/backend';
import type { TablesUpdate } from '@fursa/shared/backend/database-types';
import type { ProductNotification } from '@fursa/shared/contract';
import { useAuthStore } from '@fursa/shared/session';
import {
  connectTestBackend,
  notificationContext,
  refuseConnection,
  signInAs,
  signUp,
  watchNetwork,
} from '@fursa/shared/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { remote } from '../remote.tsx';
import { externalRow, searchRow, skillAnswer } from '../testing/answers.ts';
import { accountant, readCv } from '../testing/job-match-screen.ts';
import { cards, openJobs } from '../testing/job-screens.ts';

const matchAnswerSchema = z.object({ matches: z.number(), jobs: z.array(z.object({ id: z.string() })) });

let email: string;
let password: string;

beforeAll(async () => {
  connectTestBackend();
  ({ email, password } = await signUp());
});

beforeEach(async () => {
  await signInAs(email, password);
  await restoreSession();
  await update({ skills: ['Excel', 'Customer Service'], resume_text: null, last_seen_matches_at: null });
});

function userId(): string {
  return useAuthStore.getState().user?.id ?? 'nobody';
}

async function update(changes: TablesUpdate<'profiles'>): Promise<void> {
  const { error } = await getBackendClient().from('profiles').update(changes).eq('id', userId());
  expect(error).toBeNull();
}

async function tell(): Promise<readonly ProductNotification[]> {
  const source = await remote.notifications();
  return source(notificationContext());
}

/** What the board holds, local and external, read without the code under test. */
async function readBoard() {
  const local = await getBackendClient()
    .from('jobs')
    .select('id, title, company_name, description, created_at')
    .eq('status', 'active');
  const external = await getBackendClient()
    .from('external_jobs')
    .select('source, external_id, title, company_name:company, description, created_at:posted_at');
  expect([local.error, external.error]).toEqual([null, null]);
  const postings = (external.data ?? []).map((row) => ({ id: `${row.source}:${row.external_id}`, ...row }));
  return [...(local.data ?? []), ...postings]
    .map((job) => ({ ...job, created_at: job.created_at ?? '' }))
    .toSorted(
      (one, other) => Date.parse(other.created_at) - Date.parse(one.created_at) || (one.id < other.id ? -1 : 1),
    );
}

test('Somebody who never looked gets the true number of open jobs that match', async () => {
  const matching = (await readBoard()).filter(({ title, description }) =>
    /\b(excel|customer\s+service)\b/i.test(`${title} ${description}`),
  );
  const both = ({ title, description }: (typeof matching)[number]) =>
    /\bexcel\b/i.test(`${title} ${description}`) && /\bcustomer\s+service\b/i.test(`${title} ${description}`);
  const best = matching.find(both) ?? matching[0];
  expect(matching.length).toBeGreaterThan(1);
  expect(await tell()).toEqual([
    {
      id: `job_match:${matching.length}:${best?.id}`,
      type: 'job_match',
      title: `${matching.length} new jobs match your skills`,
      message: `Best match: ${best?.title}, ${best?.company_name}.`,
      actionUrl: '/jobs',
      createdAt: new Date(best?.created_at ?? ''),
    },
  ]);
});

test('Only what was posted since the last look is counted', async () => {
  const matching = (await readBoard()).filter(({ title, description }) => /\bexcel\b/i.test(`${title} ${description}`));
  const [first, second] = matching;
  await update({ skills: ['Excel'], last_seen_matches_at: second?.created_at ?? null });
  expect(await tell()).toEqual([
    expect.objectContaining({ id: `job_match:1:${first?.id}`, title: 'A new job matches your skills' }),
  ]);
  await update({ last_seen_matches_at: first?.created_at ?? null });
  expect(await tell()).toEqual([]);
});

test('With a CV the bell shows the number of matches that the database counts, even without skills in the profile', async () => {
  await update({ skills: [], resume_text: accountant });
  await readCv();
  const { data } = await getBackendClient().rpc('match_jobs', { min_score: 70, most: 1 });
  const { matches, jobs } = matchAnswerSchema.parse(data);
  expect(matches).toBeGreaterThan(1);
  expect(await tell()).toEqual([
    expect.objectContaining({
      id: `job_match:${matches}:${jobs[0]?.id}`,
      type: 'job_match',
      title: `${matches} new jobs match your CV`,
      actionUrl: '/jobs',
    }),
  ]);
  await update({ last_seen_matches_at: new Date().toISOString() });
  expect(await tell()).toEqual([]);
});

test('Nobody is notified about matches without skills, or with skills nobody asks for', async () => {
  await update({ skills: ['Falconry on horseback'] });
  expect(await tell()).toEqual([]);
  await update({ skills: [] });
  expect(await tell()).toEqual([]);
});

test('Looking at the jobs counts as looking, by the clock of the database', async () => {
  expect(await tell()).toHaveLength(1);
  const before = Date.now();
  await openJobs();
  await cards();
  await waitFor(async () => expect(await tell()).toEqual([]));
  cleanup();
  const { data } = await getBackendClient().from('profiles').select('last_seen_matches_at').eq('id', userId()).single();
  const seenAt = Date.parse(data?.last_seen_matches_at ?? '');
  expect(seenAt).toBeGreaterThanOrEqual(before);
  expect(seenAt).toBeLessThanOrEqual(Date.now());
});

test('When there is more than can be read, the number is called a lower bound', async () => {
  watchNetwork().intercept(({ url }) => {
    if (!url.includes('/rpc/match_skills')) return undefined;
    return Response.json(skillAnswer([searchRow({ title: 'Excel trainer' })], { compared: 500 }));
  });
  expect((await tell())[0]?.title).toBe('At least 1 new jobs match your skills');
});

test('A job without a date is listed after everything else', async () => {
  watchNetwork().intercept(({ url }) =>
    url.includes('/rpc/match_skills')
      ? Response.json(skillAnswer([externalRow({ title: 'Excel clerk', created_at: null })]))
      : undefined,
  );
  expect(await tell()).toEqual([
    expect.objectContaining({
      id: 'job_match:1:adzuna:77',
      title: 'A new job matches your skills',
      createdAt: new Date(0),
    }),
  ]);
});

test('A source that cannot read the jobs says so instead of telling nothing', async () => {
  const network = watchNetwork();
  network.intercept(({ url }) => (url.includes('/rpc/match_jobs') ? refuseConnection() : undefined));
  await expect(tell()).rejects.toMatchObject({ name: 'AppError' });
  network.intercept(({ url }) => (url.includes('/rest/v1/profiles') ? Response.json({ skills: 7 }) : undefined));
  await expect(tell()).rejects.toMatchObject({ name: 'AppError' });
});
