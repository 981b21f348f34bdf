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
