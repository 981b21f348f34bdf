import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../database/open-postgres.ts';
import { signedIn } from '../test-support/people.ts';
import { startTestBackendWithDatabase } from '../testing.ts';
import { applyMigrations, awaitsSeed } from './apply-migrations.ts';
import { readMigrations } from './project-files.ts';

let backend: Awaited<ReturnType<typeof startTestBackendWithDatabase>>;
beforeAll(async () => {
  backend = await startTestBackendWithDatabase();
});
afterAll(() => backend.close());

test('Every migration is recorded, oldest first, and none is applied twice', async () => {
  const migrations = await readMigrations();
  await applyMigrations(backend.database, migrations);
  const rows = await backend.database.query(
    'select version, name from supabase_migrations.schema_migrations order by version',
  );
  expect(rows).toEqual(migrations.map(({ version, name }) => ({ version, name })));
});

test('A migration that fails leaves nothing behind and says so in one line', async () => {
  const script = 'create table public.half (id int); select 1 / 0;';
  const applied = applyMigrations(backend.database, [{ version: '20990101000000', name: 'half', script }]);
  await expect(applied).rejects.toMatchObject({
    code: 'migration-failed',
    message: expect.stringMatching(/^[^\n]*20990101000000_half\.sql \(division by zero\)[^\n]*$/),
  });
  expect(await backend.database.query(`select to_regclass('public.half') as half`)).toEqual([{ half: null }]);
});

test('The seed is loaded once, and not beside rows of others', async () => {
  expect(await awaitsSeed(backend.database)).toBe(false);
  await backend.database.query('delete from supabase_migrations.seed_files');
  expect(await awaitsSeed(backend.database)).toBe(false);
});

test('The demo job seeker has a CV that can be opened, and its row says what it is', async () => {
  const seeker = await signedIn(backend, 'seeker');
  const { data: profile } = await seeker.from('profiles').select('cv_url, resume_text').single();
  const { data: row } = await seeker.from('cv_documents').select('path, size_bytes, mime_type, sha256').single();
  const { data: file } = await seeker.storage.from('cvs').download(profile?.cv_url);
  const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(row).toEqual({
    path: profile?.cv_url,
    size_bytes: bytes.length,
    mime_type: file?.type,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(profile?.resume_text).toContain('QuickBooks');
});

test('Every table of the schema has row-level security and a policy', async () => {
  const open = await backend.database.query(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (not relrowsecurity or not exists (select from pg_policy where polrelid = pg_class.oid))`);
  expect(open).toEqual([]);
});

test('A PostgreSQL that does not answer is named in one line, without its password', async () => {
  await expect(openPostgres('postgres://fursa:hush@127.0.0.1:9/fursa')).rejects.toMatchObject({
    code: 'database-unreachable',
    message: expect.stringMatching(/^(?!.*hush)[^\n]*127\.0\.0\.1:9[^\n]*FURSA_DATABASE_URL[^\n]*$/),
  });
});
