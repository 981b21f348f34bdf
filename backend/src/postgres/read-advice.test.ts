// @module-tag postgres

import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestBackend } from '../testing/test-backend.ts';
import { openEmptyDatabase } from './open-empty-database.ts';
import { postgresMissing } from './start-temporary-postgres.ts';

const program = fileURLToPath(import.meta.resolve('supabase/dist/supabase.js'));

const answerSchema = z.object({
  results: z.array(z.object({ name: z.string(), level: z.enum(['INFO', 'WARN', 'ERROR']), detail: z.string() })),
});

/**
 * What the advisors of Supabase (`supabase db advisors`, the splinter lints) say about a database, one line each. The
 * program itself names the schemas that the API offers (`pgrst.db_schemas`), without which several lints find nothing.
 * An index that nobody used yet says nothing about a database that nobody used yet, so those are left out.
 */
async function readAdvice(databaseUrl: string): Promise<string[]> {
  const { results } = answerSchema.parse(JSON.parse(await runAdvisors(databaseUrl)));
  return results
    .filter(({ name }) => name !== 'unused_index')
    .map(({ name, level, detail }) => `${level} ${name}: ${detail}`)
    .sort();
}

async function runAdvisors(databaseUrl: string): Promise<string> {
  const args = ['db', 'advisors', `--remote=${databaseUrl}`, '--level=info', '--output-format=json', '--agent=no'];
  const quiet = { SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', SUPABASE_NO_UPDATE_NOTIFIER: '1' };
  const child = spawn(process.execPath, [program, ...args], {
    // Away from the project, whose linked remote is none of a test's business.
    cwd: tmpdir(),
    env: { ...process.env, ...quiet },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [output, complaints, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (status !== 0) throw new Error(`supabase db advisors ended with status ${status}: ${output}${complaints}`);
  return output;
}

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
