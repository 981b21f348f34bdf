import { postgresMissing, startTemporaryPostgres } from '@fursa/backend/postgres';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import postgres from 'postgres';
import { type Bench, readRuns, tell, UsageError, writeResults } from '../bench.ts';
import { addJobs, addPostings, migrate } from './fill-database.ts';
import { formatSearchTable, measureSearch, type Search, type SearchedDatabase, searches } from './measure-search.ts';

const jobCount = 100_000;
const postingCount = 5_000;
const pgliteCount = 5_000;

const places = ['PostgreSQL, 100,000 jobs', 'PGlite, 5,000 jobs'] as const;
type Place = (typeof places)[number];

interface Sample extends Search {
  readonly place: Place;
  readonly milliseconds: number;
  readonly total: number;
}

export const searchBench: Bench = {
  name: 'search',
  usage: 'search [--runs <number>]',
  summary: 'job search over 100,000 jobs and 5,000 postings of feeds in PostgreSQL, and over 5,000 jobs in PGlite',
  async run(args) {
    const runs = readRuns(args, 20);
    const ofPostgres = await measurePostgres(runs);
    const samples = [...ofPostgres, ...(await measurePglite(runs))];
    await writeResults('search', samples);
    tell(`\n${runs} runs of ${searches.length} searches, one at a time`);
    for (const place of places) {
      console.log(`\n${place}\n\n${formatSearchTable(samples.filter((sample) => sample.place === place))}`);
    }
  },
};

async function measurePostgres(runs: number): Promise<Sample[]> {
  const server = await startTemporaryPostgres({ isDurable: true });
  if (server === undefined) throw new UsageError(postgresMissing);
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  const database: SearchedDatabase = {
    unsafe: (statements) => sql.unsafe(statements),
    query: async (statement, parameters) => [...(await sql.unsafe(statement, [...parameters]))],
  };
  try {
    tell(
      `Writing ${jobCount.toLocaleString('en')} jobs and ${postingCount.toLocaleString('en')} postings of feeds ...`,
    );
    await migrate(server.url);
    await addJobs(sql, jobCount);
    await addPostings(sql, postingCount);
    await sql.unsafe('set role authenticated');
    return await takeSamples(database, 'PostgreSQL, 100,000 jobs', runs);
  } finally {
    await sql.end({ timeout: 1 });
    await server.close();
  }
}

async function measurePglite(runs: number): Promise<Sample[]> {
  const backend = await startTestBackendWithDatabase();
  const database: SearchedDatabase = {
    unsafe: (statements) => backend.database.runStatements(statements),
    query: async (statement, parameters) => [...(await backend.database.query(statement, parameters))],
  };
  try {
    tell(`Writing ${pgliteCount.toLocaleString('en')} jobs into PGlite ...`);
    await addJobs(database, pgliteCount);
    await database.unsafe('set role authenticated');
    return await takeSamples(database, 'PGlite, 5,000 jobs', runs);
  } finally {
    await backend.close();
  }
}

/** Round by round, so that what slows the machine for a while slows all searches. The first round is not counted. */
async function takeSamples(database: SearchedDatabase, place: Place, runs: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (let run = 0; run <= runs; run += 1) {
    for (const search of searches) {
      const measured = await measureSearch(database, search);
      if (run > 0) samples.push({ ...search, ...measured, place });
    }
  }
  return samples;
}
