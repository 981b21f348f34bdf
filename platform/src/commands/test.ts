import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryFolder } from '../build/index.ts';
import { formatSummary } from '../test-run/format-summary.ts';
import { hasFailed, runStage, type Stage, type StageResult } from '../test-run/stage.ts';
import { parts, planStages, type Scope } from '../test-run/stages.ts';
import { suiteNames } from '../test-run/suites.ts';
import type { ReportedTest } from '../test-run/test-report.ts';
import { type CommandCall, type CommandOutcome, exitStatus, UsageError } from './command.ts';
import { mend } from './fix.ts';

/**
 * `fursa test [--all] [--only <part>]`: every check, then the builds, the unit and integration tests
 * and the browser tests, up to the first stage that fails; without the suites that only `--all` runs. A test that fails has a
 * second try; one that then passes is named as unsteady, here and in `test-results/unsteady.json`. The last line printed is
 * `N passed, N failed`.
 *
 * @returns the exit status: 0 when all of it passed; with `--all`, at its first try.
 */
export async function runTests({ value, has, usage }: CommandCall): Promise<CommandOutcome> {
  const isAll = has('all');
  const scope = isAll ? 'all' : readScope(value('only'), usage);
  if (isAll && has('only')) throw new UsageError(`--all and --only exclude each other. Usage: fursa ${usage}`);
  if (!process.env.CI) for (const file of await mend({ say: console.log })) console.log(`mended ${file}`);
  const stages = await planStages(scope, repositoryFolder);
  const results = await runStages(stages);
  const unsteady = results.flatMap(({ tests }) => tests.filter(({ outcome }) => outcome === 'unsteady'));
  await writeUnsteady(unsteady);
  const notRun = stages.slice(results.length).map(({ name }) => name);
  const isRefused = results.some(hasFailed) || (isAll && unsteady.length > 0);
  return {
    status: isRefused ? exitStatus.refused : exitStatus.done,
    lines: [formatSummary(results, notRun)],
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

async function writeUnsteady(unsteady: readonly ReportedTest[]): Promise<void> {
  const folder = join(repositoryFolder, 'test-results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'unsteady.json'), `${JSON.stringify(unsteady, null, 2)}\n`);
}
