import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryFolder } from '../build/index.ts';
import { keepProcessorsBusy } from '../test-run/busy-processors.ts';
import { formatRepeats } from '../test-run/format-repeats.ts';
import { formatSummary } from '../test-run/format-summary.ts';
import { hasFailed, runStage, type StageResult } from '../test-run/stage.ts';
import { type Part, parts, plan } from '../test-run/stages.ts';
import type { CommandCall, CommandOutcome } from './command.ts';
import { UsageError } from './command-error.ts';

/**
 * `fursa test [--only <part>] [--repeat <times>] [--busy]`: every check, then the builds, the unit and integration tests and
 * the browser tests, up to the first stage that fails. A test that fails has a second try; one that then passes is named as
 * unsteady, here and in `test-results/unsteady.json`. The last line printed is `N passed, N failed`.
 *
 * @returns the exit status: 0 when all of it passed, every time.
 */
export async function runTests({ value, has, usage }: CommandCall): Promise<CommandOutcome> {
  const part = readPart(value('only'), usage);
  const times = readTimes(value('repeat'), usage);
  const stages = plan.filter((planned) => (part === undefined ? !planned.isByName : planned.parts.includes(part)));
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
  await writeUnsteady(runs.flat());
  const [first = []] = runs;
  const notRun = stages.slice(first.length).map(({ name }) => name);
  const status = runs.flat().some(hasFailed) ? 1 : 0;
  return { status, lines: [times > 1 ? formatRepeats(runs) : formatSummary(first, notRun)] };
}

async function runStages(stages: typeof plan): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) {
    console.log(`\n${stage.name}\n`);
    const result = await runStage(stage, repositoryFolder);
    results.push(result);
    if (hasFailed(result)) break;
  }
  return results;
}

function readPart(name: string | undefined, usage: string): Part | undefined {
  const part = parts.find((known) => known === name);
  if (name === undefined || part !== undefined) return part;
  throw new UsageError(`There is no part ${name}. Usage: fursa ${usage}`);
}

function readTimes(text: string | undefined, usage: string): number {
  if (text === undefined) return 1;
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new UsageError(`--repeat needs a number from 1 to 999. Usage: fursa ${usage}`);
}

async function writeUnsteady(results: readonly StageResult[]): Promise<void> {
  const unsteady = results.flatMap(({ tests }) => tests.filter(({ outcome }) => outcome === 'unsteady'));
  const folder = join(repositoryFolder, 'test-results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'unsteady.json'), `${JSON.stringify(unsteady, null, 2)}\n`);
}
