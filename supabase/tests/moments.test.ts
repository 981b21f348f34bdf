import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { idOf, signedIn } from './people.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
});
afterAll(() => backend.close());

const columnsSchema = z.array(z.object({ place: z.string() }));

/** Moments that people may write, and that no check constraint keeps within what every program can read. */
async function findUnboundedMoments(): Promise<string[]> {
  const rows = await backend.database.query(
    `select attrelid::regclass || '.' || attname as place
     from pg_attribute join pg_class on pg_class.oid = attrelid and relkind = 'r'
     where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
       and atttypid in ('timestamptz'::regtype, 'timestamp'::regtype, 'date'::regtype)
       and has_column_privilege('authenticated', attrelid, attnum, 'insert, update')
       and not exists (
         select from pg_constraint where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
           and pg_get_constraintdef(pg_constraint.oid) ~ '>= ''2000-01-01.*<= ''2100-01-01'
       )
     order by 1`,
  );
  return columnsSchema.parse(rows).map(({ place }) => place);
}

test('Every moment that people may write lies between 2000 and 2100', async () => {
  expect(await findUnboundedMoments()).toEqual([]);
  await backend.database.runScript(`create table public.planted (moment timestamptz, day date check (day > '2000-01-01'));
    grant insert on public.planted to authenticated`);
  expect(await findUnboundedMoments()).toEqual(['planted.day', 'planted.moment']);
  await backend.database.runScript('drop table public.planted');
});

test.each(['infinity', '-infinity', '20000-01-01', '1999-12-31'])('A job does not close on %s', async (closes_at) => {
  const employer = await signedIn(backend, 'employer');
  const { data } = await employer.from('companies').select('id').eq('owner_id', idOf('employer')).limit(1).single();
  const job = { company_id: data?.id ?? '', title: 'Welder', closes_at };
  expect((await employer.from('jobs').insert(job)).error?.code).toBe('23514');
});
