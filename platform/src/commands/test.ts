import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryFolder } from '../build/index.ts';
import { formatSummary } from '../test-run/format-summary.ts';
import { hasFailed, runStage, type StageResult } from '../test-run/stage.ts';
import { type Part, parts, plan } from '../test-run/stages.ts';
import { UsageError } from './command-error.ts';

/**
 * `fursa test [--only checks|unit|browser]`: every check, then the builds, the unit and integration tests and the
 * browser tests, up to the first stage that fails. A test that fails has a second try; one that then passes is named as
 * unsteady, here and in `test-results/unsteady.json`. The last line printed is `N passed, N failed`.
 *
 * @returns the exit status: 0 when all of it passed.
 */
export async function runTests(args: string[]): Promise<number> {
  const part = readPart(args);
  const stages = plan.filter((planned) => part === undefined || planned.parts.includes(part));
  const results: StageResult[] = [];
  for (const stage of stages) {
    console.log(`\n${stage.name}\n`);
    const result = await runStage(stage, repositoryFolder);
    results.push(result);
    if (hasFailed(result)) break;
  }
  await writeUnsteady(results);
  const notRun = stages.slice(results.length).map(({ name }) => name);
  console.log(formatSummary(results, notRun));
  return results.some(hasFailed) ? 1 : 0;
}

function readPart([flag, name, ...rest]: readonly string[]): Part | undefined {
  if (flag === undefined) return undefined;
  const part = parts.find((known) => known === name);
  if (flag === '--only' && part !== undefined && rest.length === 0) return part;
  throw new UsageError(`That is not understood. Usage: fursa test [--only ${parts.join(' | ')}]`);
}

async function writeUnsteady(results: readonly StageResult[]): Promise<void> {
  const unsteady = results.flatMap(({ tests }) => tests.filter(({ outcome }) => outcome === 'unsteady'));
  const folder = join(repositoryFolder, 'test-results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'unsteady.json'), `${JSON.stringify(unsteady, null, 2)}\n`);
}
