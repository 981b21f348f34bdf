import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../testing.ts';
import { openEmptyDatabase } from './open-empty-database.ts';
import { readAdvice } from './read-advice.ts';
import { postgresMissing } from './start-temporary-postgres.ts';

const database = await openEmptyDatabase();
if (database === undefined) console.warn(`The advisors of Supabase are skipped. ${postgresMissing}`);
const databaseUrl = database?.url ?? '';
afterAll(() => database?.close());

describe.skipIf(database === undefined)('Supabase’s own advisors', () => {
  beforeAll(async () => {
    const backend = await startTestBackend({ databaseUrl, seed: false });
    await backend.close();
  });

  test('They have nothing to say about the migrations', async () => {
    expect(await readAdvice(databaseUrl)).toEqual([]);
  });

  test('They report a table without row-level security, an open function and a key without index', async () => {
    const sql = postgres(databaseUrl, { max: 1 });
    await sql.unsafe(`
      create table public.planted (id uuid primary key, job_id uuid references public.jobs (id));
      create function public.planted_function() returns integer language sql security definer as 'select 1';`);
    await sql.end({ timeout: 1 });
    expect(await readAdvice(databaseUrl)).toEqual(
      expect.arrayContaining([
        'ERROR rls_disabled_in_public: Table `public.planted` is public, but RLS has not been enabled.',
        expect.stringMatching(/^WARN anon_security_definer_function_executable: .*planted_function/),
        expect.stringMatching(/^INFO unindexed_foreign_keys: .*planted/),
      ]),
    );
  });
});
