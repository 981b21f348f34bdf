import { createHash } from 'node:crypto';
import * as z from 'zod';
import { searchTermsVersion } from '../../../supabase/search-terms/search-terms-version.ts';
import { literal, type MigratedDatabase, runOrFail } from './apply-migrations.ts';

const flagRow = z.object({ flag: z.boolean() });

/**
 * Loads what the search knows about words, unless the database has those of this version.
 *
 * @returns whether it loaded them
 * @throws BackendStartError `migration-failed`
 */
export async function loadSearchTerms(database: MigratedDatabase): Promise<boolean> {
  const [row] = await database.query(
    'select exists (select from private.search_terms_version where version = $1) as flag',
    [searchTermsVersion],
  );
  if (flagRow.parse(row).flag) return false;
  // The engine takes half a second to work them out.
  const { searchTermsLines } = await import('../../../supabase/search-terms/search-terms-lines.ts');
  const values = `${literal(searchTermsVersion)}, ${literal(searchTermsLines())}`;
  await runOrFail(database, 'the search terms', `select private.load_search_terms(${values});`);
  return true;
}

/** Whether the database holds no profile and no company, and has never held the demo data. */
export async function awaitsDemoData(database: MigratedDatabase): Promise<boolean> {
  const [row] = await database.query(`
    select not (
      exists (select from supabase_migrations.seed_files)
      or exists (select from public.profiles)
      or exists (select from public.companies)
    ) as flag`);
  return flagRow.parse(row).flag;
}

/**
 * Loads the demo data and remembers that it did. The search terms must be there: jobs are marked with them as they are added.
 *
 * @throws BackendStartError `migration-failed`
 */
export async function loadDemoData(database: MigratedDatabase): Promise<void> {
  const { seedSql } = await import('../../../supabase/seed/seed-sql.ts');
  const script = seedSql();
  const hash = createHash('sha256').update(script).digest('hex');
  const record = `insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed', ${literal(hash)});`;
  await runOrFail(database, 'the demo data', `${script}\n;${record}`);
}
