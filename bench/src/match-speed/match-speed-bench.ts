import { postgresMissing, startTemporaryPostgres } from '@fursa/backend/postgres';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import postgres from 'postgres';
import * as z from 'zod';
import { readTexts } from '../../../supabase/functions/read-postings/read-texts.ts';
import { readingTasksSchema } from '../../../supabase/functions/read-postings/reading.ts';
import { type Bench, readRuns, tell, UsageError, writeResults } from '../bench.ts';
import { addJobs, migrate } from '../search/fill-database.ts';
import { formatSearchTable, type Measured } from '../search/search-table.ts';
import { addReadJobs } from './fill-facts.ts';
import { type MatchDatabase, measureMatches } from './measure-matches.ts';
import { peopleSql } from './people.ts';

/** What is really read by the engine; the rest are copies of what it read. */
const readCountOfPostings = 2_000;
const postgresCount = 100_000;
const pgliteCount = 5_000;

export const matchSpeedBench: Bench = {
  name: 'match-speed',
  usage: 'match-speed [--runs <number>]',
  summary: 'matches of 20 people over 100,000 postings in PostgreSQL and 5,000 in PGlite',
  async run(args) {
    const runs = readRuns(args, 10);
    const ofPostgres = await measurePostgres(runs);
    tell(formatSearchTable(ofPostgres));
    const samples = [...ofPostgres, ...(await measurePglite(runs))];
    await writeResults('match-speed', samples);
    console.log(formatSearchTable(samples));
  },
};

async function fill(database: MatchDatabase, count: number): Promise<void> {
  await addJobs(database, Math.min(readCountOfPostings, count / 10));
  await database.unsafe(peopleSql());
  const perSecond = await readEverything(database);
  tell(`The engine reads and the database stores ${perSecond.toFixed(0)} texts a second.`);
  await addReadJobs(database, count);
}

async function measurePostgres(runs: number): Promise<Measured[]> {
  const server = await startTemporaryPostgres({ isDurable: true });
  if (server === undefined) throw new UsageError(postgresMissing);
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  const database: MatchDatabase = {
    unsafe: (statements) => sql.unsafe(statements),
    query: async (statement, parameters) => [...(await sql.unsafe(statement, [...parameters]))],
  };
  try {
    tell(`PostgreSQL: ${postgresCount.toLocaleString('en')} postings ...`);
    await migrate(server.url);
    await fill(database, postgresCount);
    return await measureMatches(database, 'PostgreSQL, 100,000', runs);
  } finally {
    await sql.end({ timeout: 1 });
    await server.close();
  }
}

async function measurePglite(runs: number): Promise<Measured[]> {
  const backend = await startTestBackendWithDatabase();
  const database: MatchDatabase = {
    unsafe: (statements) => backend.database.runStatements(statements),
    query: async (statement, parameters) => [...(await backend.database.query(statement, parameters))],
  };
  try {
    tell(`PGlite: ${pgliteCount.toLocaleString('en')} postings ...`);
    await fill(database, pgliteCount);
    return await measureMatches(database, 'PGlite, 5,000', runs);
  } finally {
    await backend.close();
  }
}

/** Of the facts that the bench stores; nothing else reads them. */
const engineVersion = '1';
const takenSchema = z.tuple([z.object({ tasks: readingTasksSchema })]);

/** Reads all that is queued, as the function `read-postings` does, and answers how many a second. */
async function readEverything(database: MatchDatabase): Promise<number> {
  const start = performance.now();
  let read = 0;
  for (;;) {
    const taken = await database.query('select public.take_readings($1::integer) as tasks', [engineVersion]);
    const [{ tasks }] = takenSchema.parse(taken);
    if (tasks.length === 0) return (read / (performance.now() - start)) * 1000;
    const readings = await readTexts(tasks, (error) => {
      throw error;
    });
    const stored = [engineVersion, JSON.stringify(readings)];
    await database.query('select public.store_readings($1::integer, $2::text::jsonb)', stored);
    read += tasks.length;
  }
}
