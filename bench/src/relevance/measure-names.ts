import { namesOf } from '@fursa/engine/concept-name';
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
  const occupations = occupationsByTitle();
  const inSeed = new Set([...occupations.values()].flatMap((ids) => [...ids]));
  const names = searchTerms()
    .filter(({ id }) => inSeed.has(id))
    .flatMap(({ id, phrases }) => phrases.map((phrase) => ({ id, phrase })))
    .filter((_, place) => place % step === 0);
  const missed: string[] = [];
  for (const { id, phrase } of names) {
    const found = await askFirstPage(database, phrase);
    const isFound = ({ title }: { readonly title: string }) =>
      [...(occupations.get(title) ?? [])].some((occupation) => occupation === id || isNarrower(occupation, id));
    if (!found.slice(0, 5).some(isFound)) missed.push(phrase);
  }
  return { asked: names.length, missed };
}

/** A biology teacher is found by "teacher". */
function isNarrower(occupation: string, general: string): boolean {
  const [name = '', generalName = ''] = namesOf([occupation, general]);
  return name.endsWith(` ${generalName}`);
}

/** The occupations of the seed's posts, by their titles. */
function occupationsByTitle(): Map<string, Set<string>> {
  const occupations = new Map<string, Set<string>>();
  for (const job of seedJobs()) {
    const { occupation } = readPosting({ ...job, companyName: job.company.name });
    if (occupation === null) continue;
    const known = occupations.get(job.title) ?? new Set();
    occupations.set(job.title, known.add(occupation));
  }
  return occupations;
}
