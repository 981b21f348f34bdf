import type { FilledDatabase } from '../search/fill-database.ts';
import type { Measured } from '../search/measure-search.ts';
import { people } from './people.ts';

/** One session of a database. */
export interface MatchDatabase extends FilledDatabase {
  query(statement: string, parameters: readonly string[]): Promise<unknown[]>;
}

interface Question {
  readonly kind: string;
  readonly call: string;
  /** Run before it, outside of the time. */
  readonly before?: string;
}

const questions: readonly Question[] = [
  {
    kind: 'list and counts, for the first time',
    call: 'public.match_jobs()',
    before: 'delete from private.person_matches',
  },
  { kind: 'list and counts', call: 'public.match_jobs()' },
  {
    kind: 'the bell: new since yesterday',
    call: `public.match_jobs(min_score => 70, since => now() - interval '1 day', most => 1)`,
  },
  {
    kind: 'scores of 20 cards',
    call: `public.match_scores(array(select posting from private.posting_facts order by posted_at desc limit 20))`,
  },
  { kind: 'every job, sorted by match', call: `public.search_jobs('', '{}', 1, 20, 'match')` },
  { kind: 'a search, sorted by match', call: `public.search_jobs('manager', '{}', 1, 20, 'match')` },
];

/**
 * Asks for everybody, round by round, so that what slows the machine for a while slows all questions. The first round is not
 * counted. The time is that of the statement; the API in front of it takes its own.
 */
export async function measureMatches(database: MatchDatabase, place: string, runs: number): Promise<Measured[]> {
  const samples: Measured[] = [];
  for (let run = 0; run <= runs; run += 1) {
    for (const { id } of people) {
      await database.query(
        `select set_config('request.jwt.claims', $1, false), set_config('request.jwt.claim.sub', $2, false)`,
        [JSON.stringify({ sub: id, role: 'authenticated' }), id],
      );
      for (const { kind, call, before } of questions) {
        if (before !== undefined) await database.query(before, []);
        const start = performance.now();
        await database.query(`select ${call} as answer`, []);
        const milliseconds = performance.now() - start;
        if (run > 0) samples.push({ kind: `${place}: ${kind}`, milliseconds });
      }
    }
  }
  return samples;
}
