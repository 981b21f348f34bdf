import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchTermsMigration, withSearchTerms } from './search-terms-migration.ts';

test('The database knows the words that the engine knows', () => {
  const committed = readFileSync(searchTermsMigration, 'utf8');
  expect(withSearchTerms(committed) === committed, 'run `node supabase/search-terms/write-search-terms.ts`').toBe(true);
});
