import * as z from 'zod';
import type { FilledDatabase } from './fill-database.ts';
import type { Search } from './query-mix.ts';

/** One session of a database. */
export interface SearchedDatabase extends FilledDatabase {
  query(statement: string, parameters: readonly string[]): Promise<unknown[]>;
}

const answerSchema = z.tuple([z.object({ answer: z.object({ total: z.number() }) })]);

/** One search as the API asks it: milliseconds until the page is there, and how many were found. */
export async function measureSearch(database: SearchedDatabase, search: Search) {
  const { query, filters = {}, page = 1, sort = 'relevance' } = search;
  const start = performance.now();
  const rows = await database.query(
    'select public.search_jobs($1, $2::text::jsonb, $3::text::integer, 20, $4) as answer',
    [query, JSON.stringify(filters), String(page), sort],
  );
  const milliseconds = performance.now() - start;
  const [{ answer }] = answerSchema.parse(rows);
  return { milliseconds, total: answer.total };
}
