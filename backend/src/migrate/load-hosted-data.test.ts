// @module-tag postgres
import { afterAll, expect, test } from 'vitest';
import { openEmptyDatabase } from '../postgres/open-empty-database.ts';
import { postgresMissing } from '../postgres/start-temporary-postgres.ts';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';
import { loadHostedData } from './load-hosted-data.ts';

const empty = await openEmptyDatabase();
if (empty === undefined) console.warn(`Data of a hosted project are not tried. ${postgresMissing}`);
const backend = empty && (await startTestBackendWithDatabase({ databaseUrl: empty.url, seed: false }));
afterAll(async () => {
  await backend?.close();
  await empty?.close();
});

test.runIf(empty && backend)(
  'A project with the schema alone gets the search terms and the demo data, once',
  async () => {
    if (empty === undefined || backend === undefined) return;
    // As `supabase db push` leaves it.
    await backend.database.runScript(
      'drop table supabase_migrations.seed_files; delete from private.search_terms_version; delete from private.search_terms',
    );
    expect(await loadHostedData(empty.url, false)).toEqual(['the search terms']);
    expect(await backend.database.query('select from public.jobs limit 1')).toEqual([]);
    expect(await loadHostedData(empty.url, true)).toEqual(['the demo data']);
    expect(await backend.database.query('select count(*)::int as jobs from public.jobs')).toEqual([{ jobs: 300 }]);
    expect(await loadHostedData(empty.url, true)).toEqual([]);
  },
);
