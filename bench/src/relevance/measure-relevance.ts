import * as z from 'zod';
import { judgementGroups } from './judgements.ts';

export interface Queries {
  query(statement: string, parameters: readonly string[]): Promise<readonly unknown[]>;
}

const postsSchema = z.array(z.object({ id: z.string(), title: z.string(), location: z.string().nullable() }));
type Post = z.output<typeof postsSchema>[number];

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

export interface Relevance extends Pick<Judgement, 'kind' | 'query'> {
  /** Discounted gain of the first ten over the best possible order, 0 to 1: https://en.wikipedia.org/wiki/Discounted_cumulative_gain */
  readonly ndcg: number;
  /** The share of posts that were meant among the first twenty, of as many as twenty. */
  readonly recall: number;
  /** Whether one that was meant is among the first five. */
  readonly isInFirstFive: boolean;
  /** The titles of the first ten that were not meant, with their grade. */
  readonly odd: readonly string[];
}

/** Asks `search_jobs` each query and compares its first page with the judgements. */
export async function measureRelevance(database: Queries, judgements: readonly Judgement[]): Promise<Relevance[]> {
  const posts = postsSchema.parse(await database.query('select id, title, location from public.jobs', []));
  const measured: Relevance[] = [];
  for (const judgement of judgements) {
    measured.push(compare(judgement, posts, await askFirstPage(database, judgement.query)));
  }
  return measured;
}

function compare({ kind, query, gradeOf }: Judgement, posts: readonly Post[], found: readonly Post[]): Relevance {
  const grades = found.map(gradeOf);
  const best = posts.map(gradeOf).toSorted((one, other) => other - one);
  const meant = best.filter((grade) => grade === 3).length;
  const reached = grades.filter((grade) => grade === 3).length;
  return {
    kind,
    query,
    ndcg: best[0] === 0 ? Number.NaN : gain(grades) / gain(best),
    recall: reached / Math.min(20, meant),
    isInFirstFive: grades.slice(0, 5).includes(3),
    odd: found.slice(0, 10).flatMap((post) => (gradeOf(post) === 3 ? [] : [`${post.title} ${gradeOf(post)}`])),
  };
}

function gain(grades: readonly Grade[]): number {
  return grades.slice(0, 10).reduce((sum: number, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

/** What a post is worth to whoever typed the query: 3 what was meant, 1 worth a look, 0 nothing. */
type Grade = 0 | 1 | 3;

interface Judgement {
  readonly kind: string;
  readonly query: string;
  gradeOf(post: { readonly title: string; readonly location: string | null }): Grade;
}

/** Every judged query. */
export function readJudgements(): Judgement[] {
  return judgementGroups.flatMap(({ kind, lines }) =>
    lines
      .trim()
      .split('\n')
      .map((line) => readJudgement(kind, line)),
  );
}

function readJudgement(kind: string, line: string): Judgement {
  const [query = '', meant = '', near = '', place = ''] = line.split('|').map((part) => part.trim());
  const isMeant = titleTest(meant);
  const isNear = titleTest(near);
  return {
    kind,
    query,
    gradeOf({ title, location }) {
      if (place !== '' && location !== place) return 0;
      if (isMeant(title)) return 3;
      return isNear(title) ? 1 : 0;
    },
  };
}

function titleTest(list: string): (title: string) => boolean {
  const titles = list.split(',').map((title) => title.trim());
  return (title) =>
    titles.some((one) => (one.endsWith('*') ? title.startsWith(one.slice(0, -1)) : one !== '' && title === one));
}
