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

/** A row of `search_jobs` as the backend answers it, for what the seed does not hold; one of `match_skills` has the skills that it names, too. */
export function searchRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: crypto.randomUUID(),
    source: 'local',
    title: 'Nurse',
    company_id: 'jua',
    company_name: 'Jua Clinics',
    company: { id: 'jua', name: 'Jua Clinics', logo: null, website: 'https://jua.example.com' },
    description: 'Care for people.',
    location: 'Kisumu',
    remote: false,
    salary_range: 'KES 45,000 - 60,000',
    type: 'full_time',
    experience_level: 'mid',
    skills: [],
    url: null,
    attribution: null,
    scam_signs: [],
    is_demo: false,
    closes_at: null,
    created_at: '2026-11-01T08:00:00+00:00',
    ...changes,
  };
}

/** The same for an external job. */
export function externalRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return searchRow({
    id: 'adzuna:77',
    source: 'adzuna',
    company_id: null,
    company: { id: null, name: 'Jua Clinics', logo: null, website: null },
    experience_level: null,
    url: 'https://adzuna.example/77',
    attribution: 'Jobs by Adzuna',
    ...changes,
  });
}

/** A row of `jobs` as the page of a job reads it. */
export function jobRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { source, remote, url, attribution, ...row } = searchRow();
  return { ...row, requirements: null, status: 'active', ...changes };
}
