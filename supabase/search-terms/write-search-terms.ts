import { readFileSync, writeFileSync } from 'node:fs';
import { searchTermsMigration, withSearchTerms } from './search-terms-migration.ts';

writeFileSync(searchTermsMigration, withSearchTerms(readFileSync(searchTermsMigration, 'utf8')));
