import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openEmptyDatabase } from '../postgres/open-empty-database.ts';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';
import { violations } from './attempt.ts';
import { findUntestedPolicies, findUntestedTables } from './audit-policies.ts';
import { type OpenSession, openPgliteSession, openPostgresSession, type Session, undone } from './open-session.ts';
import { peopleSql } from './people.ts';
import { allowed, insertSql, operations } from './probe.ts';
import { probes } from './probes/index.ts';

const rightRow = z.object({ role: z.string(), right: z.string(), table: z.string(), columns: z.string() });

/**
 * What visitors and signed-in people may do with which columns, one line each: `anon SELECT public.jobs: id, title`. All
 * columns are written `*`.
 */
async function readColumnRights(session: Session): Promise<string[]> {
  const rows = await session.rows(`
    select role, privilege as right, relnamespace::regnamespace || '.' || relname as table,
      case when bool_and(allowed) then '*' else string_agg(attname, ', ' order by attname) filter (where allowed) end as columns
    from pg_class
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      cross join unnest(array['anon', 'authenticated']) as role
      cross join unnest(array['SELECT', 'INSERT', 'UPDATE']) as privilege
      cross join lateral has_column_privilege(role, pg_class.oid, attnum, privilege) as allowed
    where relkind in ('r', 'p', 'v', 'm') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    group by role, privilege, relnamespace, relname
    having bool_or(allowed)
    union all
    select role, 'DELETE', relnamespace::regnamespace || '.' || relname, '*'
    from pg_class cross join unnest(array['anon', 'authenticated']) as role
    where relkind in ('r', 'p', 'v') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_table_privilege(role, pg_class.oid, 'DELETE')
    order by 3, 1, 2`);
  return z
    .array(rightRow)
    .parse(rows)
    .map(({ role, right, table, columns }) => `${role} ${right} ${table}: ${columns}`);
}

const functionRow = z.object({ function: z.string() });

/** The functions visitors and signed-in people may call, such as `authenticated public.export_my_data()`. */
async function readCallableFunctions(session: Session): Promise<string[]> {
  const rows = await session.rows(`
    select role || ' ' || pronamespace::regnamespace || '.' || proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')' as function
    from pg_proc cross join unnest(array['anon', 'authenticated']) as role
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(role, pg_proc.oid, 'EXECUTE')
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by 1`);
  return z
    .array(functionRow)
    .parse(rows)
    .map((row) => row.function);
}

const database = await openEmptyDatabase();
let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>> | undefined;
let session: OpenSession;
let closeSession = async (): Promise<void> => undefined;

beforeAll(async () => {
  const where = database === undefined ? {} : { databaseUrl: database.url };
  backend = await startTestBackendWithDatabase({ seed: false, ...where });
  session = database === undefined ? openPgliteSession(backend.database) : openPostgresSession(database.url);
  closeSession = session.close;
  await session.script(`begin; ${peopleSql()}
    insert into storage.buckets (id, name) values ('other', 'other');`);
  for (const { table, row } of probes) await session.script(`${insertSql(table, row)} on conflict do nothing`);
});
afterAll(async () => {
  // Also when the start failed: a server would stay behind.
  await closeSession();
  await backend?.close();
  await database?.close();
});

for (const probe of probes) {
  for (const operation of operations) {
    test(`Only ${allowed(probe, operation).join(', ') || 'nobody'} can ${operation} ${probe.of}`, async () => {
      expect(await violations(session, probe, operation)).toEqual([]);
    });
  }
}

test('Every table has row-level security and a probe, and every bucket a probe', async () => {
  expect(await findUntestedTables(session, probes)).toEqual([]);
});

test('Every policy is held in place by a probe', async () => {
  expect(await findUntestedPolicies(session, probes)).toEqual([]);
});

test('The columns people can read and write are these', async () => {
  await expect((await readColumnRights(session)).join('\n')).toMatchFileSnapshot('column-rights.txt');
});

test('The functions people can call are these', async () => {
  await expect((await readCallableFunctions(session)).join('\n')).toMatchFileSnapshot('callable-functions.txt');
});

test('A forgotten table and a forgotten bucket are found', async () => {
  const found = await undone(session, async () => {
    await session.script(`
      create table public.forgotten (id integer primary key);
      insert into storage.buckets (id, name) values ('forgotten', 'forgotten');`);
    return await findUntestedTables(session, probes);
  });
  expect(found).toEqual([
    'public.forgotten has no row-level security',
    'public.forgotten is looked at by no probe',
    'the bucket forgotten is looked at by no probe',
  ]);
});

test('A policy that nobody tests is found', async () => {
  const found = await undone(session, async () => {
    await session.script(`
      create policy "Forgotten" on public.jobs for select to authenticated using (title = 'No such title');`);
    return await findUntestedPolicies(session, probes);
  });
  expect(found).toEqual(['the policy "Forgotten" on public.jobs can be dropped without anybody noticing']);
});

test('A policy whose limits nobody tests is found', async () => {
  const withoutDrafts = probes.filter(({ of }) => !of.startsWith('a draft of '));
  expect(await findUntestedPolicies(session, withoutDrafts)).toContain(
    'the policy "Visitors read active jobs" on public.jobs can let everybody through without anybody noticing',
  );
});

test('A table that is open to everybody is found, operation by operation', async () => {
  const [probe] = probes;
  if (probe === undefined) throw new Error('There is no probe.');
  const found = await undone(session, async () => {
    await session.script(`
      alter table ${probe.table} disable row level security;
      grant all on ${probe.table} to anon, authenticated;`);
    return [await violations(session, probe, 'read'), await violations(session, probe, 'delete')].flat();
  });
  expect(found).toContain(`visitor can read ${probe.of} (${probe.table})`);
  expect(found).toContain(`stranger can delete ${probe.of} (${probe.table})`);
});

test('A right to set one’s own role is found', async () => {
  const found = await undone(session, async () => {
    await session.script('grant insert on public.user_roles to authenticated;');
    return await readColumnRights(session);
  });
  expect(found).toContain('authenticated INSERT public.user_roles: *');
});
