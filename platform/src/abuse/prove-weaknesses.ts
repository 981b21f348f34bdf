import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runTool } from '../checks/run-tool.ts';
import { copyRepository, plant } from '../checks/testing/copy-repository.ts';
import { failedTest, passedTest, type ReportedTest, readVitestReport } from '../test-run/test-report.ts';
import { type AbuseLine, abuseLines, isWeakness, type Weakness } from './abuse-lines.ts';

/**
 * Plants each weakness in a copy of the repository, one after the other, and runs the test that holds the promise: it must
 * fail. A test that passes all the same holds nothing.
 */
export async function proveWeaknesses(root: string, say: (line: string) => void): Promise<ReportedTest[]> {
  const copy = await copyRepository(root);
  const tests: ReportedTest[] = [];
  try {
    for (const line of abuseLines) {
      if (!isWeakness(line.proof)) continue;
      const fault = await findFault(copy, line, line.proof);
      say(`${fault === undefined ? 'noticed' : 'NOT NOTICED'}  ${line.promise}`);
      tests.push(fault === undefined ? passedTest(line.promise) : failedTest(line.promise, fault));
    }
  } finally {
    await rm(copy, { recursive: true });
  }
  return tests;
}

/** Why the weakness does not prove the test; undefined when it does. */
async function findFault(copy: string, line: AbuseLine, { file, from, to }: Weakness): Promise<string | undefined> {
  const before = await readFile(path.join(copy, file), 'utf8');
  await plant(copy, { [file]: before.replace(from, () => to) });
  try {
    const report = path.join(copy, 'planted.json');
    const [project = ''] = line.file.split('/');
    const args = ['run', '--root', '.', '--project', project, line.file];
    const { output } = await runTool(copy, 'vitest', [...args, '--reporter=json', `--outputFile=${report}`]);
    const tests = readVitestReport(JSON.parse(await readFile(report, 'utf8').catch(() => '{}')), copy);
    await rm(report);
    const failed = tests.filter(({ outcome }) => outcome === 'failed').map(({ title }) => title);
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
