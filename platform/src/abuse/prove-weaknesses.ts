import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runTool } from '../checks/run-tool.ts';
import { copyRepository, plant } from '../checks/testing/copy-repository.ts';
import type { FailedTest } from '../test-run/failed-tests.ts';
import type { Outcome } from '../test-run/stage.ts';
import { vitestReport } from '../test-run/test-reports.ts';
import { type AbuseLine, isWeakness, type Weakness } from './abuse-line.ts';
import { abuseLines } from './abuse-lines.ts';

/**
 * Plants each weakness in a copy of the repository, one after the other, and runs the test that holds the promise: it must
 * fail. A test that passes all the same holds nothing.
 */
export async function proveWeaknesses(root: string, say: (line: string) => void): Promise<Outcome> {
  const copy = await copyRepository(root);
  const failures: FailedTest[] = [];
  let passed = 0;
  try {
    for (const line of abuseLines) {
      if (!isWeakness(line.proof)) continue;
      const fault = await findFault(copy, line, line.proof);
      say(`${fault === undefined ? 'noticed' : 'NOT NOTICED'}  ${line.promise}`);
      if (fault === undefined) passed += 1;
      else failures.push({ title: line.promise, message: fault });
    }
  } finally {
    await rm(copy, { recursive: true });
  }
  return { passed, failed: failures.length, skipped: 0, failures };
}

/** Why the weakness does not prove the test; undefined when it does. */
async function findFault(copy: string, line: AbuseLine, { file, from, to }: Weakness): Promise<string | undefined> {
  const before = await readFile(path.join(copy, file), 'utf8');
  await plant(copy, { [file]: before.replace(from, () => to) });
  try {
    const report = path.join(copy, 'planted.json');
    const args = ['run', '--root', '.', '--project', line.project, line.file];
    const { output } = await runTool(copy, 'vitest', [...args, '--reporter=json', `--outputFile=${report}`]);
    const { testResults } = vitestReport.parse(JSON.parse(await readFile(report, 'utf8').catch(() => '{}')));
    await rm(report);
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    if (failed.some((title) => titlePattern(line.test).test(title))) return undefined;
    return [
      `its test did not fail, but ${failed.length} others of ${tests.length}:`,
      ...failed,
      output.slice(-600),
    ].join('\n');
  } finally {
    await plant(copy, { [file]: before });
  }
}

/** What stands for the values of a case can be anything. */
function titlePattern(title: string): RegExp {
  const parts = title.split(/%[sij]|\$\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'));
}
