import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import postgres from 'postgres';
import * as z from 'zod';

const program = join(import.meta.dirname, '../../node_modules/.bin/supabase');

const answerSchema = z.object({
  results: z.array(z.object({ name: z.string(), level: z.enum(['INFO', 'WARN', 'ERROR']), detail: z.string() })),
});

/** What the advisors of Supabase (`supabase db advisors`, the splinter lints) say about a database, one line each. */
export async function readAdvice(databaseUrl: string): Promise<string[]> {
  await nameApiSchemas(databaseUrl);
  const output = await runAdvisors(databaseUrl);
  const { results } = answerSchema.parse(JSON.parse(output));
  return results.map(({ name, level, detail }) => `${level} ${name}: ${detail}`).sort();
}

/**
 * Nine lints look only at the schemas that the API offers, and find none where PostgREST's own setting is missing. It is
 * set for the database, since the program connects by itself.
 */
async function nameApiSchemas(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    await sql.unsafe(`do $$ begin
      execute format('alter database %I set pgrst.db_schemas = %L', current_database(), 'public');
    end $$`);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function runAdvisors(databaseUrl: string): Promise<string> {
  const args = ['db', 'advisors', `--remote=${databaseUrl}`, '--level=info', '--output-format=json', '--agent=no'];
  const quiet = { SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', SUPABASE_NO_UPDATE_NOTIFIER: '1' };
  const child = spawn(program, args, {
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
