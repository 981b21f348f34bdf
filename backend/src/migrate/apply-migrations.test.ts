import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { signedIn } from '../testing/people.ts';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';
import { applyMigrations } from './apply-migrations.ts';
import { awaitsDemoData, loadSearchTerms } from './load-data.ts';
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
  const half = { version: '20990101000000', name: 'half', script };
  const applied = applyMigrations(backend.database, [...(await readMigrations()), half]);
  await expect(applied).rejects.toMatchObject({
    code: 'migration-failed',
    message: expect.stringMatching(/^[^\n]*20990101000000_half\.sql \(division by zero\)[^\n]*$/),
  });
  expect(await backend.database.query(`select to_regclass('public.half') as half`)).toEqual([{ half: null }]);
});

test('A database of another version is left as it is, with one line that says what to do', async () => {
  const half = { version: '20990101000000', name: 'half', script: 'create table public.half (id int);' };
  await backend.database.query(
    `insert into supabase_migrations.schema_migrations (version, name) values ('20261120085000', 'foundation')`,
  );
  try {
    await expect(applyMigrations(backend.database, [...(await readMigrations()), half])).rejects.toMatchObject({
      code: 'migration-failed',
      message: expect.stringMatching(
        /^[^\n]*another version of Fursa[^\n]*20261120085000_foundation[^\n]*left as it is[^\n]*FURSA_DATA_DIR[^\n]*--fresh[^\n]*$/,
      ),
    });
    expect(await backend.database.query(`select to_regclass('public.half') as half`)).toEqual([{ half: null }]);
  } finally {
    await backend.database.query(`delete from supabase_migrations.schema_migrations where version = '20261120085000'`);
  }
});

test('A data folder of another version is refused at the start, and its rows are there afterwards', {
  tags: ['damage'],
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fursa-older-'));
  try {
    const older = await startTestBackendWithDatabase({ dataDir, seed: false });
    await older.database.query(
      `insert into supabase_migrations.schema_migrations (version, name) values ('20261120085000', 'foundation')`,
    );
    await older.database.query(`insert into public.companies (name) values ('Kept Ltd')`);
    await older.close();
    await expect(startTestBackendWithDatabase({ dataDir, seed: false })).rejects.toThrow('another version of Fursa');
    const database = await openPglite(join(dataDir, 'database'));
    expect(await database.query('select name from public.companies')).toEqual([{ name: 'Kept Ltd' }]);
    await database.close();
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test('The seed is loaded once, and not beside rows of others', async () => {
  expect(await awaitsDemoData(backend.database)).toBe(false);
  await backend.database.query('delete from supabase_migrations.seed_files');
  expect(await awaitsDemoData(backend.database)).toBe(false);
});

test('A database with older words gets those of this version, and its jobs are found by them', async () => {
  const { database } = backend;
  const both = (occupation: string) => {
    const marks = expect.arrayContaining([`@occupation:${occupation}`]);
    return Array.from({ length: 2 }, () => ({ heading: marks, search: marks }));
  };
  const marks = () =>
    database.query(`
      select private.marks_in(heading) as heading, private.marks_in(search) as search from public.jobs where title = 'Dereva'
      union all
      select private.marks_in(heading), private.marks_in(search) from public.external_jobs where title = 'Dereva'`);
  await database.runScript(`
    insert into public.jobs (company_id, title, description) select id, 'Dereva', 'Of a lorry.' from public.companies limit 1;
    insert into public.external_jobs (source, external_id, title, company, description, url)
    values ('planted', '1', 'Dereva', 'Somebody', 'Of a lorry.', 'https://example.com');
  `);
  try {
    expect(await marks()).toEqual(both('driver'));
    await database.runScript(`select private.load_search_terms('older', 'occupation:chauffeur|work|dereva|=|dereva|')`);
    expect(await marks()).toEqual(both('chauffeur'));
    expect(await loadSearchTerms(database)).toBe(true);
    expect(await marks()).toEqual(both('driver'));
    expect(await database.query(`select from private.search_terms where id = 'occupation:chauffeur'`)).toEqual([]);
    expect(await loadSearchTerms(database)).toBe(false);
    expect(await marks()).not.toEqual(both('chauffeur'));
  } finally {
    await loadSearchTerms(database);
    await database.runScript(`
      delete from public.jobs where title = 'Dereva';
      delete from public.external_jobs where title = 'Dereva';
    `);
  }
});

test('The demo job seeker has a CV that can be opened, and its row says what it is', async () => {
  const seeker = await signedIn(backend, 'seeker');
  const { data: profile } = await seeker.from('profiles').select('cv_url').single();
  const { data: row } = await seeker
    .from('cv_documents')
    .select('path, size_bytes, mime_type, sha256, extracted_text')
    .single();
  const { data: file } = await seeker.storage.from('cvs').download(profile?.cv_url);
  const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(row).toEqual({
    extracted_text: expect.stringContaining('QuickBooks'),
    path: profile?.cv_url,
    size_bytes: bytes.length,
    mime_type: file?.type,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('A PostgreSQL that does not answer is named in one line, without its password', async () => {
  await expect(openPostgres('postgres://fursa:hush@127.0.0.1:9/fursa')).rejects.toMatchObject({
    code: 'database-unreachable',
    message: expect.stringMatching(/^(?!.*hush)[^\n]*127\.0\.0\.1:9[^\n]*FURSA_DATABASE_URL[^\n]*$/),
  });
});
