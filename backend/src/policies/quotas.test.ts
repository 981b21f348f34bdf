import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openEmptyDatabase } from '../postgres/open-empty-database.ts';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';
import {
  aiQuotaAnswers,
  type OpenSession,
  openPgliteSession,
  openPostgresSession,
  type Session,
  takeAiQuotaSql,
} from './open-session.ts';
import { becomeSql, type Person, people, peopleSql } from './people.ts';

const refusalSchema = z.object({ code: z.string(), message: z.string() });
type Refusal = z.infer<typeof refusalSchema>;

/**
 * Runs statements as that person, or as the functions do, within the open transaction.
 *
 * @returns why they were refused, or undefined when they were not
 */
async function refusalOf(
  session: Session,
  person: Person | 'service',
  statements: string,
): Promise<Refusal | undefined> {
  const become = person === 'service' ? 'set local role service_role;' : becomeSql(person);
  await session.script('savepoint attempt');
  try {
    await session.script(`${become} ${statements}; ${resetSql} release savepoint attempt`);
    return undefined;
  } catch (error) {
    await session.script('rollback to savepoint attempt; release savepoint attempt');
    return refusalSchema.parse(error);
  }
}

const resetSql = `
  reset role;
  select set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claim.role', '', true);`;

const company = 'c0000000-0000-4000-8000-000000000001';
const { seeker, stranger, employer } = people;

let session: OpenSession | undefined;
beforeAll(async () => {
  session = await openDatabaseSession(startTestBackendWithDatabase);
});
afterAll(() => session?.close());
beforeEach(() =>
  open().script(`begin; ${peopleSql()}
    insert into public.companies (id, owner_id, name) values ('${company}', '${employer}', 'Kijani Works')`),
);
afterEach(() => open().script('rollback'));

function open(): OpenSession {
  if (session === undefined) throw new Error('There is no database.');
  return session;
}

const refused = (person: Person, statements: string) => refusalOf(open(), person, statements);
const limited = (message: string) => ({ code: 'FQ001', message });

/** Jobs as they are after years, written past all limits. */
const fill = (count: number, status: string) =>
  open().script(`
    insert into public.jobs (company_id, title, status) select '${company}', 'Job', '${status}' from generate_series(1, ${count})`);

const post = (count: number, row = `'Job', 'Nairobi', 'active'`) => `
  insert into public.jobs (company_id, title, location, status) select '${company}', ${row} from generate_series(1, ${count})`;

describe('What people keep', () => {
  test.each([
    ['saved_jobs', 500, 'saved jobs'],
    ['applied_jobs', 1000, 'applications'],
  ])('%s: one person keeps %i, and others are not concerned', async (table, most, what) => {
    const keep = (first: number, last: number, person: Person = 'seeker') => `
      insert into public.${table} (user_id, adzuna_id, source)
      select '${people[person]}', 'adzuna:' || i, 'adzuna' from generate_series(${first}, ${last}) i`;
    await open().script(keep(2, most));
    const full = limited(`You can keep ${most} ${what}. Remove one before you add another.`);
    expect(await refused('seeker', keep(5001, 5002))).toMatchObject(full);
    expect(await refused('seeker', keep(1, 1))).toBeUndefined();
    expect(await refused('seeker', keep(5001, 5001))).toMatchObject(full);
    // Whoever presses twice is answered as before.
    expect(await refused('seeker', `${keep(1, 1)} on conflict do nothing`)).toBeUndefined();
    expect(await refused('seeker', keep(1, 1))).toMatchObject({ code: '23505' });
    expect(await refused('stranger', keep(1, 1, 'stranger'))).toBeUndefined();
    expect(await refused('stranger', keep(6001, 6001, 'seeker'))).toMatchObject({ code: '42501' });
    expect(await refused('seeker', `delete from public.${table} where adzuna_id = 'adzuna:1'`)).toBeUndefined();
    expect(await refused('seeker', keep(5001, 5001))).toBeUndefined();
  });
});

describe('What people write', () => {
  // Letters of one byte; a CV has 200,000 at most.
  const change = (text: string) => `update public.profiles set resume_text = '${text}' where id = '${seeker}'`;
  const long = (letter: string) => letter.repeat(200_000);
  const slowDown = { code: 'FQ001', message: expect.stringMatching(/try again in \d+ minutes\.$/) };

  test('Five million bytes an hour, in the columns that change', async () => {
    for (let time = 0; time < 24; time += 1) {
      expect(await refused('seeker', change(long(time % 2 === 0 ? 'a' : 'b')))).toBeUndefined();
    }
    expect(await refused('seeker', change(long('a')))).toMatchObject(slowDown);
    const document = `insert into public.cv_documents (user_id, path, size_bytes, mime_type, extracted_text)
      values ('${seeker}', '${seeker}/cv.pdf', 10, 'application/pdf', '${long('c')}')`;
    expect(await refused('seeker', document)).toMatchObject(slowDown);
    // The long text is there, and is not written again.
    const rename = `update public.profiles set full_name = 'Amina' where id = '${seeker}'`;
    expect(await refused('seeker', rename)).toBeUndefined();
    const ofStranger = change('short').replace(seeker, stranger);
    expect(await refused('stranger', ofStranger)).toBeUndefined();
    await open().script("update private.account_counters set kind = 'bytes written, hour x' where kind like 'bytes%'");
    expect(await refused('seeker', document)).toBeUndefined();
    expect(
      await open().rows(
        "select count(*)::int as count from private.account_counters where kind = 'bytes written, hour x' and user_id = '" +
          seeker +
          "'",
      ),
    ).toEqual([{ count: 0 }]);
  });
});

describe('What people send', () => {
  const send = (count: number, id: string | null) => `
    insert into public.feedback (user_id, text)
    select ${id === null ? 'null' : `'${id}'`}, 'Hi' from generate_series(1, ${count})`;

  test('Feedback: 20 a day, with a name or without, and 200 in all', async () => {
    const ofDay = limited('You have reached the limit of 20 messages a day. Please try again tomorrow.');
    expect(await refused('seeker', send(10, seeker))).toBeUndefined();
    expect(await refused('seeker', send(11, null))).toMatchObject(ofDay);
    expect(await refused('seeker', send(10, null))).toBeUndefined();
    expect(await refused('seeker', send(1, null))).toMatchObject(ofDay);
    expect(await refused('seeker', send(1, seeker))).toMatchObject(ofDay);
    expect(await refused('stranger', send(1, null))).toBeUndefined();
    await open().script(`update private.account_counters set day = day - 1 where day > '-infinity'`);
    expect(await refused('seeker', send(1, seeker))).toBeUndefined();
    await open().script(`update private.account_counters set uses = 200 where day = '-infinity'`);
    expect(await refused('seeker', send(1, seeker))).toMatchObject(
      limited('You have reached the limit of 200 messages. Thank you for them; this account can send no more.'),
    );
  });
});

describe('What people report', () => {
  test.each([
    [50, 'reports', 'job_reports', 'external_id', `'adzuna:' || i`],
    [
      20,
      'reports of companies',
      'company_reports',
      'company_id',
      `('c9000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid`,
    ],
  ])('%i %s a day, of which one that is repeated is one', async (most, what, table, column, value) => {
    await open().script(`
      insert into public.companies (id, name)
      select ('c9000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Works' from generate_series(1, 21) i`);
    const report = (first: number, last: number) => `
      insert into public.${table} (user_id, ${column}, reason)
      select '${seeker}', ${value}, 'fake' from generate_series(${first}, ${last}) i`;
    expect(await refused('seeker', report(1, most - 1))).toBeUndefined();
    expect(await refused('seeker', `${report(1, most - 1)} on conflict do nothing`)).toBeUndefined();
    expect(await refused('seeker', report(most, most))).toBeUndefined();
    expect(await refused('seeker', report(most + 1, most + 1))).toMatchObject(
      limited(`You have reached the limit of ${most} ${what} a day. Please try again tomorrow.`),
    );
  });
});

/** What one call may write is counted for a transaction, and these tests are one each. */
const beginCall = () => open().script(`set local fursa.jobs_of_call = ''`);

describe('What employers post', () => {
  test('Five companies', async () => {
    const found = (count: number) => `
      insert into public.companies (owner_id, name) select '${employer}', 'Another' from generate_series(1, ${count})`;
    expect(await refused('employer', found(4))).toBeUndefined();
    expect(await refused('employer', found(1))).toMatchObject(
      limited('You can have 5 companies. Delete one before you add another.'),
    );
  });

  test('Two hundred new jobs a day, also when they are deleted again', async () => {
    const ofDay = limited('You have reached the limit of 200 new jobs a day. Please try again tomorrow.');
    for (let call = 0; call < 10; call += 1) {
      await beginCall();
      expect(await refused('employer', post(20))).toBeUndefined();
    }
    await beginCall();
    expect(await refused('employer', post(1))).toMatchObject(ofDay);
    expect(await refused('employer', `delete from public.jobs`)).toBeUndefined();
    expect(await refused('employer', post(1))).toMatchObject(ofDay);
  });

  test('Five hundred drafts and active jobs in a company, whichever way they come to be', async () => {
    await fill(499, 'draft');
    await fill(2, 'closed');
    const reopen = `update public.jobs set status = 'active' where status = 'closed'`;
    const full = limited(
      'A company can have 500 jobs that are drafts or active. Close or delete one before you add another.',
    );
    expect(await refused('employer', reopen)).toMatchObject(full);
    expect(await refused('employer', post(1))).toBeUndefined();
    expect(await refused('employer', post(1))).toMatchObject(full);
    expect(await refused('employer', post(1, `'Job', null, 'draft'`))).toMatchObject(full);
    expect(await refused('employer', reopen)).toMatchObject(full);
    expect(await refused('employer', post(1, `'Job', null, 'closed'`))).toBeUndefined();
    await beginCall();
    expect(
      await refused(
        'employer',
        `update public.jobs set title = 'Renamed', status = 'active'
          where id in (select id from public.jobs where status = 'draft' limit 20)`,
      ),
    ).toBeUndefined();
  });

  test('Five thousand jobs in a company, closed ones included', async () => {
    await fill(5000, 'closed');
    expect(await refused('employer', post(1))).toMatchObject(
      limited('A company can have 5000 jobs, closed ones included. Delete some before you add another.'),
    );
  });

  test('Words and places for the search: 5,000 and 500, of which known ones are none', async () => {
    const known = async () => await open().rows('select word from private.job_words order by word');
    const use = (kind: string, uses: number) =>
      open().script(`update private.account_counters set uses = ${uses} where kind = '${kind}'`);
    expect(await refused('employer', post(1, `'Glockenspiel', 'Lamu', 'active'`))).toBeUndefined();
    expect(await known()).toEqual(['glockenspiel', 'kijani', 'lamu', 'works'].map((word) => ({ word })));
    await use('job words', 4_999);
    await use('job locations', 500);
    expect(await refused('employer', post(1, `'Zither marimba', 'Lamu', 'active'`))).toBeUndefined();
    expect(await known()).toHaveLength(5);
    for (const word of ['Oboe', 'Fagott', 'Cello'])
      expect(
        await refused('employer', `update public.jobs set title = '${word}' where location = 'Lamu'`),
      ).toBeUndefined();
    expect(await known()).toHaveLength(5);
    const elsewhere = `update public.jobs set location = 'Malindi'`;
    expect(await refused('employer', elsewhere)).toMatchObject({
      code: 'FQ001',
      message: expect.stringContaining('500 different locations'),
    });
    expect(await refused('admin', elsewhere)).toBeUndefined();
    expect(await refused('employer', post(1, `'Oboe', 'Malindi', 'active'`))).toBeUndefined();
    expect(await open().rows(`select public.search_jobs('zither') -> 'total' as total`)).toEqual([{ total: 0 }]);
    expect(await open().rows(`select public.search_jobs('oboe') -> 'total' as total`)).toEqual([{ total: 1 }]);
  });
});

test('Admins, and whoever has the secret key, are not limited where employers are', async () => {
  await fill(500, 'active');
  const companies = `
    insert into public.companies (owner_id, name) select '${people.admin}', 'Another' from generate_series(1, 6)`;
  expect(await refused('admin', post(201))).toBeUndefined();
  expect(await refused('admin', companies)).toBeUndefined();
  await open().script(`set local role service_role; ${post(201)}; ${companies}; reset role`);
});

test('Counters of an account go with it, and those of days past are not kept', async () => {
  const send = `insert into public.feedback (user_id, text) values ('${seeker}', 'Hi')`;
  await refused('seeker', send);
  await open().script(`update private.account_counters set day = day - 40 where day > '-infinity'`);
  await refused('seeker', send);
  const counters = () => open().rows(`select uses from private.account_counters order by day`);
  expect(await counters()).toEqual([{ uses: 2 }, { uses: 1 }]);
  await open().script(`delete from auth.users where id = '${seeker}'`);
  expect(await counters()).toEqual([]);
});

test('Somebody whose account is gone has no role and can add nothing', async () => {
  await open().script(`delete from auth.users where id = '${employer}'`);
  expect(await refused('employer', `do $$ begin assert not private.has_role('employer'); end $$`)).toBeUndefined();
  expect(await refused('employer', post(1))).toMatchObject({ code: expect.stringMatching(/^(23503|42501)$/) });
  const saved = `insert into public.saved_jobs (user_id, adzuna_id, source) values ('${employer}', 'adzuna:1', 'adzuna')`;
  expect(await refused('employer', saved)).toMatchObject({ code: '23503' });
});

describe('The quota of AI functions', () => {
  async function take(...given: Parameters<typeof takeAiQuotaSql>): Promise<string> {
    const [answer] = aiQuotaAnswers.parse(await open().rows(takeAiQuotaSql(...given)));
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
    const limits = { calls: 1, characters: 100 };
    expect(await take(seeker, 60, limits)).toBe('allowed');
    expect(await take(seeker, 41, limits, 'match')).toBe('characters');
    expect(await take(seeker, 40, limits, 'match')).toBe('allowed');
    expect(await take(seeker, 0, limits)).toBe('calls');
    expect(await take(stranger, 100, limits)).toBe('allowed');
  });

  test('Without a budget of the installation nothing is counted for it', async () => {
    expect(await take(seeker, 2_000_000_000)).toBe('allowed');
    expect(await take(seeker, 2_000_000_000)).toBe('allowed');
    expect(await open().rows('select day from public.ai_installation_usage')).toEqual([]);
  });

  test('The very first call of a day is measured, too', async () => {
    expect(await take(seeker, 1, { calls: 0 })).toBe('calls');
    expect(await take(seeker, 11, { calls: 5, characters: 10 })).toBe('characters');
    expect(await take(seeker, 11, { installation: 10 })).toBe('installation');
    expect(await used()).toEqual([[], []]);
  });

  test('The next day begins anew, and what is older than a month is gone', async () => {
    await take(seeker, 9, budget);
    await open().script(`
      update public.ai_usage set day = day - 31; update public.ai_installation_usage set day = day - 31`);
    expect(await take(seeker, 9, { calls: 1, characters: 9, installation: 9 })).toBe('allowed');
    expect(await used()).toEqual([[{ kind: 'chat', calls: 1, characters: 9 }], [{ characters: 9 }]]);
  });

  test('Work that was not done is given back, never more than was taken', async () => {
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
    expect(await refusalOf(open(), 'service', takeAiQuotaSql(seeker, 5, budget))).toBeUndefined();
    const refund = `select public.refund_ai_quota('${seeker}', 'chat', private.utc_day(), 2)`;
    expect(await refusalOf(open(), 'service', refund)).toBeUndefined();
    expect(await used()).toEqual([[{ kind: 'chat', calls: 1, characters: 3 }], [{ characters: 3 }]]);
  });

  test('Nobody but the functions takes or gives back', async () => {
    for (const statement of [
      takeAiQuotaSql(seeker, 1),
      `select public.refund_ai_quota('${seeker}', 'chat', current_date, 1)`,
    ])
      expect(await refusalOf(open(), 'seeker', statement)).toMatchObject({ code: '42501' });
  });
});

type StartBackend = (options: { readonly seed: false; readonly databaseUrl?: string }) => Promise<{
  readonly database: Parameters<typeof openPgliteSession>[0];
  close(): Promise<void>;
}>;

/** A session of a database with the schema and no rows: of PostgreSQL where there is one, else of PGlite. */
async function openDatabaseSession(startBackend: StartBackend): Promise<OpenSession> {
  const database = await openEmptyDatabase();
  const where = database === undefined ? {} : { databaseUrl: database.url };
  const backend = await startBackend({ seed: false, ...where });
  const session = database === undefined ? openPgliteSession(backend.database) : openPostgresSession(database.url);
  return {
    ...session,
    async close() {
      await session.close();
      await backend.close();
      await database?.close();
    },
  };
}
