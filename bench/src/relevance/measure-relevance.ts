import { askFirstPage, type Post, postsSchema, type Queries } from './ask-first-page.ts';
import type { Grade, Judgement } from './read-judgements.ts';

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
