import { readPosting } from '@fursa/engine/read-posting';
import { searchTerms } from '@fursa/engine/search-terms';
import { seedJobs } from '@fursa/supabase/seed-jobs';
import { askFirstPage, type Queries } from './measure-relevance.ts';

export interface NamesResult {
  /** So many ways to type the name of an occupation that the seed has were searched for. */
  readonly asked: number;
  /** Those without a post of that occupation among the first five. */
  readonly missed: readonly string[];
}

/**
 * Searches for occupations that the seed has posts for, by every way the engine knows to type them.
 *
 * @param step 1 for all ways, 10 for each tenth
 */
export async function measureNames(database: Queries, step: number): Promise<NamesResult> {
  const titles = titlesByOccupation();
  const names = searchTerms()
    .filter(({ id }) => titles.has(id))
    .flatMap(({ id, phrases }) => phrases.map((phrase) => ({ id, phrase })))
    .filter((_, place) => place % step === 0);
  const missed: string[] = [];
  for (const { id, phrase } of names) {
    const found = await askFirstPage(database, phrase);
    // A post of narrower work is found by its general name: "Biology Teacher" by "teacher".
    const isFound = ({ title }: { readonly title: string }) =>
      titles.get(id)?.has(title) || title.toLowerCase().endsWith(` ${phrase}`);
    if (!found.slice(0, 5).some(isFound)) missed.push(phrase);
  }
  return { asked: names.length, missed };
}

function titlesByOccupation(): Map<string, Set<string>> {
  const titles = new Map<string, Set<string>>();
  for (const job of seedJobs()) {
    const { occupation } = readPosting({ ...job, companyName: job.company.name });
    if (occupation === null) continue;
    const known = titles.get(occupation) ?? new Set();
    titles.set(occupation, known.add(job.title));
  }
  return titles;
}
