import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openFactsBoard } from './facts-board.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let board: Awaited<ReturnType<typeof openFactsBoard>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: false });
  board = await openFactsBoard(backend);
});
afterAll(() => backend.close());
beforeEach(() => board.clear());

const accounts = { concepts: { accounting: 30, excel: 10 } };
const accountant = { concepts: { accounting: 100, excel: 100 } };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe('Who gets what', () => {
  test('Without a CV there are no matches, and with one there are when it was read', async () => {
    await board.post(accounts);
    expect(await board.ask()).toMatchObject({ state: 'no-cv', matches: 0, jobs: [], engine_version: null });
    await board.amina.client.from('profiles').update({ resume_text: 'Accounting' }).eq('id', board.amina.id);
    expect(await board.ask()).toMatchObject({ state: 'reading', jobs: [] });
    await board.readAll({ concepts: { accounting: 100 } });
    const answer = await board.ask();
    expect(answer).toMatchObject({
      state: 'ready',
      engine_version: 1,
      matches: 1,
      worth_a_look: 0,
      compared: 1,
      unread: 0,
    });
    expect(answer.jobs).toMatchObject([{ title: 'Clerk', score: 75, has: ['accounting'], lacks: ['excel'] }]);
  });

  test('What somebody is learning is listed with what they lack', async () => {
    await board.post(accounts);
    await board.know({ concepts: { accounting: 100, excel: 30 } });
    expect((await board.ask()).jobs).toMatchObject([{ has: ['accounting'], lacks: ['excel'] }]);
    await board.know({ concepts: { accounting: 100, excel: 31 } });
    expect((await board.ask()).jobs).toMatchObject([{ has: ['accounting', 'excel'], lacks: [] }]);
  });

  test('What is listed is what search_jobs lists, with a score', async () => {
    await board.know({ concepts: { accounting: 100 } });
    await board.feed(accounts, { location: 'Kisumu, Kenya', country: 'ke', posted_at: daysAgo(1) });
    const { data } = await board.amina.client.rpc('search_jobs', {});
    const [listed] = (await board.ask()).jobs;
    expect(listed).toMatchObject({ score: 75, county: 'Kisumu', in_kenya: true });
    expect(data).toMatchObject({ jobs: [{ id: listed?.id, title: listed?.title, location: listed?.location }] });
  });

  test('A posting that has not been read yet is counted and not listed', async () => {
    await board.know(accountant);
    await board.post(undefined);
    expect(await board.ask()).toMatchObject({ compared: 0, unread: 1, jobs: [] });
  });

  test('A posting in which nothing can be compared is no match', async () => {
    await board.know(accountant);
    const id = await board.post({ concepts: {} });
    expect(await board.ask({ min_score: 1 })).toMatchObject({ compared: 1, unread: 0, jobs: [] });
    expect(await board.scores([id])).toEqual([{ id, score: null }]);
  });

  test.each([
    ['drafted', { status: 'draft' }],
    ['closed', { status: 'closed' }],
    ['past its closing date', { closes_at: daysAgo(1) }],
  ])('A job that is %s is not listed', async (_, job) => {
    await board.know(accountant);
    await board.post(accounts, job);
    expect(await board.ask()).toMatchObject({ compared: 0, matches: 0, jobs: [] });
  });

  test('A posting that its feed has not shown for a week is not listed', async () => {
    await board.know(accountant);
    await board.feed(accounts, { fetched_at: daysAgo(8) });
    expect(await board.ask()).toMatchObject({ compared: 0, jobs: [] });
    await board.feed(undefined, { fetched_at: daysAgo(6) });
    expect(await board.ask()).toMatchObject({ compared: 1, matches: 1 });
  });
});

describe('Order, counts and facets', () => {
  test('Jobs come by score; of equal ones the nearer first, then the newer', async () => {
    await board.know({ concepts: { a: 100 } }, 'Amina\nKisumu, Kenya');
    const post = (title: string, score: number, location: string, created_at = daysAgo(3)) =>
      board.post({ concepts: { a: score, b: 100 - score } }, { title, location, created_at });
    const abroad = { concepts: { a: 71, b: 29 } };
    await board.feed(abroad, { title: 'abroad', location: 'Durban', country: 'za', posted_at: daysAgo(3) });
    await post('far', 73, 'Mombasa');
    await post('here', 71, 'Kisumu');
    await post('almost', 69, 'Kisumu');
    await post('newer', 73, 'Mombasa', daysAgo(1));
    await post('remote', 71, 'Remote');
    await post('no use', 39, 'Kisumu');
    const answer = await board.ask();
    expect(answer.jobs.map(({ title, score }) => `${title} ${score}`)).toEqual([
      'newer 73',
      'far 73',
      'here 71',
      'remote 71',
      'abroad 71',
      'almost 69',
    ]);
    expect(answer).toMatchObject({
      matches: 5,
      worth_a_look: 1,
      compared: 7,
      county: 'Kisumu',
      facets: {
        counties: [
          { name: 'Mombasa', matches: 2 },
          { name: 'Kisumu', matches: 1 },
        ],
        remote: 1,
        types: [{ name: 'full_time', matches: 4 }],
      },
    });
    const titles = async (question: object) => (await board.ask({ ...question })).jobs.map(({ title }) => title);
    expect(await titles({ county: 'Mombasa', most: 2 })).toEqual(['newer', 'far']);
    expect(await titles({ county_only: true })).toEqual(['here', 'almost']);
    expect(await titles({ remote_only: true })).toEqual(['remote']);
    expect(await titles({ min_score: 73 })).toEqual(['newer', 'far']);
    expect((await board.ask({ county_only: true })).matches).toBe(1);
  });

  test('A post above the level of a person is worth less', async () => {
    await board.know({ concepts: { a: 100 }, level: 0 });
    for (const level of [0, 1, 2, 3]) await board.post({ concepts: { a: 30 }, level }, { title: `level ${level}` });
    const { jobs } = await board.ask({ min_score: 1 });
    expect(jobs.map(({ title, score }) => `${title}: ${score}`)).toEqual([
      'level 0: 92',
      'level 1: 73',
      'level 2: 46',
      'level 3: 27',
    ]);
  });

  test('Pages have no gaps and no duplicates, however many are alike', async () => {
    await board.know({ concepts: { a: 100 } });
    await board.rows(
      `insert into public.jobs (title, created_at) select 'Clerk ' || place, date '2026-01-01' + (place / 9) from generate_series(1, 60) as place`,
    );
    await board.feed(undefined, { external_id: 'undated' });
    let turn = 0;
    await board.store(await board.take(), () => {
      turn += 1;
      return { concepts: { a: 50 + (turn % 4) * 10, b: 50 - (turn % 4) * 10 } };
    });
    const whole = (await board.ask({ most: 100 })).jobs.map(({ id }) => id);
    const pages: string[] = [];
    let after: unknown = null;
    do {
      const { jobs, next, matches } = await board.ask({ most: 7, after });
      expect(matches).toBe(30);
      pages.push(...jobs.map(({ id }) => id));
      after = next;
    } while (after !== null);
    expect(pages).toHaveLength(61);
    expect(pages).toEqual(whole);
    expect(new Set(pages).size).toBe(61);
  });
});

describe('What is new', () => {
  test('Only what was posted since is counted and listed', async () => {
    await board.know(accountant);
    await board.post(accounts, { title: 'old', created_at: daysAgo(9) });
    await board.post(accounts, { title: 'new', created_at: daysAgo(1) });
    const answer = await board.ask({ since: daysAgo(2), min_score: 70, most: 1 });
    expect(answer).toMatchObject({ matches: 1, compared: 1, jobs: [{ title: 'new' }] });
    expect(await board.ask({ since: daysAgo(0) })).toMatchObject({ matches: 0, jobs: [] });
  });

  test('Few postings since are looked at one by one, many through the index, and both answer the same', async () => {
    await board.know({ concepts: { a: 90, b: 55, c: 1 }, level: 1, words: { one: 1, two: 1 } });
    await board.rows(`insert into public.jobs (title, location) select 'Clerk', 'Kisumu' from generate_series(1, 90)`);
    let turn = 0;
    await board.store(await board.take(), () => {
      turn += 1;
      const concepts = { a: (turn % 9) + 1, b: (turn % 5) + 1, d: (turn % 7) + 1 };
      return { concepts, level: turn % 4, words: { one: 40, three: 60 }, licences: turn % 3 === 0 ? ['d'] : [] };
    });
    for (const min_score of [1, 40]) {
      const { etag: one, ...recent } = await board.ask({ since: daysAgo(1), min_score, most: 100 });
      const { etag: other, ...whole } = await board.ask({ min_score, most: 100 });
      expect(recent.jobs.length).toBeGreaterThan(10);
      expect(recent).toEqual(whole);
      expect(one).toBe(other);
    }
  });
});

/** Every open job as a search sorts it for the person. */
async function searched() {
  const { data, error } = await board.amina.client.rpc('search_jobs', { sort: 'match' });
  if (error) throw error;
  return z
    .object({ jobs: z.array(z.object({ id: z.string() })) })
    .parse(data)
    .jobs.map(({ id }) => id);
}

test('What was kept of a person is right after everything that can happen to postings', async () => {
  await board.know({ concepts: { a: 100 } });
  const post = async (score: number) => await board.post({ concepts: { a: score, b: 100 - score } });
  const listed = async () => (await board.ask()).jobs.map(({ id, score }) => [id, score]);
  const [same, changed, gone, closed] = [await post(90), await post(80), await post(70), await post(60)];
  const before = await listed();
  expect(before).toEqual([
    [same, 90],
    [changed, 80],
    [gone, 70],
    [closed, 60],
  ]);
  await board.rows('update private.person_matches set as_of = now()');
  const kept = async () => await board.rows('select as_of from private.person_matches');
  const asOf = await kept();
  await board.rows('update public.jobs set title = $$Other$$ where id = $1', [changed]);
  await board.readAll({ concepts: { a: 50, b: 50 } });
  await board.rows('delete from public.jobs where id = $1', [gone]);
  await board.rows(`update public.jobs set status = 'closed' where id = $1`, [closed]);
  const added = await post(75);
  expect(await listed()).toEqual([
    [same, 90],
    [added, 75],
    [changed, 50],
  ]);
  expect(await searched()).toEqual([same, added, changed]);
  expect(await kept(), 'It was not counted anew').toEqual(asOf);
  await board.rows(`update public.jobs set status = 'active' where id = $1`, [closed]);
  await board.readAll({ concepts: { a: 95, b: 5 } });
  expect((await listed())[0]).toEqual([closed, 91]);
  expect((await searched())[0]).toBe(closed);
  await board.know({ concepts: { b: 100 } });
  expect((await searched())[0], 'Nothing is kept for what the person has now').toBe(changed);
  expect(await listed()).toEqual([[changed, 50]]);
});

describe('What is asked', () => {
  test('An etag is answered with itself until something changes', async () => {
    await board.know(accountant);
    await board.post(accounts);
    const { etag } = await board.ask();
    const again = async () => (await board.amina.client.rpc('match_jobs', { etag: etag ?? '' })).data;
    expect(await again()).toEqual({ etag });
    await board.feed(accounts);
    expect(await again()).toMatchObject({ matches: 2 });
  });

  test.each([
    { min_score: 101 },
    { most: 101 },
    { county: 'Atlantis' },
    { etag: 'x'.repeat(101) },
    { after: { is_match: true, rank: 1, posted: '1; drop', id: 'x' } },
    { remote_only: null },
  ])('Nonsense is refused: %o', async (question) => {
    expect(await board.refusal(question)).toBe('22023');
  });

  test('Scores of single postings are those of the list, in the order that was asked', async () => {
    await board.know({ concepts: { accounting: 70 } });
    const [one, two] = [await board.post(accounts), await board.feed({ concepts: { accounting: 9, b: 3 } })];
    const { jobs } = await board.ask({ min_score: 1 });
    const scoreOf = (id: string) => jobs.find((job) => job.id === id)?.score;
    expect(await board.scores([two, 'no:such', one])).toEqual([
      { id: two, score: scoreOf(two) },
      { id: 'no:such', score: null },
      { id: one, score: scoreOf(one) },
    ]);
    const tooMany = await board.amina.client.rpc('match_scores', { names: Array.from({ length: 101 }, () => one) });
    expect(tooMany.error?.code).toBe('22023');
  });
});
