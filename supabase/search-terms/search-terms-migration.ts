import { searchTerms } from '@fursa/engine/search-terms';

/** Where the database has what the engine knows about words that people type. */
export const searchTermsMigration = new URL('../migrations/20261123080750_search_terms.sql', import.meta.url);

const opening =
  '-- Written by supabase/search-terms/write-search-terms.ts from engine/src; what follows is not written by hand.\n';

/** The text of the migration: its own statements, which a person edits, and the rows, which the engine gives. */
export function withSearchTerms(migration: string): string {
  const [statements = ''] = migration.split(opening);
  const rows = searchTerms().map(({ id, kind, phrases, titles, texts, related }) =>
    [id, kind, phrases, titles === phrases ? '=' : titles, texts, related].map(String).join('|'),
  );
  return `${statements}${opening}select private.add_search_terms($terms$\n${rows.join('\n')}\n$terms$);\n`;
}
