import type { Network } from '@fursa/shared/testing';

/** What the backend answers instead, by a piece of the address. */
export type Answers = Readonly<Record<string, unknown>>;

/** Answers requests whose address holds one of the pieces with that JSON; the others reach the backend. */
export function answerWith(network: Network, answers: Answers): void {
  network.intercept(({ url }) => {
    const piece = Object.keys(answers).find((candidate) => url.includes(candidate));
    return piece === undefined ? undefined : Response.json(answers[piece]);
  });
}

/** An answer of `match_skills` with these rows, all that there are. */
export function skillAnswer(jobs: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): unknown {
  return { matches: jobs.length, compared: null, jobs, ...more };
}

/** An answer of `search_jobs` with these rows, all that there are. */
export function searchAnswer(jobs: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): unknown {
  return { total: jobs.length, page: 1, page_size: 20, corrected_query: null, jobs, ...more };
}
