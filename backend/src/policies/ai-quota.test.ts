import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openEmptyDatabase } from '../postgres/open-empty-database.ts';
import { postgresMissing } from '../postgres/start-temporary-postgres.ts';
import { startTestBackend, startTestBackendWithDatabase } from '../testing/test-backend.ts';
import { openDatabaseSession } from './open-database-session.ts';
import { type OpenSession, openPostgresSession } from './open-session.ts';
import { people, peopleSql } from './people.ts';
import { refusalOf } from './refusal-of.ts';
import { pidOf, untilWaiting } from './until-waiting.ts';

const { seeker, stranger } = people;
const answerSchema = z.array(
  z.object({ allowed: z.boolean(), refused_by: z.string().nullable(), retry_after_seconds: z.number() }),
);

interface Limits {
  readonly calls?: number;
  readonly characters?: number;
  readonly installation?: number;
}

type Taken = Parameters<typeof takeSql>;

function takeSql(user: string, characters: number, limits: Limits = {}, kind = 'chat'): string {
  const given = [characters, limits.calls, limits.characters, limits.installation].map((value) => value ?? 'null');
  return `select * from public.take_ai_quota('${user}', '${kind}', ${given.join(', ')})`;
}

describe('The quota of AI functions', () => {
  let session: OpenSession | undefined;
  beforeAll(async () => {
    session = await openDatabaseSession(startTestBackendWithDatabase);
    await session.script(`begin; ${peopleSql()}`);
  });
  afterAll(() => session?.close());

  function open(): OpenSession {
    if (session === undefined) throw new Error('There is no database.');
    return session;
  }

  async function fresh(): Promise<void> {
    await open().script('delete from public.ai_usage; delete from public.ai_installation_usage');
  }

  async function take(...given: Taken): Promise<string> {
    const [answer] = answerSchema.parse(await open().rows(takeSql(...given)));
    if (answer === undefined) throw new Error('There is no answer.');
    expect(answer.allowed).toBe(answer.refused_by === null);
    if (answer.allowed) expect(answer.retry_after_seconds).toBe(0);
    else expect(answer.retry_after_seconds).toBeGreaterThanOrEqual(1);
    expect(answer.retry_after_seconds).toBeLessThanOrEqual(86_400);
    return answer.refused_by ?? 'allowed';
  }

  const used = async () => [
    await open().rows('select kind, calls, characters::int from public.ai_usage order by user_id, kind'),
    await open().rows('select characters::int from public.ai_installation_usage'),
  ];

  const budget = { installation: 1_000 };

  test('Calls and characters are counted for each person and kind, characters also for the installation', async () => {
    await fresh();
    expect(await take(seeker, 100, budget)).toBe('allowed');
    expect(await take(seeker, 20, budget)).toBe('allowed');
    expect(await take(seeker, 0, budget, 'match')).toBe('allowed');
    expect(await take(stranger, 3, budget)).toBe('allowed');
    expect(await used()).toEqual([
      [
        { kind: 'chat', calls: 2, characters: 120 },
        { kind: 'match', calls: 1, characters: 0 },
        { kind: 'chat', calls: 1, characters: 3 },
      ],
      [{ characters: 123 }],
    ]);
  });

  test('Each limit is reached exactly, says which it was, and a refusal takes nothing', async () => {
    await fresh();
    expect(await take(seeker, 60, { calls: 2, characters: 100, installation: 150 })).toBe('allowed');
    const before = await used();
    expect(await take(seeker, 41, { calls: 2, characters: 100, installation: 150 })).toBe('characters');
    expect(await take(seeker, 10, { calls: 1, characters: 100, installation: 150 })).toBe('calls');
    expect(await take(seeker, 40, { calls: 2, characters: 100, installation: 99 })).toBe('installation');
    expect(await take(stranger, 91, { installation: 150 })).toBe('installation');
    expect(await used()).toEqual(before);
    expect(await take(seeker, 40, { calls: 2, characters: 100, installation: 100 })).toBe('allowed');
    expect(await take(stranger, 50, { installation: 150 })).toBe('allowed');
    expect(await take(seeker, 0, { calls: 2 })).toBe('calls');
  });

  test('Calls are limited for each kind, characters for all kinds together', async () => {
    await fresh();
    const limits = { calls: 1, characters: 100 };
    expect(await take(seeker, 60, limits)).toBe('allowed');
    expect(await take(seeker, 41, limits, 'match')).toBe('characters');
    expect(await take(seeker, 40, limits, 'match')).toBe('allowed');
    expect(await take(seeker, 0, limits)).toBe('calls');
    expect(await take(stranger, 100, limits)).toBe('allowed');
  });

  test('Without a budget of the installation nothing is counted for it', async () => {
    await fresh();
    expect(await take(seeker, 2_000_000_000)).toBe('allowed');
    expect(await take(seeker, 2_000_000_000)).toBe('allowed');
    expect(await open().rows('select day from public.ai_installation_usage')).toEqual([]);
  });

  test('The very first call of a day is measured, too', async () => {
    await fresh();
    expect(await take(seeker, 1, { calls: 0 })).toBe('calls');
    expect(await take(seeker, 11, { calls: 5, characters: 10 })).toBe('characters');
    expect(await take(seeker, 11, { installation: 10 })).toBe('installation');
    expect(await used()).toEqual([[], []]);
  });

  test('The next day begins anew, and what is older than a month is gone', async () => {
    await fresh();
    await take(seeker, 9, budget);
    await open().script(`
      update public.ai_usage set day = day - 31; update public.ai_installation_usage set day = day - 31`);
    expect(await take(seeker, 9, { calls: 1, characters: 9, installation: 9 })).toBe('allowed');
    expect(await used()).toEqual([[{ kind: 'chat', calls: 1, characters: 9 }], [{ characters: 9 }]]);
  });

  test('Work that was not done is given back, never more than was taken', async () => {
    await fresh();
    const refund = (user: string, characters: number, kind = 'chat', day = 'private.utc_day()') =>
      open().script(`select public.refund_ai_quota('${user}', '${kind}', ${day}, ${characters})`);
    await take(seeker, 100, budget);
    await take(stranger, 30, budget);
    await refund(seeker, 60);
    expect(await used()).toEqual([
      [
        { kind: 'chat', calls: 1, characters: 40 },
        { kind: 'chat', calls: 1, characters: 30 },
      ],
      [{ characters: 70 }],
    ]);
    await refund(seeker, 1_000);
    await refund(seeker, 1_000);
    await refund(stranger, 5, 'match');
    await refund(stranger, 5, 'chat', 'private.utc_day() - 1');
    expect(await used()).toEqual([
      [
        { kind: 'chat', calls: 1, characters: 0 },
        { kind: 'chat', calls: 1, characters: 30 },
      ],
      [{ characters: 30 }],
    ]);
  });

  test.each(['-1', 'null'])('%s characters are refused', async (characters) => {
    for (const statement of [
      `select public.take_ai_quota('${seeker}', 'chat', ${characters}, 1, 1, 1)`,
      `select public.refund_ai_quota('${seeker}', 'chat', private.utc_day(), ${characters})`,
    ])
      expect(await refusalOf(open(), 'service', statement)).toMatchObject({ code: '22023' });
  });

  test('The functions take and give back with the secret key alone', async () => {
    await fresh();
    expect(await refusalOf(open(), 'service', takeSql(seeker, 5, budget))).toBeUndefined();
    const refund = `select public.refund_ai_quota('${seeker}', 'chat', private.utc_day(), 2)`;
    expect(await refusalOf(open(), 'service', refund)).toBeUndefined();
    expect(await used()).toEqual([[{ kind: 'chat', calls: 1, characters: 3 }], [{ characters: 3 }]]);
  });

  test('Nobody but the functions takes or gives back', async () => {
    for (const statement of [takeSql(seeker, 1), `select public.refund_ai_quota('${seeker}', 'chat', current_date, 1)`])
      expect(await refusalOf(open(), 'seeker', statement)).toMatchObject({ code: '42501' });
  });
});

const database = await openEmptyDatabase();
if (database === undefined) console.warn(`Two calls at once are not tried. ${postgresMissing}`);
const databaseUrl = database?.url ?? '';
afterAll(() => database?.close());

describe.skipIf(database === undefined)('Two calls at once', { tags: ['postgres'] }, () => {
  const sessions: OpenSession[] = [];
  beforeAll(async () => {
    const backend = await startTestBackend({ databaseUrl, seed: false });
    await backend.close();
    for (let count = 0; count < 3; count += 1) sessions.push(openPostgresSession(databaseUrl));
  });
  afterAll(() => Promise.all(sessions.map((session) => session.close())));

  test.each<[string, one: Taken, other: Taken, refusedBy: string]>([
    ['The last call', [seeker, 1, { calls: 1 }], [seeker, 1, { calls: 1 }], 'calls'],
    ['The last characters', [seeker, 6, { characters: 11 }], [seeker, 6, { characters: 11 }, 'match'], 'characters'],
    ['The last of the budget', [seeker, 6, { installation: 11 }], [stranger, 6, { installation: 11 }], 'installation'],
  ])('%s is taken once, and is free again when the first one takes itself back', async (_, one, other, refusedBy) => {
    const [first, second, watcher] = sessions;
    if (first === undefined || second === undefined || watcher === undefined) throw new Error('There are no sessions.');
    const pid = await pidOf(second);
    for (const [end, expected] of [
      ['commit', refusedBy],
      ['rollback', null],
    ] as const) {
      await watcher.script(`delete from auth.users; delete from public.ai_installation_usage; ${peopleSql()}`);
      await first.script(`begin; ${takeSql(...one)}`);
      const answer = second.rows(takeSql(...other));
      await untilWaiting(watcher, pid);
      await first.script(end);
      expect(answerSchema.parse([...(await answer)])).toMatchObject([{ refused_by: expected }]);
      expect(await watcher.rows('select sum(calls)::int as calls from public.ai_usage')).toEqual([{ calls: 1 }]);
    }
  });
});
