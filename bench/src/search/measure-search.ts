import type { Sql } from 'postgres';
import * as z from 'zod';
import type { Search } from './query-mix.ts';

const answerSchema = z.tuple([z.object({ answer: z.object({ total: z.number() }) })]);

/** One search as the API asks it for somebody signed in: milliseconds until the page is there, and how many were found. */
export async function measureSearch(sql: Sql, { query, filters = {}, page = 1 }: Search) {
  const start = performance.now();
  const rows = await sql`
    select public.search_jobs(${query}, ${sql.json(filters)}, ${page}::integer, 20) as answer`;
  const milliseconds = performance.now() - start;
  const [{ answer }] = answerSchema.parse([...rows]);
  return { milliseconds, total: answer.total };
}

/** The plans of every statement of the search that takes a millisecond or more, with what each step took. */
export async function explainSearch(sql: Sql, plans: string[], search: Search): Promise<string> {
  await sql.unsafe(`
    load 'auto_explain';
    set auto_explain.log_min_duration = 1;
    set auto_explain.log_analyze = on;
    set auto_explain.log_buffers = on;
    set auto_explain.log_nested_statements = on;
    set client_min_messages = log;`);
  plans.length = 0;
  await measureSearch(sql, search);
  await sql.unsafe('reset client_min_messages');
  return plans.join('\n\n');
}
