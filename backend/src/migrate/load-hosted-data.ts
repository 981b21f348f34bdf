import { openPostgres } from '../database/open-postgres.ts';
import { awaitsDemoData, loadDemoData, loadSearchTerms } from './load-data.ts';

/**
 * Loads into a project whose schema `supabase db push` has made what a start loads into the embedded backend.
 *
 * @returns what was loaded
 * @throws BackendStartError `database-unreachable`, `migration-failed`
 */
export async function loadHostedData(databaseUrl: string, isDemo: boolean): Promise<string[]> {
  const database = await openPostgres(databaseUrl);
  try {
    return await database.whileMigrating(async () => {
      const loaded = (await loadSearchTerms(database)) ? ['the search terms'] : [];
      if (!isDemo) return loaded;
      // The CLI makes this table when it loads a seed of its own.
      await database.runScript(
        'create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null)',
      );
      if (!(await awaitsDemoData(database))) return loaded;
      await loadDemoData(database);
      return [...loaded, 'the demo data'];
    });
  } finally {
    await database.close();
  }
}
