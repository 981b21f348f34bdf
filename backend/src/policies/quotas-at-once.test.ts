// @module-tag postgres

import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openEmptyDatabase } from '../postgres/open-empty-database.ts';
import { postgresMissing } from '../postgres/start-temporary-postgres.ts';
import { startTestBackend } from '../testing/test-backend.ts';
import { aiQuotaAnswers, type OpenSession, openPostgresSession, type Session, takeAiQuotaSql } from './open-session.ts';
import { becomeSql, type Person, people, peopleSql } from './people.ts';

const database = await openEmptyDatabase();
if (database === undefined) console.warn(`Two requests at once are not tried. ${postgresMissing}`);
const databaseUrl = database?.url ?? '';
afterAll(() => database?.close());

const company = 'c0000000-0000-4000-8000-000000000001';
const { seeker, stranger, employer } = people;
type Taken = Parameters<typeof takeAiQuotaSql>;
const own = 'user_id, adzuna_id, source';
const jobs = `insert into public.jobs (company_id, title)`;

const cases: Readonly<Record<string, { person: Person; before: string; one: string; other: string; code: string }>> = {
  'The last saved job': {
    person: 'seeker',
    before: `insert into public.saved_jobs (${own}) select '${seeker}', 'adzuna:' || i, 'adzuna' from generate_series(1, 499) i`,
    one: `insert into public.saved_jobs (${own}) values ('${seeker}', 'adzuna:a', 'adzuna')`,
    other: `insert into public.saved_jobs (${own}) values ('${seeker}', 'adzuna:b', 'adzuna')`,
    code: 'FQ001',
  },
  'The last message of a day': {
    person: 'seeker',
    before: `insert into private.account_counters (user_id, kind, day, uses) values ('${seeker}', 'feedback', private.utc_day(), 19)`,
    one: `insert into public.feedback (text) values ('one')`,
    other: `insert into public.feedback (text) values ('other')`,
    code: 'FQ001',
  },
  'The first message of a day, when no counter is there': {
    person: 'seeker',
    before: `insert into private.account_counters (user_id, kind, day, uses) values ('${seeker}', 'feedback', '-infinity', 199)`,
    one: `insert into public.feedback (text) values ('one')`,
    other: `insert into public.feedback (text) values ('other')`,
    code: 'FQ001',
  },
  'The last company': {
    person: 'employer',
    before: `insert into public.companies (owner_id, name) select '${employer}', 'Works' from generate_series(1, 3)`,
    one: `insert into public.companies (owner_id, name) values ('${employer}', 'One')`,
    other: `insert into public.companies (owner_id, name) values ('${employer}', 'Other')`,
    code: 'FQ001',
  },
  'The last job of a company': {
    person: 'employer',
    before: `${jobs} select '${company}', 'Job' from generate_series(1, 499)`,
    one: `${jobs} values ('${company}', 'One')`,
    other: `${jobs} values ('${company}', 'Other')`,
    code: 'FQ001',
  },
  'The last file of a bucket': {
    person: 'seeker',
    before: `insert into storage.objects (bucket_id, name) select 'cvs', '${seeker}/' || i || '.pdf' from generate_series(1, 4) i`,
    one: `insert into storage.objects (bucket_id, name) values ('cvs', '${seeker}/one.pdf')`,
    other: `insert into storage.objects (bucket_id, name) values ('cvs', '${seeker}/other.pdf')`,
    code: '42501',
  },
};

describe.skipIf(database === undefined)('Two requests at once', () => {
  const sessions: OpenSession[] = [];
  beforeAll(async () => {
    const backend = await startTestBackend({ databaseUrl, seed: false });
    await backend.close();
    for (let count = 0; count < 3; count += 1) sessions.push(openPostgresSession(databaseUrl));
  });
  afterAll(() => Promise.all(sessions.map((session) => session.close())));

  test.each(Object.entries(cases))('%s is taken once', async (_, { person, before, one, other, code }) => {
    const [first, second, watcher] = threeOf(sessions);
    await watcher.script(`${peopleSql()}
      insert into public.companies (id, owner_id, name) values ('${company}', '${employer}', 'Kijani Works'); ${before}`);
    try {
      await first.script(`begin; ${becomeSql(person)} ${one}`);
      await second.script('begin');
      const pid = await pidOf(second);
      const answer = second.script(`${becomeSql(person)} ${other}`).catch((error: unknown) => error);
      await untilWaiting(watcher, pid);
      await first.script('commit');
      expect(await answer).toMatchObject({ code });
      await second.script('rollback');
      // Afterwards it is refused as well, and when the first one takes itself back there is room again.
      await second.script('begin');
      await expect(second.script(`${becomeSql(person)} ${other}`)).rejects.toMatchObject({ code });
    } finally {
      await Promise.all([first.script('rollback'), second.script('rollback')]);
      await watcher.script(`
        delete from storage.objects; delete from public.jobs; delete from public.companies; delete from public.feedback;
        delete from auth.users;`);
    }
  });

  test('Room that the first one gives back is the second one’s', async () => {
    const [first, second, watcher] = threeOf(sessions);
    const insert = (name: string) => `insert into public.companies (owner_id, name) values ('${employer}', '${name}')`;
    await watcher.script(`${peopleSql()}
      insert into public.companies (owner_id, name) select '${employer}', 'Works' from generate_series(1, 4)`);
    await first.script(`begin; ${becomeSql('employer')} ${insert('One')}`);
    await second.script('begin');
    const pid = await pidOf(second);
    const answer = second.script(`${becomeSql('employer')} ${insert('Other')}; commit`);
    await untilWaiting(watcher, pid);
    await first.script('rollback');
    await answer;
    expect(await watcher.rows('select count(*)::int as count from public.companies')).toEqual([{ count: 5 }]);
    await watcher.script('delete from public.companies; delete from auth.users');
  });

  test.each<[string, one: Taken, other: Taken, refusedBy: string]>([
    ['The last call', [seeker, 1, { calls: 1 }], [seeker, 1, { calls: 1 }], 'calls'],
    ['The last characters', [seeker, 6, { characters: 11 }], [seeker, 6, { characters: 11 }, 'match'], 'characters'],
    ['The last of the budget', [seeker, 6, { installation: 11 }], [stranger, 6, { installation: 11 }], 'installation'],
  ])('%s is taken once, and is free again when the first one takes itself back', async (_, one, other, refusedBy) => {
    const [first, second, watcher] = threeOf(sessions);
    const pid = await pidOf(second);
    for (const [end, expected] of [
      ['commit', refusedBy],
      ['rollback', null],
    ] as const) {
      await watcher.script(`delete from auth.users; delete from public.ai_installation_usage; ${peopleSql()}`);
      await first.script(`begin; ${takeAiQuotaSql(...one)}`);
      const answer = second.rows(takeAiQuotaSql(...other));
      await untilWaiting(watcher, pid);
      await first.script(end);
      expect(aiQuotaAnswers.parse([...(await answer)])).toMatchObject([{ refused_by: expected }]);
      expect(await watcher.rows('select sum(calls)::int as calls from public.ai_usage')).toEqual([{ calls: 1 }]);
    }
  });
});

function threeOf([first, second, third]: readonly OpenSession[]): [OpenSession, OpenSession, OpenSession] {
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are no sessions.');
  return [first, second, third];
}

const pidSchema = z.tuple([z.object({ pid: z.number() })]);

/** What PostgreSQL calls the session. */
async function pidOf(session: Session): Promise<number> {
  return pidSchema.parse([...(await session.rows('select pg_backend_pid() as pid'))])[0].pid;
}

/** Until that session waits for another one to end its transaction; the limit of the test is the limit of this. */
async function untilWaiting(watcher: Session, pid: number): Promise<void> {
  for (;;) {
    const waiting = await watcher.rows(
      `select from pg_stat_activity where pid = ${pid} and wait_event_type = 'Lock' and cardinality(pg_blocking_pids(pid)) > 0`,
    );
    if (waiting.length > 0) return;
    await wait(10);
  }
}
