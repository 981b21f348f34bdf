import { repositoryFolder } from '../build/index.ts';
import { formatSummary } from '../test-run/format-summary.ts';
import { runStage, type StageResult } from '../test-run/stage.ts';
import { type Part, parts, plan } from '../test-run/stages.ts';
import { UsageError } from './command-error.ts';

/**
 * `fursa test [--only checks|unit|browser]`: every check, then the builds, the unit and integration tests and the
 * browser tests. The last line it prints is `N passed, N failed`.
 *
 * @returns the exit status: 0 when all of it passed.
 */
export async function runTests(args: string[]): Promise<number> {
  const results = await runPlan(readPart(args));
  console.log(formatSummary(results));
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}

function readPart([flag, name, ...rest]: readonly string[]): Part | undefined {
  if (flag === undefined) return undefined;
  const part = parts.find((known) => known === name);
  if (flag === '--only' && part !== undefined && rest.length === 0) return part;
  throw new UsageError(`That is not understood. Usage: fursa test [--only ${parts.join(' | ')}]`);
}

async function runPlan(only: Part | undefined): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of plan.filter((planned) => only === undefined || planned.parts.includes(only))) {
    console.log(`\n${stage.name}\n`);
    results.push(await runStage(stage, repositoryFolder, console.log));
  }
  return results;
}
