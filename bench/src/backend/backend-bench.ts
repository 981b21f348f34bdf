import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { postgresMissing } from '@fursa/backend/postgres';
import type { Bench } from '../bench.ts';
import { readCount } from '../read-count.ts';
import { UsageError } from '../usage-error.ts';
import { type BackendRun, formatBackendTable } from './backend-table.ts';
import { addJobs, jobCount, listJobs, signIn } from './calls.ts';
import { compareCheckouts } from './compare-checkouts.ts';
import { runLoad } from './load.ts';
import { readMemory } from './read-memory.ts';
import { startOnPglite, startOnPostgres, type Variant, type VariantName, variantNames } from './variants.ts';

const resultsFolder = new URL('../../results/', import.meta.url);

export const backendBench: Bench = {
  name: 'backend',
  usage: 'backend [--runs <number>] [--markdown] [--against <folder of another checkout>]',
  summary: 'the job list and sign-in of the embedded backend, on PGlite and on PostgreSQL',
  async run(args) {
    const { runs: runCount, markdown, against } = readFlags(args);
    const tell = markdown ? () => undefined : (line: string) => console.error(line);
    if (against !== undefined) {
      console.log(await compareCheckouts(against, runCount, tell));
      return;
    }
    const postgres = await startOnPostgres();
    if (postgres === undefined) throw new UsageError(postgresMissing);
    try {
      const pglite = await startOnPglite();
      try {
        const runs = await takeTurns({ pglite, postgres }, runCount, tell);
        await mkdir(resultsFolder, { recursive: true });
        await writeFile(new URL('backend.json', resultsFolder), `${JSON.stringify(runs, null, 2)}\n`);
        tell(`\nMedian of ${runCount} runs, 10 connections\n`);
        console.log(formatBackendTable(runs));
      } finally {
        await pglite.close();
      }
    } finally {
      await postgres.close();
    }
  },
};

function readFlags(args: readonly string[]): { runs: number; markdown: boolean; against?: string } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '3' },
      markdown: { type: 'boolean', default: false },
      against: { type: 'string' },
    },
  });
  return { ...values, runs: readCount('runs', values.runs) };
}

/** Each variant begins every other run: what slows the machine for a while slows both. */
async function takeTurns(
  variants: Readonly<Record<VariantName, Variant>>,
  runCount: number,
  tell: (line: string) => void,
): Promise<Record<VariantName, BackendRun[]>> {
  tell(`Writing ${jobCount.toLocaleString('en')} jobs into both ...`);
  for (const name of variantNames) await addJobs(variants[name]);
  const runs: Record<VariantName, BackendRun[]> = { pglite: [], postgres: [] };
  for (let run = 1; run <= runCount; run += 1) {
    tell(`Run ${run} of ${runCount}`);
    const order = run % 2 === 1 ? variantNames : variantNames.toReversed();
    for (const name of order) runs[name].push(await measure(variants[name]));
  }
  return runs;
}

async function measure(variant: Variant): Promise<BackendRun> {
  const seeker = await signIn(variant);
  const request = () => listJobs(variant, seeker);
  await runLoad({ connections: 10, milliseconds: 1_000, request });
  const jobList = await runLoad({ connections: 10, milliseconds: 5_000, request });
  const signIns = await runLoad({
    // A sign-in counts as failed until it has succeeded; more at once for one account would have to wait.
    connections: 4,
    milliseconds: 5_000,
    request: async () => void (await signIn(variant)),
  });
  return { jobList, signIn: signIns, memory: await readMemory(variant.processIds) };
}
