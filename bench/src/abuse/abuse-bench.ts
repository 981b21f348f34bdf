import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { type Bench, readCount, UsageError, writeResults } from '../bench.ts';
import { type Flood, floods } from './floods.ts';
import { type RunningProduct, startProduct } from './product.ts';
import { type VisitFigures, visit } from './visit.ts';

interface AbuseResult {
  readonly flood: string;
  readonly calm: VisitFigures;
  readonly during: VisitFigures;
  /** How many answers of each status the flood got; 0: the connection was cut. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Bytes before the flood and when it was over; undefined where the system does not tell. */
  readonly memory: { readonly before: number; readonly after: number } | undefined;
}

/** What the product promises: `docs/guides/security.md`. */
const bounds = { slower: 3, health: 1_000, memory: 1.2 } as const;

/** A row for each flood; what breaks a promise is marked. */
function formatAbuseTable(results: readonly AbuseResult[]): string {
  return [
    '| Flood | Job list, calm / during | Landing page | Chat | /healthz, longest | Memory | Answers |',
    '|---|--:|--:|--:|--:|--:|---|',
    ...results.map((result) => `| ${cells(result).join(' | ')} |`),
  ].join('\n');
}

function cells({ flood, calm, during, statuses, memory }: AbuseResult): string[] {
  return [
    flood,
    ratio(calm.jobList, during.jobList),
    ratio(calm.landing, during.landing),
    ratio(calm.chat, during.chat),
    mark(`${Math.round(during.longestHealth)} ms`, during.longestHealth <= bounds.health),
    memory === undefined
      ? ''
      : mark(
          `${megabytes(memory.before)} to ${megabytes(memory.after)} MB`,
          memory.after <= memory.before * bounds.memory,
        ),
    Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status === '0' ? 'cut' : status}`)
      .join(', '),
  ];
}

function ratio(calm: number, during: number): string {
  const times = during / calm;
  return mark(`${calm.toFixed(1)} / ${during.toFixed(1)} ms (${times.toFixed(1)}x)`, times <= bounds.slower);
}

function mark(text: string, isKept: boolean): string {
  return isKept ? text : `**${text}**`;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}

const calmSeconds = 5;
/** How long the memory of a flood may take to come back. */
const settleSeconds = 20;

export const abuseBench: Bench = {
  name: 'abuse',
  usage: 'abuse [--seconds <number>] [--flood <name>]',
  summary: 'what a visitor waits for while one account or address floods the product, 20 s for each way',
  async run(args) {
    const { seconds, chosen } = readFlags(args);
    const results: AbuseResult[] = [];
    for (const [index, flood] of chosen.entries()) {
      console.error(`${index + 1} of ${chosen.length}: ${flood.name}`);
      // Each begins with a product that has seen nothing yet.
      const product = await startProduct();
      try {
        results.push(await measure(product, flood, seconds));
      } finally {
        await product.close();
      }
    }
    await writeResults('abuse', results);
    console.log(formatAbuseTable(results));
  },
};

function readFlags(args: readonly string[]): { seconds: number; chosen: readonly Flood[] } {
  const { values } = parseArgs({
    args: [...args],
    options: { seconds: { type: 'string', default: '20' }, flood: { type: 'string' } },
  });
  const chosen = floods.filter(({ name }) => values.flood === undefined || name === values.flood);
  if (chosen.length === 0)
    throw new UsageError(`There is no flood ${values.flood}, but ${floods.map(({ name }) => name).join(', ')}.`);
  return { seconds: readCount('seconds', values.seconds), chosen };
}

async function measure(product: RunningProduct, flood: Flood, seconds: number): Promise<AbuseResult> {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'flood-process.ts'),
      JSON.stringify({ ...product, flood: flood.name, milliseconds: seconds * 1_000, localAddress: '127.0.0.2' }),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  // What only the first visit costs is not measured.
  await visit(product, until(1));
  const calm = await visit(product, until(calmSeconds));
  const before = await readMemory(product.processId);
  child.stdin.write('go\n');
  const during = await visit(product, until(seconds));
  const { value: line = '{}' } = await lines.next();
  if (child.exitCode === null) await once(child, 'exit');
  const after = before === undefined ? undefined : await settledMemory(product.processId, before);
  const statuses = z.record(z.string(), z.number()).parse(JSON.parse(line));
  const memory = before === undefined || after === undefined ? undefined : { before, after };
  return { flood: flood.name, calm, during, statuses, memory };
}

function until(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1_000;
  return () => performance.now() > end;
}

/** The memory as soon as it is back within its bound, or at the end of the time it has for that. */
async function settledMemory(processId: number, before: number): Promise<number | undefined> {
  const isOver = until(settleSeconds);
  let memory = await readMemory(processId);
  while (memory !== undefined && memory > before * bounds.memory && !isOver()) {
    await wait(1_000);
    memory = await readMemory(processId);
  }
  return memory;
}

/** Bytes of memory of a process (`Pss`), or undefined where the system does not tell (it does on Linux). */
async function readMemory(processId: number): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const rollup = await readFile(`/proc/${processId}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
}
