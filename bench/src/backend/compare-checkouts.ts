import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from '../landing/median-figures.ts';
import { UsageError } from '../usage-error.ts';
import { addJobs, listJobs, signIn } from './calls.ts';
import { runLoad } from './load.ts';
import { startOnPglite, startOnPostgres, type Variant, variantNames } from './variants.ts';

/** What a checkout brings to the comparison: its own backend and its own way to fill and call it. */
interface Checkout {
  readonly startOnPglite: () => Promise<Variant>;
  readonly startOnPostgres: () => Promise<Variant | undefined>;
  readonly addJobs: typeof addJobs;
  readonly listJobs: typeof listJobs;
  readonly signIn: typeof signIn;
}

const here: Checkout = { startOnPglite, startOnPostgres, addJobs, listJobs, signIn };

/**
 * Measures the job list of this checkout and of another one in turns, on PGlite and then on PostgreSQL. Both run at once,
 * so that whatever slows the machine slows both.
 *
 * @returns a Markdown table of the medians
 * @throws UsageError when the folder is no checkout
 */
export async function compareCheckouts(
  folder: string,
  runCount: number,
  tell: (line: string) => void,
): Promise<string> {
  const other = await loadCheckout(folder);
  const rows: string[] = [];
  for (const name of variantNames) {
    const speeds = await measureInTurns(
      name === 'pglite' ? 'startOnPglite' : 'startOnPostgres',
      [other, here],
      runCount,
      tell,
    );
    if (speeds === undefined) continue;
    const [before = 0, now = 0] = speeds.map((each) => median(each));
    const label = name === 'pglite' ? 'PGlite' : 'PostgreSQL';
    rows.push(`| ${label} | ${before.toFixed(0)} | ${now.toFixed(0)} | ${(now / before).toFixed(2)} |`);
  }
  return ['| Job list, requests per second | Before | Now | Ratio |', '|---|--:|--:|--:|', ...rows].join('\n');
}

async function measureInTurns(
  start: 'startOnPglite' | 'startOnPostgres',
  checkouts: readonly Checkout[],
  runCount: number,
  tell: (line: string) => void,
): Promise<number[][] | undefined> {
  const started: { checkout: Checkout; variant: Variant; speeds: number[] }[] = [];
  try {
    for (const checkout of checkouts) {
      const variant = await checkout[start]();
      if (variant === undefined) return undefined;
      started.push({ checkout, variant, speeds: [] });
      await checkout.addJobs(variant);
    }
    for (let run = 1; run <= runCount; run += 1) {
      tell(`Run ${run} of ${runCount}`);
      for (const each of run % 2 === 1 ? started : started.toReversed()) {
        each.speeds.push(await measureJobList(each));
      }
    }
    return started.map(({ speeds }) => speeds);
  } finally {
    for (const { variant } of started) await variant.close();
  }
}

async function measureJobList({ checkout, variant }: { checkout: Checkout; variant: Variant }): Promise<number> {
  const session = await checkout.signIn(variant);
  const request = () => checkout.listJobs(variant, session);
  await runLoad({ connections: 10, milliseconds: 1_000, request });
  return (await runLoad({ connections: 10, milliseconds: 5_000, request })).requestsPerSecond;
}

async function loadCheckout(folder: string): Promise<Checkout> {
  async function load(file: string): Promise<object> {
    const path = join(resolve(folder), 'bench', 'src', 'backend', file);
    try {
      const module: object = await import(pathToFileURL(path).href);
      return module;
    } catch (error) {
      throw new UsageError(`--against takes the folder of another checkout, with its dependencies: ${String(error)}`);
    }
  }
  // The other checkout's functions are trusted to be those of this bench; what they answer is parsed by themselves.
  return { ...(await load('variants.ts')), ...(await load('calls.ts')) } as Checkout;
}
