// @module-tag postgres
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend } from '../testing/test-backend.ts';
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

  test('They report what is planted: an open table, a view past all policies, a key without index', async () => {
    const sql = postgres(databaseUrl, { max: 1 });
    await sql.unsafe(`
      create table public.planted (id uuid primary key, job_id uuid references public.jobs (id));
      create view public.planted_view as select id, email from public.profiles;`);
    await sql.end({ timeout: 1 });
    const names = (await readAdvice(databaseUrl)).flatMap((line) => /^\w+ (\w+): .*planted/.exec(line)?.[1] ?? []);
    // The second and third are among those that look at the schemas of the API only.
    expect(names).toEqual(
      expect.arrayContaining(['unindexed_foreign_keys', 'rls_disabled_in_public', 'security_definer_view']),
    );
  });
});
