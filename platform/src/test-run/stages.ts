import { join } from 'node:path';
import { ensureChromium } from '../browser/index.ts';
import { type AppName, appNames, buildApps, isFresh } from '../build/index.ts';
import { builtFilesChecks } from '../checks/built-files/index.ts';
import type { Check } from '../checks/check.ts';
import { checks } from '../checks/index.ts';
import { countPlaywrightReport, countVitestReport, takeReport } from './read-report.ts';
import { runVisibly } from './run-visibly.ts';
import { slowestOfPlaywright, slowestOfVitest } from './slowest-tests.ts';
import type { Counts, Outcome, Stage } from './stage.ts';

/** What `--only` may name. */
export const parts = ['checks', 'unit', 'browser'] as const;
export type Part = (typeof parts)[number];

interface PlannedStage extends Stage {
  /** The parts of the test run the stage belongs to. */
  readonly parts: readonly Part[];
}

/** The test run in its order. */
export const plan: readonly PlannedStage[] = [
  { name: 'checks', parts: ['checks'], run: (root) => runEach(checks, root) },
  { name: 'build', parts: ['unit', 'browser'], run: buildStaleApps },
  { name: 'built files', parts: ['unit', 'browser'], run: (root) => runEach(builtFilesChecks, root) },
  { name: 'browser found', parts: ['unit', 'browser'], run: ensureBrowser },
  { name: 'unit', parts: ['unit'], run: runUnitTests },
  { name: 'browser', parts: ['browser'], run: runBrowserTests },
];

async function runEach(checks: readonly Check[], root: string): Promise<Counts> {
  let passed = 0;
  const waiting = [...checks];
  const takeTurns = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { ok, output } = await check.run(root);
      console.log(`${ok ? 'passed' : 'FAILED'}  ${check.name}`);
      if (ok) passed += 1;
      else console.log(`${output}\n`);
    }
  };
  // Most of them use one processor.
  await Promise.all([takeTurns(), takeTurns()]);
  return { passed, failed: checks.length - passed, skipped: 0 };
}

/** Each app counts as one: a product that does not build has failed. */
async function buildStaleApps(): Promise<Counts> {
  const fresh = await Promise.all(appNames.map((name) => isFresh(name)));
  let failed = 0;
  for (const name of appNames.filter((_, index) => !fresh[index])) {
    if (!(await buildVisibly(name))) failed += 1;
  }
  return { passed: appNames.length - failed, failed, skipped: 0 };
}

async function buildVisibly(name: AppName): Promise<boolean> {
  try {
    await buildApps([name]);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** Here, because installing one takes minutes on a slow line, and a test that asks for it has seconds. */
async function ensureBrowser(): Promise<Counts> {
  console.log(await ensureChromium());
  return { passed: 1, failed: 0, skipped: 0 };
}

async function runUnitTests(root: string): Promise<Outcome> {
  const report = join(root, 'test-results/unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await runVisibly(root, '.', 'vitest', ['run', ...reporters]);
  const written = await takeReport(report);
  return { ...countVitestReport(written, exitCode), slowest: slowestOfVitest(written) };
}

async function runBrowserTests(root: string): Promise<Outcome> {
  const exitCode = await runVisibly(root, 'e2e', 'playwright', ['test']);
  const written = await takeReport(join(root, 'test-results/browser.json'));
  return { ...countPlaywrightReport(written, exitCode), slowest: slowestOfPlaywright(written) };
}
