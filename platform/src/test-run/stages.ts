import { join } from 'node:path';
import { proveWeaknesses } from '../abuse/prove-weaknesses.ts';
import { ensureChromium } from '../browser/index.ts';
import { type AppName, appNames, buildApps, isFresh } from '../build/index.ts';
import { builtFilesChecks } from '../checks/built-files/index.ts';
import type { Check } from '../checks/check.ts';
import { checks } from '../checks/index.ts';
import { runVisibly } from './run-visibly.ts';
import type { Stage } from './stage.ts';
import {
  failedTest,
  passedTest,
  type ReportedTest,
  readPlaywrightReport,
  readReport,
  readVitestReport,
  removeReport,
} from './test-report.ts';

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

async function runEach(checks: readonly Check[], root: string): Promise<ReportedTest[]> {
  const tests: ReportedTest[] = [];
  const waiting = [...checks];
  const takeTurns = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { ok, output } = await check.run(root);
      console.log(`${ok ? 'passed' : 'FAILED'}  ${check.name}`);
      if (!ok) console.log(`${output}\n`);
      tests.push(ok ? passedTest(check.name) : failedTest(check.name, output));
    }
  };
  // Most of them use one processor.
  await Promise.all([takeTurns(), takeTurns()]);
  return tests;
}

/** Each app counts as one: a product that does not build has failed. */
async function buildStaleApps(): Promise<ReportedTest[]> {
  const tests: ReportedTest[] = [];
  for (const name of appNames) tests.push(await buildVisibly(name));
  return tests;
}

async function buildVisibly(name: AppName): Promise<ReportedTest> {
  try {
    if (!(await isFresh(name))) await buildApps([name]);
    return passedTest(`build of ${name}`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return failedTest(`build of ${name}`, message);
  }
}

/** Here, because installing one takes minutes on a slow line, and a test that asks for it has seconds. */
async function ensureBrowser(): Promise<ReportedTest[]> {
  console.log(await ensureChromium());
  return [passedTest('browser found')];
}

async function runUnitTests(root: string): Promise<ReportedTest[]> {
  const path = join(root, 'test-results/unit.json');
  await removeReport(path);
  const status = await runVisibly(root, '.', 'vitest', ['run']);
  return withStatus(readVitestReport(await readReport(path), root), 'vitest', status);
}

/** Twenty random walks instead of one, unless `FURSA_WALKS` names another number; each prints its seed. */
async function runJourneys(root: string): Promise<ReportedTest[]> {
  return await runBrowserTests(root, ['e2e/journeys/'], { FURSA_WALKS: process.env.FURSA_WALKS ?? '20' });
}

async function runBrowserTests(
  root: string,
  files: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<ReportedTest[]> {
  const path = join(root, 'test-results/browser.json');
  await removeReport(path);
  const status = await runVisibly(root, 'e2e', 'playwright', ['test', ...files], variables);
  return withStatus(readPlaywrightReport(await readReport(path)), 'playwright', status);
}

/** A runner that failed although each of its tests passed, by an error between two tests for example, has failed. */
function withStatus(tests: readonly ReportedTest[], runner: string, status: number): ReportedTest[] {
  const isExplained = status === 0 || tests.some(({ outcome }) => outcome === 'failed');
  return isExplained ? [...tests] : [...tests, failedTest(`${runner} ended with status ${status}`)];
}
