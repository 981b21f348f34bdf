import { rm } from 'node:fs/promises';
import { copyPreparedData, startTestBackendWithDatabase, type TestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { seedJobs } from '../../seed/jobs.ts';
import { idOf, signedIn } from '../../tests/people.ts';

const seedCount = seedJobs().length;

type Client = Awaited<ReturnType<typeof signedIn>>;
const answerSchema = z.object({ state: z.string(), compared: z.number(), unread: z.number(), matches: z.number() });
const runSchema = z.object({ read: z.number(), isMoreDue: z.boolean() });

async function post(backend: TestBackendWithDatabase, bearer: string | undefined, body: unknown): Promise<Response> {
  return await fetch(`${backend.url}/functions/v1/read-postings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  });
}

async function matchesOf(client: Client) {
  const { data, error } = await client.rpc('match_jobs', {});
  if (error) throw error;
  return answerSchema.parse(data);
}

async function countQueued(backend: TestBackendWithDatabase): Promise<number> {
  const rows = await backend.database.query('select count(*)::integer as queued from private.reading_queue');
  return z.tuple([z.object({ queued: z.number() })]).parse(rows)[0].queued;
}

describe('Reading on demand', () => {
  let backend: TestBackendWithDatabase;
  let seeker: Client;
  let token: string;
  beforeAll(async () => {
    backend = await startTestBackendWithDatabase();
    seeker = await signedIn(backend, 'seeker');
    token = (await seeker.auth.getSession()).data.session?.access_token ?? '';
  });
  afterAll(() => backend.close());

  test('A person has their own CV read at once, and nothing else', async () => {
    expect(await matchesOf(seeker)).toMatchObject({ state: 'reading' });
    const response = await post(backend, token, { task: 'read-me' });
    expect([response.status, await response.json()]).toEqual([200, { state: 'ready' }]);
    expect(await matchesOf(seeker)).toMatchObject({ state: 'ready', compared: 0, unread: seedCount });
  });

  test('Who has no CV is told so, who is not signed in is refused, and so is anything else', async () => {
    const newcomer = await signedIn(backend, 'newcomer');
    const own = (await newcomer.auth.getSession()).data.session?.access_token ?? '';
    expect(await (await post(backend, own, { task: 'read-me' })).json()).toEqual({ state: 'no-cv' });
    expect((await post(backend, undefined, { task: 'read-me' })).status).toBe(401);
    expect((await post(backend, own, { task: 'read-all' })).status).toBe(400);
    expect((await post(backend, own, { task: 'read-me', person: idOf('seeker') })).status).toBe(400);
  });

  test('Two runs at once read each posting once, and then there is nothing left', async () => {
    const queued = await countQueued(backend);
    expect(queued).toBe(seedCount);
    const { secretKey } = backend;
    const run = async () => runSchema.parse(await (await post(backend, secretKey, {})).json());
    let read = 0;
    for (let isMoreDue = true; isMoreDue; ) {
      // A run ends after a while, so that others have their turn.
      const [one, other] = await Promise.all([run(), run()]);
      read += one.read + other.read;
      isMoreDue = one.isMoreDue || other.isMoreDue;
    }
    expect(read).toBe(queued);
    expect(await matchesOf(seeker)).toMatchObject({ compared: seedCount, unread: 0 });
    expect(await run()).toEqual({ read: 0, isMoreDue: false });
  });

  test('Who has their CV read a hundred times a day waits until tomorrow, and is read by the schedule meanwhile', async () => {
    await backend.database.query(
      `insert into public.ai_usage (user_id, day, kind, calls) values ($1, private.utc_day(), 'read-me', 100)
       on conflict (user_id, day, kind) do update set calls = 100`,
      [idOf('seeker')],
    );
    await seeker.from('profiles').update({ resume_text: 'Welder with MIG welding' }).eq('id', idOf('seeker'));
    const response = await post(backend, token, { task: 'read-me' });
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await matchesOf(seeker)).toMatchObject({ state: 'ready' });
  });
});

describe('Reading by itself', () => {
  let backend: TestBackendWithDatabase;
  let dataDir: string;
  beforeAll(async () => {
    // Other backends that keep matches read start on data where that was done already.
    dataDir = await copyPreparedData(true);
    backend = await startTestBackendWithDatabase({ keepMatchesRead: true, dataDir });
  });
  afterAll(async () => {
    await backend.close();
    await rm(dataDir, { recursive: true });
  });

  test('The demo data are read after the start, and a job and a CV that change soon after', {
    tags: ['products'],
  }, async () => {
    const seeker = await signedIn(backend, 'seeker');
    const read = async () => await matchesOf(seeker);
    await expect.poll(read).toMatchObject({ state: 'ready', compared: seedCount, unread: 0 });

    const employer = await signedIn(backend, 'employer');
    const company = await employer.from('companies').select('id').eq('owner_id', idOf('employer')).limit(1).single();
    const skills = ['QuickBooks', 'Payroll', 'Microsoft Excel'];
    const job = { company_id: company.data?.id ?? '', title: 'Bookkeeper', description: 'QuickBooks', skills };
    const { data } = await employer.from('jobs').insert(job).select('id').single();
    const score = async () => (await seeker.rpc('match_scores', { names: [data?.id ?? ''] })).data;
    await expect.poll(score).toMatchObject([{ score: expect.any(Number) }]);

    const before = await score();
    await seeker.from('profiles').update({ resume_text: 'Lorry driver', skills: [] }).eq('id', idOf('seeker'));
    await expect.poll(score).not.toEqual(before);
  });
});
