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

/** The plans of every statement of the search that takes a millisecond or more, with what each step took. */
export async function explainSearch(database: SearchedDatabase, plans: string[], search: Search): Promise<string> {
  await database.unsafe(`
    load 'auto_explain';
    set auto_explain.log_min_duration = 1;
    set auto_explain.log_analyze = on;
    set auto_explain.log_buffers = on;
    set auto_explain.log_nested_statements = on;
    set client_min_messages = log;`);
  plans.length = 0;
  await measureSearch(database, search);
  await database.unsafe('reset client_min_messages');
  return plans.join('\n\n');
}
