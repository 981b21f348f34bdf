import { parseArgs } from 'node:util';
import { repositoryFolder } from '../build/index.ts';
import { formatSummary } from '../test-run/format-summary.ts';
import { runStage, type StageResult } from '../test-run/stage.ts';
import { type Part, parts, plan } from '../test-run/stages.ts';

/**
 * `fursa test [--only checks|unit|browser]`: every check, then the builds, the unit and integration tests and the
 * browser tests. The last line it prints is `N passed, N failed`.
 *
 * @returns the exit status: 0 when all of it passed.
 */
export async function runTests(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } });
  const only = values.only === undefined ? undefined : parts.find((part) => part === values.only);
  if (values.only !== undefined && only === undefined) {
    console.error(`--only takes one of ${parts.join(', ')}, not "${values.only}".`);
    return 1;
  }
  const results = await runPlan(only);
  console.log(formatSummary(results));
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}

async function runPlan(only: Part | undefined): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of plan.filter((planned) => only === undefined || planned.parts.includes(only))) {
    console.log(`\n${stage.name}\n`);
    results.push(await runStage(stage, repositoryFolder, console.log));
  }
  return results;
}
