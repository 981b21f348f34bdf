import { postgresMissing, startTemporaryPostgres } from '@fursa/backend/postgres';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import postgres from 'postgres';
import * as z from 'zod';
import { readTexts } from '../../../supabase/functions/read-postings/read-texts.ts';
import { readingTasksSchema } from '../../../supabase/functions/read-postings/reading.ts';
import { type Bench, readRuns, tell, UsageError, writeResults } from '../bench.ts';
import { addJobs, type FilledDatabase, migrate } from '../search/fill-database.ts';
import { formatSearchTable, type Measured } from '../search/measure-search.ts';
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

/**
 * Adds active jobs until there are `count`, each with the facts of one that was read already, at random moments of the past year
 * and places. The rows of `posting_facts` and their index are what a question looks at; the texts are short, since only a page of
 * them is ever shown. The same rows at each call.
 */
async function addReadJobs(database: FilledDatabase, count: number): Promise<void> {
  await database.unsafe(`
    select setseed(0.2026);
    create temporary table read_material as
      select row_number() over (order by posting) as place, facts.*, jobs.title, left(jobs.description, 200) as description,
        jobs.company_id, jobs.location
      from private.posting_facts as facts join public.jobs on jobs.id::text = facts.posting;
    create temporary table added as
      select gen_random_uuid() as id, now() - draws.second * interval '365 days' as added_at, material.*
      from (
          select random() as first, random() as second
          from generate_series(1, ${count} - (select count(*) from private.posting_facts))
        ) as draws
        join read_material as material on material.place = 1 + floor(draws.first * (select count(*) from read_material));
    -- What the triggers of jobs would write is written below, all at once.
    alter table public.jobs disable trigger jobs_follow;
    insert into public.jobs (id, company_id, title, description, location, type, created_at)
      select id, company_id, title, description, location, type, added_at from added;
    alter table public.jobs enable trigger jobs_follow;
    alter table private.posting_facts disable trigger posting_facts_index_new;
    create temporary table before_them as select max(number) as number from private.posting_facts;
    insert into private.posting_facts (
      posting, posted_at, open_until, county, in_kenya, remote, type, engine_version, text_hash, read_at, full_marks, level, occupation,
      concepts, weights, words, word_percents, licences, choices
    )
    select id::text, added_at, 'infinity', county, in_kenya, remote, type, engine_version, text_hash, read_at, full_marks, level,
      occupation, concepts, weights, words, word_percents, licences, choices
    from added;
    alter table private.posting_facts enable trigger posting_facts_index_new;
    insert into private.posting_concepts (concept, number, weight, full_marks)
    select concept, number, weight, full_marks
    from private.posting_facts cross join unnest(concepts, weights) as listed (concept, weight)
    where full_marks > 0 and posting_facts.number > (select before_them.number from before_them);`);
  await database.unsafe('vacuum analyze');
}
