import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Database } from '../database.types.ts';
import { idOf, signedIn, visitor } from './people.ts';

type Client = ReturnType<typeof visitor>;

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
let seeker: Client;
let employer: Client;
let companyId: string;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
  seeker = await signedIn(backend, 'seeker');
  employer = await signedIn(backend, 'employer');
  const own = await employer.from('companies').select('id').eq('owner_id', idOf('employer')).limit(1).single();
  companyId = own.data?.id ?? '';
});
afterAll(() => backend.close());

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

describe('What is too long or no line of text is refused', () => {
  const job = () => ({ company_id: companyId, title: 'Welder' });

  test.each<[string, () => PromiseLike<{ error: { code: string } | null }>]>([
    ['a skill of 50 KB in an advert', () => employer.from('jobs').insert({ ...job(), skills: ['x'.repeat(50_000)] })],
    ['101 skills in an advert', () => employer.from('jobs').insert({ ...job(), skills: Array(101).fill('x') })],
    ['a skill of 101 characters', () => profile({ skills: ['x'.repeat(101)] })],
    ['301 skills', () => profile({ skills: Array(301).fill('x') })],
    ['a skill of two lines', () => profile({ skills: ['one\ntwo'] })],
    ['a name with a control character', () => profile({ full_name: 'Amina\u0007' })],
    ['a name with a separator of lines', () => profile({ full_name: 'Amina\u2028Otieno' })],
    ['a name of 201 characters', () => profile({ name: 'x'.repeat(201) })],
    ['an address of two lines', () => profile({ website: 'https://example.com\nx' })],
    ['a title of two lines', () => employer.from('jobs').insert({ ...job(), title: 'Welder\r\nX: y' })],
    ['a saved title of 201 characters', () => seeker.from('saved_jobs').insert(kept({ title: 'x'.repeat(201) }))],
    ['notes of 5,001 characters', () => seeker.from('applied_jobs').insert(kept({ notes: 'x'.repeat(5_001) }))],
  ])('%s', async (_, write) => {
    expect((await write()).error?.code).toBe('23514');
  });

  test('A skill of 1.9 MB does not reach the database, and the next request is answered', async () => {
    const { status } = await employer.from('jobs').insert({ ...job(), skills: ['x'.repeat(1_900_000)] });
    expect(status).toBe(413);
    expect((await employer.from('jobs').select('id').limit(1)).status).toBe(200);
  });

  test('NUL is refused, too', async () => {
    const { error, status } = await profile({ full_name: 'Ami\u0000na' });
    expect([status, error === null]).toEqual([400, false]);
  });

  test('An empty element and a list of lists are no skills', async () => {
    const lists: object[] = [{ skills: [null] }, { skills: [['a'], ['b']] }];
    for (const change of lists) expect((await profile(change)).error).not.toBeNull();
  });

  test('What is allowed to the last character is kept', async () => {
    const skills = Array.from({ length: 300 }, (_, index) => `${index}`.padEnd(100, 'é'));
    expect(
      (await profile({ skills, full_name: 'ñ'.repeat(200), bio: `Two\nlines${'.'.repeat(4_991)}` })).error,
    ).toBeNull();
    const full = { ...job(), skills: skills.slice(0, 100), description: 'A\n'.repeat(10_000) };
    expect((await employer.from('jobs').insert(full)).error).toBeNull();
  });

  function profile(changes: object) {
    return seeker.from('profiles').update(changes).eq('id', idOf('seeker'));
  }

  function kept(row: object) {
    return { adzuna_id: 'adzuna:limits', title: 'Kept', source: 'adzuna', ...row };
  }
});

test('A name that does not fit does not keep anybody from registering: it is cut, on one line', async () => {
  const credentials = { email: 'long@example.com', password: 'baobab-kettle-71' };
  const name = `Wangari\nMaathai ${'x'.repeat(300)}`;
  const { error } = await visitor(backend).auth.signUp({ ...credentials, options: { data: { name } } });
  expect(error).toBeNull();
  const service = createClient<Database>(backend.url, backend.secretKey, { auth: { persistSession: false } });
  const { data } = await service.from('profiles').select('name').eq('email', credentials.email).single();
  expect(data?.name).toMatch(/^Wangari Maathai x+$/);
  expect(data?.name).toHaveLength(200);
});
