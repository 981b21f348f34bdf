import * as z from 'zod';
import type { FilledDatabase } from './fill-database.ts';

/** A search as people do it, and what kind of search it is. */
export interface Search {
  readonly kind: string;
  readonly query: string;
  readonly filters?: Readonly<Record<string, string | number | boolean>>;
  readonly page?: number;
  readonly sort?: 'relevance' | 'newest' | 'pay';
}

const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString();

/** Words of the seed's trades: what people at the coast and in the capital look for. */
export const searches: readonly Search[] = [
  ...['accountant', 'nurse', 'driver', 'teacher', 'developer'].map((query) => ({ kind: 'one word', query })),
  ...['sales executive', 'software engineer', 'farm manager'].map((query) => ({ kind: 'several words', query })),
  ...['ac', 'acc', 'account', 'soft', 'dev'].map((query) => ({ kind: 'beginning of a word, while typing', query })),
  ...['acountant', 'devloper', 'enginer', 'techer'].map((query) => ({ kind: 'misspelt', query })),
  ...['dereva', 'lorry driver', 'mwalimu', 'fundi wa stima', 'house help'].map((query) => ({
    kind: 'an occupation',
    query,
  })),
  ...['IT', 'HR', 'sales', 'afya', 'kilimo'].map((query) => ({ kind: 'a field of work', query })),
  ...['accountant nakuru', 'nurse jobs in kiambu', 'kazi ya udereva mombasa'].map((query) => ({
    kind: 'an occupation and a place',
    query,
  })),
  ...(['newest', 'pay'] as const).flatMap((sort) =>
    ['', 'manager', 'dereva'].map((query) => ({ kind: `sorted by ${sort}`, query, sort })),
  ),
  ...['Limited', 'group', 'kenya'].map((query) => ({ kind: 'a word of very many', query })),
  { kind: 'nothing typed', query: '' },
  { kind: 'nothing typed', query: '', page: 50 },
  { kind: 'filters alone', query: '', filters: { location: 'Nairobi' } },
  { kind: 'filters alone', query: '', filters: { type: 'internship', experience_level: 'entry' } },
  { kind: 'filters alone', query: '', filters: { salary_min: 60_000 } },
  { kind: 'filters alone', query: '', filters: { remote: true } },
  { kind: 'filters alone', query: '', filters: { posted_since: weekAgo } },
  { kind: 'word and filters', query: 'manager', filters: { location: 'Mombasa', type: 'full_time' } },
  { kind: 'word and filters', query: 'engineer', filters: { salary_min: 100_000, posted_since: weekAgo } },
  { kind: 'word and filters', query: 'account', filters: { location: 'Kisumu', experience_level: 'mid' } },
  { kind: 'postings of feeds alone', query: '', filters: { source: 'external' } },
  { kind: 'postings of feeds alone', query: 'manager', filters: { source: 'external', remote: true } },
  { kind: 'postings of feeds alone', query: '', filters: { source: 'external', location: 'Kisumu' }, page: 5 },
  { kind: 'page further on', query: 'sales', page: 10 },
  { kind: 'page further on', query: 'manager', page: 40 },
  { kind: 'nothing found', query: 'zyzzyva quokka' },
];

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

export interface Measured {
  readonly kind: string;
  readonly milliseconds: number;
}

/** A Markdown table of the kinds of search, and of all of them together. */
export function formatSearchTable(measured: readonly Measured[]): string {
  const kinds = [...new Set(measured.map(({ kind }) => kind))];
  return [
    '| Search | Runs | p50 | p95 | p99 |',
    '|---|--:|--:|--:|--:|',
    ...kinds.map((name) =>
      row(
        name,
        measured.filter(({ kind }) => kind === name),
      ),
    ),
    row('**all**', measured),
  ].join('\n');
}

function row(name: string, measured: readonly Measured[]): string {
  const times = measured.map(({ milliseconds }) => milliseconds);
  const figures = [50, 95, 99].map((share) => `${percentile(times, share).toFixed(1)} ms`);
  return `| ${[name, times.length, ...figures].join(' | ')} |`;
}

/** The smallest value that at least `share` percent of the values do not exceed. NaN of nothing. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(Math.ceil((share / 100) * sorted.length), 1) - 1] ?? Number.NaN;
}
