import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { repositoryFolder } from '../build/index.ts';
import { closingLine, failureLines, formatSummary } from '../test-run/format-summary.ts';
import { hasFailed, runStage, type Stage, type StageResult } from '../test-run/stage.ts';
import { parts, planStages, type Scope } from '../test-run/stages.ts';
import { suiteNames } from '../test-run/suites.ts';
import type { ReportedTest } from '../test-run/test-report.ts';
import { type CommandCall, type CommandOutcome, exitStatus, UsageError } from './command.ts';
import { mend } from './fix.ts';

/**
 * `fursa test [--all] [--only <part>] [--repeat <times>] [--busy]`: every check, then the builds, the unit and integration tests
 * and the browser tests, up to the first stage that fails; without the suites that only `--all` runs. A test that fails has a
 * second try; one that then passes is named as unsteady, here and in `test-results/unsteady.json`. The last line printed is
 * `N passed, N failed`.
 *
 * @returns the exit status: 0 when all of it passed, every time; with `--all`, at its first try.
 */
export async function runTests({ value, has, usage }: CommandCall): Promise<CommandOutcome> {
  const isAll = has('all');
  const scope = isAll ? 'all' : readScope(value('only'), usage);
  if (isAll && has('only')) throw new UsageError(`--all and --only exclude each other. Usage: fursa ${usage}`);
  const times = readTimes(value('repeat'), usage);
  if (!process.env.CI) for (const file of await mend({ say: console.log })) console.log(`mended ${file}`);
  const stages = await planStages(scope, repositoryFolder);
  const release = has('busy') ? keepProcessorsBusy() : undefined;
  const runs: StageResult[][] = [];
  try {
    while (runs.length < times) {
      if (times > 1) console.log(`\nrun ${runs.length + 1} of ${times}`);
      runs.push(await runStages(stages));
    }
  } finally {
    await release?.();
  }
  const unsteady = runs.flat().flatMap(({ tests }) => tests.filter(({ outcome }) => outcome === 'unsteady'));
  await writeUnsteady(unsteady);
  const [first = []] = runs;
  const notRun = stages.slice(first.length).map(({ name }) => name);
  const isRefused = runs.flat().some(hasFailed) || (isAll && unsteady.length > 0);
  return {
    status: isRefused ? exitStatus.refused : exitStatus.done,
    lines: [times > 1 ? formatRepeats(runs) : formatSummary(first, notRun)],
  };
}

async function runStages(stages: readonly Stage[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    console.log(`\n${stage.name}\n`);
    const result = await runStage(stage);
    results.push(result);
    if (hasFailed(result)) break;
  }
  return results;
}

function readScope(name: string | undefined, usage: string): Scope {
  if (name === undefined) return 'gate';
  const scope = [...parts, ...suiteNames].find((known) => known === name);
  if (scope === undefined) throw new UsageError(`There is no part or suite ${name}. Usage: fursa ${usage}`);
  return scope;
}

function readTimes(text: string | undefined, usage: string): number {
  if (text === undefined) return 1;
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new UsageError(`--repeat needs a number from 1 to 999. Usage: fursa ${usage}`);
}

async function writeUnsteady(unsteady: readonly ReportedTest[]): Promise<void> {
  const folder = join(repositoryFolder, 'test-results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'unsteady.json'), `${JSON.stringify(unsteady, null, 2)}\n`);
}

/** Keeps every processor of this machine busy, as another program would, until the function it returns is called. */
function keepProcessorsBusy(): () => Promise<void> {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  return async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
}

/** The table at the end of several runs: how long each took, and what failed in which. */
function formatRepeats(runs: readonly (readonly StageResult[])[]): string {
  const columns = [...new Set(runs.flat().map(({ name }) => name))];
  const table = [
    ['run', ...columns, 'failed'],
    ...runs.map((results, index) => [
      String(index + 1),
      ...columns.map((name) => secondsOf(results.find((result) => result.name === name))),
      String(testsOf(results).filter(({ outcome }) => outcome === 'failed').length),
    ]),
  ];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => (row[column] ?? '').length))) ?? [];
  const failures = runs.flatMap((results, index) => {
    const lines = failureLines(testsOf(results));
    return lines.length === 0 ? [] : [`run ${index + 1}`, ...lines, ''];
  });
  const lines = table.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
  return ['', ...failures, ...lines, '', closingLine(testsOf(runs.flat()))].join('\n');
}

function testsOf(results: readonly StageResult[]) {
  return results.flatMap(({ tests }) => tests);
}

/** A stage that a failure before it left out took no time. */
function secondsOf(result: StageResult | undefined): string {
  return result === undefined ? '' : `${result.seconds.toFixed(1)} s`;
}
