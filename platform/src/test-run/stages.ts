import { join } from 'node:path';
import { proveWeaknesses } from '../abuse/prove-weaknesses.ts';
import { ensureChromium } from '../browser/index.ts';
import { type AppName, appNames, buildApps, isFresh } from '../build/index.ts';
import { builtFilesChecks } from '../checks/built-files/index.ts';
import type { Check } from '../checks/check.ts';
import { checks } from '../checks/index.ts';
import { type FailedTest, failedOfPlaywright, failedOfVitest } from './failed-tests.ts';
import { countPlaywrightReport, countVitestReport, takeReport } from './read-report.ts';
import { runVisibly } from './run-visibly.ts';
import { slowestOfPlaywright, slowestOfVitest } from './slowest-tests.ts';
import type { Counts, Outcome, Stage } from './stage.ts';

/** What `--only` may name. */
export const parts = ['checks', 'unit', 'browser', 'journeys', 'abuse'] as const;
export type Part = (typeof parts)[number];

interface PlannedStage extends Stage {
  /** The parts of the test run the stage belongs to. */
  readonly parts: readonly Part[];
  /** Whether it runs only by its name: it takes long, and a short form of it belongs to another stage. */
  readonly isByName?: true;
}

/** The test run in its order. */
export const plan: readonly PlannedStage[] = [
  { name: 'checks', parts: ['checks'], run: (root) => runEach(checks, root) },
  { name: 'build', parts: ['unit', 'browser', 'journeys'], run: buildStaleApps },
  { name: 'built files', parts: ['unit', 'browser', 'journeys'], run: (root) => runEach(builtFilesChecks, root) },
  { name: 'browser found', parts: ['unit', 'browser', 'journeys'], run: ensureBrowser },
  { name: 'unit', parts: ['unit'], run: runUnitTests },
  { name: 'browser', parts: ['browser'], run: (root) => runBrowserTests(root) },
  { name: 'journeys', parts: ['journeys'], isByName: true, run: runJourneys },
  { name: 'abuse', parts: ['abuse'], isByName: true, run: (root) => proveWeaknesses(root, console.log) },
];

async function runEach(checks: readonly Check[], root: string): Promise<Outcome> {
  let passed = 0;
  const failures: FailedTest[] = [];
  const waiting = [...checks];
  const takeTurns = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { ok, output } = await check.run(root);
      console.log(`${ok ? 'passed' : 'FAILED'}  ${check.name}`);
      if (ok) passed += 1;
      else {
        console.log(`${output}\n`);
        failures.push({ title: check.name, message: output.trim() });
      }
    }
  };
  // Most of them use one processor.
  await Promise.all([takeTurns(), takeTurns()]);
  return { passed, failed: failures.length, skipped: 0, failures };
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
  return {
    ...countVitestReport(written, exitCode),
    slowest: slowestOfVitest(written),
    failures: failedOfVitest(written, root),
  };
}

/** Twenty random walks instead of one, unless `FURSA_WALKS` names another number; each prints its seed. */
async function runJourneys(root: string): Promise<Outcome> {
  return await runBrowserTests(root, ['e2e/journeys/'], { FURSA_WALKS: process.env.FURSA_WALKS ?? '20' });
}

async function runBrowserTests(
  root: string,
  files: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const exitCode = await runVisibly(root, 'e2e', 'playwright', ['test', ...files], variables);
  const written = await takeReport(join(root, 'test-results/browser.json'));
  return {
    ...countPlaywrightReport(written, exitCode),
    slowest: slowestOfPlaywright(written),
    failures: failedOfPlaywright(written),
  };
}
