import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase({ seed: false });
});
afterAll(() => backend.close());

const rows = (statement: string) => backend.database.query(statement);
const ourFunctions = `pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;

test('Every table and column says what it is for', async () => {
  const silent = await rows(`
    select pg_class.oid::regclass::text as place, attname as column_name
    from pg_class left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v', 'm')
      and (obj_description(pg_class.oid, 'pg_class') is null or col_description(pg_class.oid, attnum) is null)`);
  expect(silent).toEqual([]);
});

test('Every function says what it is for and looks in no schema by chance', async () => {
  const careless = await rows(`
    select oid::regprocedure::text as name from pg_proc
    where ${ourFunctions}
      and (obj_description(oid, 'pg_proc') is null or not coalesce(proconfig, '{}') @> array['search_path=""'])`);
  expect(careless).toEqual([]);
});

test('Functions that act as their owner are out of reach of the API, and none is open to everybody', async () => {
  const open = await rows(`
    select oid::regprocedure::text as name from pg_proc
    where ${ourFunctions} and ((prosecdef and pronamespace = 'public'::regnamespace)
      or exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0))`);
  expect(open).toEqual([]);
});

test('Every foreign key has an index that begins with its columns', async () => {
  const slow = await rows(`
    select conrelid::regclass::text as place, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index
      where indrelid = conrelid and indpred is null
        and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey)`);
  expect(slow).toEqual([]);
});

test('Every table with a moment of change keeps it by itself', async () => {
  const stale = await rows(`
    select attrelid::regclass::text as place from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
    where attname = 'updated_at' and not exists (
      select from pg_trigger where tgrelid = attrelid and tgfoid = 'private.set_updated_at'::regproc)`);
  expect(stale).toEqual([]);
});
