import { repositoryFolder } from '../build/index.ts';
import { keepProcessorsBusy } from '../test-run/busy-processors.ts';
import { formatRepeats } from '../test-run/format-repeats.ts';
import { formatSummary } from '../test-run/format-summary.ts';
import { runStage, type StageResult } from '../test-run/stage.ts';
import { type Part, parts, plan } from '../test-run/stages.ts';
import type { CommandCall, CommandOutcome } from './command.ts';
import { UsageError } from './command-error.ts';

/**
 * `fursa test [--only <part>] [--repeat <times>] [--busy]`: every check, then the builds, the unit and integration tests and
 * the browser tests. The last line it prints is `N passed, N failed`.
 *
 * @returns the exit status: 0 when all of it passed, every time.
 */
export async function runTests({ value, has, usage }: CommandCall): Promise<CommandOutcome> {
  const only = readPart(value('only'), usage);
  const times = readTimes(value('repeat'), usage);
  const release = has('busy') ? keepProcessorsBusy() : undefined;
  const runs: StageResult[][] = [];
  try {
    while (runs.length < times) {
      if (times > 1) console.log(`\nrun ${runs.length + 1} of ${times}`);
      runs.push(await runPlan(only));
    }
  } finally {
    await release?.();
  }
  const [first = []] = runs;
  const hasFailed = runs.flat().some(({ failed }) => failed > 0);
  return { status: hasFailed ? 1 : 0, lines: [times > 1 ? formatRepeats(runs) : formatSummary(first)] };
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

async function runPlan(only: Part | undefined): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of plan.filter((planned) => belongs(planned, only))) {
    console.log(`\n${stage.name}\n`);
    results.push(await runStage(stage, repositoryFolder, console.log));
  }
  return results;
}

function belongs({ parts: own, isByName }: (typeof plan)[number], only: Part | undefined): boolean {
  return only === undefined ? !isByName : own.includes(only);
}
