import { type Check, reportViolations } from './check.ts';
import { readTextFiles } from './repository-files.ts';

const limit = 250;

/** Files that may be longer, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'docs/guides/the-tables.md': 'written by backend/src/diagram/diagram.test.ts',
  'pnpm-lock.yaml': 'written by pnpm',
  'supabase/database.types.ts': 'written by backend/src/database-types/write-database-types.ts',
  'supabase/migrations/20261123080750_search_terms.sql': 'rows written by supabase/search-terms/write-search-terms.ts',
  'supabase/seed.sql': 'written by supabase/seed/write-seed.ts',
};

/** A file fits a reader's head: 250 lines at most. */
export const fileLength: Check = {
  name: 'file length',
  async run(root) {
    const files = await readTextFiles(root);
    const long = files.filter(({ lines }) => lines.length > limit);
    const tooLong = long.filter(({ path }) => exceptions[path] === undefined);
    const stale = Object.keys(exceptions).filter((path) => !long.some((file) => file.path === path));
    return reportViolations([
      ...tooLong.map(({ path, lines }) => `${path}: file-length: ${lines.length} lines, at most ${limit}; split it`),
      ...stale.map((path) => `${path}: stale-exception: needs none any more; remove its row from the check`),
    ]);
  },
};
