import * as z from 'zod';

export interface Queries {
  query(statement: string, parameters: readonly string[]): Promise<readonly unknown[]>;
}

export const postsSchema = z.array(z.object({ id: z.string(), title: z.string(), location: z.string().nullable() }));
export type Post = z.output<typeof postsSchema>[number];

const answerSchema = z.tuple([z.object({ answer: z.object({ jobs: postsSchema }) })]);

/** The first twenty jobs of the product that a search finds. */
export async function askFirstPage(database: Queries, query: string): Promise<Post[]> {
  const filters = JSON.stringify({ source: 'local' });
  const rows = await database.query('select public.search_jobs($1, $2::text::jsonb, 1, 20) as answer', [
    query,
    filters,
  ]);
  return answerSchema.parse(rows)[0].answer.jobs;
}
