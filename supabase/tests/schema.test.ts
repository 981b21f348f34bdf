import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';

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

test('Everything of a person goes with their account, but for companies and the name of who checked one', async () => {
  const kept = await rows(`
    select conrelid::regclass::text as place from pg_constraint
    where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace) and confdeltype <> 'c'
      and confrelid in ('auth.users'::regclass, 'public.profiles'::regclass) order by place`);
  expect(kept).toEqual([{ place: 'companies' }, { place: 'company_verifications' }]);
});

test('Every table with a moment of change keeps it by itself', async () => {
  const stale = await rows(`
    select attrelid::regclass::text as place from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
    where attname = 'updated_at' and not exists (
      select from pg_trigger where tgrelid = attrelid and tgfoid = 'private.set_updated_at'::regproc)`);
  expect(stale).toEqual([]);
});

const columnSchema = z.array(z.object({ place: z.string(), checks: z.array(z.string()), is_of_numbers: z.boolean() }));

/**
 * The columns of a schema that can hold text of any length. A check constraint bounds a column when all of it holds together
 * (no `or`, no `not`) and a part of it is one of the forms the migrations use: a count of characters or octets, one of the functions made
 * for it, a list of values, or a pattern of a fixed length. Generated columns are as long as what they are made of.
 */
async function findUnboundedColumns(schema: string): Promise<string[]> {
  const rows = await backend.database.query(
    `select attrelid::regclass || '.' || attname as place, pg_type.typname in ('_int2', '_int4') as is_of_numbers, array(
       select pg_get_constraintdef(pg_constraint.oid) from pg_constraint
       where conrelid = attrelid and contype = 'c' and attnum = any (conkey)
     ) as checks
     from pg_attribute
       join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p')
       join pg_type on pg_type.oid = atttypid
     where relnamespace = $1::regnamespace and attnum > 0 and not attisdropped and attgenerated = '' and (
       pg_type.typcategory = 'A'
       or pg_type.typname not in ('uuid', 'bool', 'int2', 'int4', 'int8', 'float8', 'date', 'timestamptz', 'numeric')
     )
     order by 1`,
    [schema],
  );
  return columnSchema
    .parse(rows)
    .filter(({ place, checks, is_of_numbers }) => {
      const column = place.split('.').at(-1) ?? '';
      const isCounted = (check: string) => is_of_numbers && check.startsWith(`CHECK ((cardinality(${column}) <= `);
      return !checks.some((check) => isUpperBound(check, column) || isCounted(check));
    })
    .map(({ place }) => place);
}

function isUpperBound(check: string, column: string): boolean {
  if (/\b(OR|NOT)\b/.test(check)) return false;
  const name = `\\(?"?${column}"?\\)?`;
  return [
    `(?:char_length|length|numnode)\\(${name}\\) <= \\d+`,
    `^CHECK \\(\\(octet_length\\(${name}::text\\) <= \\d+\\)\\)$`,
    `private\\.(is_line|is_web_address)\\(${name}, \\d+\\)`,
    `private\\.are_lines\\(${name}, \\d+, \\d+\\)`,
    `^CHECK \\(\\(${name} = ANY \\(ARRAY\\[`,
    `^CHECK \\(\\(${name} ~ '\\^(\\[[^\\]]+\\]\\{(\\d+,)?\\d+\\})+\\$'::text\\)\\)$`,
  ].some((form) => new RegExp(form).test(check));
}

describe('Upper bounds', () => {
  test.each(['public', 'private'])('Every text, list and document of schema %s has one', async (schema) => {
    expect(await findUnboundedColumns(schema)).toEqual([]);
  });

  test('Columns without one are found, whatever their type, also where a check is there that does not bound them', async () => {
    await backend.database.runScript(`
      create table public.planted (
        plain text, sibling text, list text[], document jsonb, word varchar, bytes bytea, numbers integer[],
        scheme text check (scheme ~ '^https?://'),
        either text check (char_length(either) <= 5 or either ~ '^x'),
        shortest text check (char_length(shortest) >= 5),
        other text check (char_length(sibling) <= 5 and other <> ''),
        elements text[] check (cardinality(elements) <= 5),
        denied text check (not char_length(denied) <= 5 is true),
        open_end text check (open_end ~ '^[a-z]{1,}$'),
        bounded text check (char_length(bounded) <= 5 and bounded <> ''),
        bounded_document jsonb check (octet_length(bounded_document::text) <= 5)
      )`);
    try {
      const names = (await findUnboundedColumns('public')).map((place) => place.replace('planted.', ''));
      expect(names).toEqual(
        expect.arrayContaining([
          ...['plain', 'list', 'document', 'word', 'bytes', 'numbers', 'scheme', 'either', 'shortest', 'elements'],
          ...['other', 'open_end', 'denied'],
        ]),
      );
      expect(names.filter((name) => name.startsWith('bounded') || name === 'sibling')).toEqual([]);
    } finally {
      await backend.database.runScript('drop table public.planted');
    }
  });
});

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

async function evaluate(expression: string, parameters: string[] = []): Promise<unknown> {
  const [row] = await backend.database.query(`select ${expression} as value`, parameters);
  return Object(row).value;
}

const planSchema = z.array(z.object({ line: z.string() }));

/** How the statement of a function finds its rows, with the settings of that function. */
async function planOf(name: string, parameter: string, value: string): Promise<string> {
  const plan = await backend.database.query('select line from public.plan_of($1, $2, $3) as line', [
    name,
    parameter,
    value,
  ]);
  return planSchema
    .parse(plan)
    .map(({ line }) => line)
    .join('\n');
}

const planOfSql = `
  create function public.plan_of(name text, parameter text, value text) returns setof text language plpgsql as $$
  declare
    looked_at constant pg_proc := (select pg_proc from pg_proc where pronamespace = 'private'::regnamespace and proname = name);
    setting text;
  begin
    foreach setting in array looked_at.proconfig loop
      if setting not like 'search_path=%' then
        perform set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true);
      end if;
    end loop;
    return query execute 'explain (costs off) '
      || regexp_replace(looked_at.prosrc, '\\m' || parameter || '\\M', quote_literal(value), 'g');
  end $$;`;

describe('Misspelt words', () => {
  afterAll(() => backend.database.runScript('drop function public.plan_of'));
  beforeAll(async () => {
    await backend.database.runScript(`${planOfSql}
      insert into private.job_words (word)
      select distinct translate(substr(md5(i::text), 1, 5 + i % 8), '0123456789', 'ghijklmnop') from generate_series(1, 20000) i;
      insert into private.job_words (word) values ('accountant'), ('driver'), ('nurse'), ('electrician'), ('plumber')
      on conflict do nothing;
      analyze private.job_words;`);
  });

  test('The most similar word is found through the index of trigrams, whatever the number of words', async () => {
    const plan = await planOf('nearest_word', 'typed', 'drvier');
    expect(plan).toContain('Bitmap Index Scan on job_words_trigrams_idx');
    expect(plan).not.toContain('Seq Scan');
  });

  test('Whether a word begins so is a range of the primary key', async () => {
    const plan = await planOf('begins_job_word', 'typed', 'acc');
    expect(plan).toMatch(
      /Index Only Scan using job_words_pkey[\s\S]*Index Cond: \(\(word >= 'acc'::text\) AND \(word < /,
    );
    expect(plan).not.toContain('Seq Scan');
    expect(await evaluate(`private.begins_job_word('acc')`)).toBe(true);
    expect(await evaluate(`private.begins_job_word('accountant')`)).toBe(true);
    expect(await evaluate(`private.begins_job_word('accountantx')`)).toBe(false);
  });

  test('Three words of a search are corrected, the others are searched for as they are', async () => {
    const typed = ['acountant', 'nurse', 'drvier', 'nurce', 'electrisian', 'plumbr'];
    const corrected = ['accountant', 'nurse', 'driver', 'nurse', 'electrisian', 'plumbr'];
    expect(await evaluate('(private.correct_words($1::text[])).corrected', [`{${typed.join(',')}}`])).toEqual(
      corrected,
    );
  });

  test('Words that are no words are not compared', async () => {
    const odd = ['x', 'qqq', 'y'.repeat(41), ''];
    const listed = `{${odd.map((word) => `"${word}"`).join(',')}}`;
    expect(await evaluate('(private.correct_words($1::text[])).corrected', [listed])).toEqual(odd);
  });
});

describe('The session of a token', () => {
  const person = randomUUID();
  const session = randomUUID();
  beforeEach(() =>
    backend.database.runScript(`
    delete from auth.users;
    insert into auth.users (id, email) values ('${person}', 'amina@example.com');
    insert into auth.sessions (id, user_id) values ('${session}', '${person}');`),
  );

  const errorSchema = z.object({ code: z.string(), message: z.string() });

  /** What PostgREST does before a request: it takes on the role, shows the claims, and calls the function. */
  async function check(claims: object | undefined, role = 'authenticated') {
    const shown = claims === undefined ? '' : JSON.stringify(claims).replaceAll("'", "''");
    try {
      await backend.database.runScript(`
      select set_config('request.jwt.claims', '${shown}', true);
      set local role ${role};
      select public.check_session();`);
      return 'passes';
    } catch (error) {
      return errorSchema.parse(error);
    }
  }

  const claims = { sub: person, role: 'authenticated', session_id: session };
  const ended = { code: 'PT401', message: 'JWT expired' };

  test('A token of a session that is there passes', async () => {
    expect(await check(claims)).toBe('passes');
  });

  test('A token works no longer once its session is gone', async () => {
    await backend.database.query('delete from auth.sessions');
    expect(await check(claims)).toMatchObject(ended);
  });

  test('A token works no longer once its account is gone', async () => {
    await backend.database.query('delete from auth.users');
    expect(await check(claims)).toMatchObject(ended);
  });

  test('A session past its last moment is none', async () => {
    await backend.database.query(`update auth.sessions set not_after = now() + interval '1 minute'`);
    expect(await check(claims)).toBe('passes');
    await backend.database.query(`update auth.sessions set not_after = now() - interval '1 minute'`);
    expect(await check(claims)).toMatchObject(ended);
  });

  test.each<[string, object]>([
    ['of somebody else', { ...claims, sub: randomUUID() }],
    ['of nobody', { role: 'authenticated', session_id: session }],
    ['that is no id', { ...claims, session_id: "1' or true" }],
    ['that is empty', { ...claims, session_id: '' }],
    ['that is a list', { ...claims, session_id: [session] }],
    ['with a role of its own', { ...claims, role: 'administrator', session_id: randomUUID() }],
    ['with a person that is no id', { ...claims, sub: 'amina' }],
  ])('A session %s is refused', async (_, wrong) => {
    expect(await check(wrong)).toMatchObject(ended);
  });

  test.each<[string, object | undefined, string]>([
    ['A visitor without a token', undefined, 'anon'],
    ['The key for browsers', { role: 'anon', session_id: randomUUID() }, 'anon'],
    ['The secret key', { role: 'service_role' }, 'service_role'],
    ['A token that no sign-in made', { sub: person, role: 'authenticated' }, 'authenticated'],
  ])('%s passes', async (_, shown, role) => {
    expect(await check(shown, role)).toBe('passes');
  });

  const migrations = join(import.meta.dirname, '../migrations');
  const settingSchema = z.array(z.object({ rolname: z.string(), rolconfig: z.array(z.string()).nullable() }));

  test('PostgREST is told to call it, where its role is there', async () => {
    const file = (await readdir(migrations)).find((name) => name.endsWith('_check_session.sql'));
    const script = await readFile(join(migrations, file ?? ''), 'utf8');
    // The functions are there, and everything after the last of them is about the role.
    const connection = script.slice(script.lastIndexOf('do $$'));
    await backend.database.runScript(`create role authenticator nologin; ${connection}`);
    const roles = await backend.database.query(
      `select rolname, rolconfig from pg_roles where rolname = 'authenticator'`,
    );
    expect(settingSchema.parse(roles)).toEqual([
      { rolname: 'authenticator', rolconfig: ['pgrst.db_pre_request=public.check_session'] },
    ]);
  });

  test('Each role has its limit of time', async () => {
    const roles = await backend.database.query(
      `select rolname, rolconfig from pg_roles where rolname in ('anon', 'authenticated', 'service_role') order by 1`,
    );
    expect(settingSchema.parse(roles)).toEqual([
      { rolname: 'anon', rolconfig: ['statement_timeout=3s'] },
      { rolname: 'authenticated', rolconfig: ['statement_timeout=5s'] },
      { rolname: 'service_role', rolconfig: ['statement_timeout=15s'] },
    ]);
  });
});
