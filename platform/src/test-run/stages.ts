import { execFile, spawn } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureChromium } from '../browser/index.ts';
import { type AppName, appNames, buildApps, isFresh } from '../build/index.ts';
import type { Check } from '../checks/check.ts';
import { builtFilesChecks, checks } from '../checks/index.ts';
import { messageOf } from '../release/release-error.ts';
import type { Stage } from './stage.ts';
import { type SuiteName, suiteNames } from './suites.ts';
import {
  failedTest,
  findLostFiles,
  passedTest,
  type ReportedTest,
  readPlaywrightReport,
  readReport,
  readVitestReport,
  removeReport,
} from './test-report.ts';

const run = promisify(execFile);

/** What the tests of the suite `tooling` are about. */
const toolingPaths = [
  'platform/src/checks',
  'platform/src/test-run',
  'platform/template',
  'biome.json',
  'knip.jsonc',
  '.dependency-cruiser.mjs',
];

/** Whether the checks, their settings or the template differ from the branch `main`; true where git cannot tell. */
async function hasToolingChanged(root: string): Promise<boolean> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  for (const branch of ['origin/main', 'main']) {
    try {
      const base = await git('merge-base', 'HEAD', branch);
      const changed = await git('diff', '--name-only', base, '--', ...toolingPaths);
      const added = await git('ls-files', '--others', '--exclude-standard', '--', ...toolingPaths);
      return `${changed}${added}` !== '';
    } catch {
      // No such branch here, as in a shallow clone, or no repository at all.
    }
  }
  return true;
}

/** What `--only` may name besides a suite. */
export const parts = ['checks', 'unit', 'browser', 'journeys'] as const;
export type Part = (typeof parts)[number];

/** The gate, everything, or one of its parts or suites. */
export type Scope = 'gate' | 'all' | Part | SuiteName;

/** The stages of a test run in their order. */
export async function planStages(scope: Scope, root: string): Promise<readonly Stage[]> {
  const filter = await filterOf(scope, root);
  const isPart = parts.some((part) => part === scope);
  const wants = (...names: readonly Part[]) => !isPart || names.some((name) => name === scope);
  // A suite may be in one runner alone.
  const mayBeEmpty = suiteNames.some((name) => name === scope);
  const checking: Stage[] = [{ name: 'checks', run: () => runEach(checks, root) }];
  const building: Stage[] = [
    { name: 'build', run: buildStaleApps },
    { name: 'built files', run: () => runEach(builtFilesChecks, root) },
    { name: 'browser found', run: ensureBrowser },
  ];
  return [
    ...(wants('checks') && !mayBeEmpty ? checking : []),
    ...(wants('unit', 'browser', 'journeys') ? building : []),
    ...(wants('unit') ? [{ name: 'unit', mayBeEmpty, run: () => runUnitTests(root, filter) }] : []),
    ...(wants('browser') ? [{ name: 'browser', mayBeEmpty, run: () => runBrowserTests(root, filter) }] : []),
    ...(scope === 'journeys' || scope === 'all' ? [{ name: 'journeys', run: () => runJourneys(root) }] : []),
  ];
}

/** Which tests of a runner run. */
interface TestFilter {
  /** Only the tests of this suite. */
  readonly only?: SuiteName;
  /** All but the tests of these. */
  readonly leftOut: readonly SuiteName[];
}

async function filterOf(scope: Scope, root: string): Promise<TestFilter> {
  if (scope === 'all') return { leftOut: [] };
  const only = suiteNames.find((name) => name === scope);
  if (only !== undefined) return { only, leftOut: [] };
  const isTooling = await hasToolingChanged(root);
  return { leftOut: suiteNames.filter((name) => name !== 'tooling' || !isTooling) };
}

async function runEach(checks: readonly Check[], root: string): Promise<ReportedTest[]> {
  const tests: ReportedTest[] = [];
  const waiting = [...checks];
  const takeTurns = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { ok, output, warnings = [] } = await check.run(root);
      console.log(`${ok ? 'passed' : 'FAILED'}  ${check.name}`);
      for (const warning of warnings) console.log(`warning: ${warning}`);
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
    const message = messageOf(error);
    console.error(message);
    return failedTest(`build of ${name}`, message);
  }
}

/** Here, because installing one takes minutes on a slow line, and a test that asks for it has seconds. */
async function ensureBrowser(): Promise<ReportedTest[]> {
  console.log(await ensureChromium());
  return [passedTest('browser found')];
}

async function runUnitTests(root: string, { only, leftOut }: TestFilter): Promise<ReportedTest[]> {
  const isLeftOut = (name: SuiteName | undefined) => name !== undefined && leftOut.includes(name);
  const files = (await findTaggedFiles(root)).filter(({ whole, some }) =>
    only === undefined ? !isLeftOut(whole) : whole === only || some.includes(only),
  );
  if (files.length === 0) return [];
  const expression = only ?? leftOut.map((name) => `!${name}`).join(' && ');
  const isChosen = (tags: readonly string[]) =>
    only === undefined ? !leftOut.some((name) => tags.includes(name)) : tags.includes(only);
  const paths = files.map(({ path }) => path);
  const { status, report } = await runVitest(root, paths, expression);
  const tests = readVitestReport(report, root, isChosen);
  const lost =
    status === 0 || tests.some(({ outcome }) => outcome === 'failed') ? [] : findLostFiles(report, root, paths);
  if (lost.length === 0) return withStatus(tests, 'vitest', status);
  // V8 ends a process now and then that has opened many databases: https://github.com/nodejs/node/issues/64500
  console.log(`\nA process of Vitest ended by itself. Its files run once more: ${lost.join(', ')}\n`);
  const again = await runVitest(root, lost, expression);
  const retried = readVitestReport(again.report, root, isChosen).map(
    (test): ReportedTest => (test.outcome === 'passed' ? { ...test, outcome: 'unsteady' } : test),
  );
  const others = tests.filter(({ title }) => !lost.some((file) => title.startsWith(`${file}: `)));
  return withStatus([...others, ...retried], 'vitest', again.status);
}

async function runVitest(
  root: string,
  paths: readonly string[],
  expression: string,
): Promise<{ readonly status: number; readonly report: unknown }> {
  const path = join(root, 'test-results/unit.json');
  await removeReport(path);
  const args = ['run', ...paths, ...(expression === '' ? [] : ['--tags-filter', expression])];
  const status = await runVisibly(root, '.', 'vitest', args);
  return { status, report: await readReport(path) };
}

/**
 * Twenty random walks instead of one, unless `FURSA_WALKS` names another number; each prints its seed. The first seed is chosen here, since
 * every worker of Playwright reads the test file anew and has to find the same titles.
 */
async function runJourneys(root: string): Promise<ReportedTest[]> {
  const { FURSA_WALKS = '20', FURSA_WALK_SEED = `${Date.now() % 1_000_000_000}` } = process.env;
  return await runPlaywright(root, ['e2e/journeys/'], { FURSA_WALKS, FURSA_WALK_SEED });
}

async function runBrowserTests(root: string, { only, leftOut }: TestFilter): Promise<ReportedTest[]> {
  // Its tests run without it, too, in fewer looks.
  const left = leftOut.filter((name) => name !== 'looks');
  const isWithout = left.length === 0 ? [] : ['--grep-invert', `@(${left.join('|')})\\b`];
  const args = only === undefined ? isWithout : ['--grep', `@${only}\\b`, '--pass-with-no-tests'];
  const suites = only === undefined ? suiteNames.filter((name) => !leftOut.includes(name)) : [only];
  return await runPlaywright(root, args, { FURSA_SUITES: suites.join(',') });
}

async function runPlaywright(
  root: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<ReportedTest[]> {
  const path = join(root, 'test-results/browser.json');
  await removeReport(path);
  const status = await runVisibly(root, 'e2e', 'playwright', ['test', ...args], variables);
  return withStatus(readPlaywrightReport(await readReport(path)), 'playwright', status);
}

/** A runner that failed although each of its tests passed, by an error between two tests for example, has failed. */
function withStatus(tests: readonly ReportedTest[], runner: string, status: number): ReportedTest[] {
  const isExplained = status === 0 || tests.some(({ outcome }) => outcome === 'failed');
  return isExplained ? [...tests] : [...tests, failedTest(`${runner} ended with status ${status}`)];
}

/**
 * Runs a test runner of the workspace with its output on this terminal; answers its exit status.
 *
 * @param variables further environment variables of the runner.
 */
function runVisibly(
  root: string,
  folder: string,
  tool: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, folder, 'node_modules/.bin', tool), args, {
      cwd: join(root, folder),
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

interface TaggedFile {
  /** Relative to the repository. */
  readonly path: string;
  /** The suite that all of its tests belong to. */
  readonly whole: SuiteName | undefined;
  /** Suites that some of its tests belong to. */
  readonly some: readonly SuiteName[];
}

/**
 * The files of Vitest's tests with the suites in them. Vitest's own filter of tags loads every file to learn this, which for one
 * suite takes longer than its tests.
 */
export async function findTaggedFiles(root: string): Promise<TaggedFile[]> {
  const files: TaggedFile[] = [];
  for await (const path of glob('*/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['node_modules', '*/node_modules', 'e2e'],
  })) {
    const text = await readFile(join(root, path), 'utf8');
    const isTagged = (name: SuiteName) => new RegExp(`\\btags\\b.*'${name}'`).test(text);
    const whole = suiteNames.find((name) => text.includes(`// @module-tag ${name}\n`));
    files.push({ path, whole, some: suiteNames.filter(isTagged) });
  }
  return files;
}
