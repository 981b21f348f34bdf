import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** A test as its runner reports it. `unsteady` is one that failed at its first try and passed at its second. */
export interface ReportedTest {
  /** With its file. */
  readonly title: string;
  readonly outcome: 'passed' | 'unsteady' | 'failed' | 'skipped';
  readonly seconds: number;
  /** What went wrong; empty when nothing did. */
  readonly message: string;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
          tags: z.array(z.string()).default([]),
          meta: z.object({ isUnsteady: z.boolean().optional() }).optional(),
        }),
      ),
    }),
  ),
});

const problem = z.object({ message: z.string().optional() });

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'unsteady', skipped: 'skipped' } as const;

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ duration: z.number(), errors: z.array(problem) })),
    }),
  ),
});

/** A file of Playwright tests, or a group inside of it. */
interface Suite {
  readonly title: string;
  readonly specs: readonly z.infer<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({ suites: z.array(suite), errors: z.array(problem).optional() });

/**
 * The tests of a JSON report of Vitest, which lists those that were left out as skipped. A file that failed although none of its tests did, by a hook or because it did not
 * load, counts as one failed test.
 *
 * @param root folder that the titles name files from
 * @param isChosen whether a test with these tags was to run
 */
export function readVitestReport(
  report: unknown,
  root: string,
  isChosen: (tags: readonly string[]) => boolean = () => true,
): ReportedTest[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const chosen = assertionResults.filter(({ tags }) => isChosen(tags));
    const tests = chosen.map((test) => ({
      title: `${file}: ${test.fullName.trim()}`,
      outcome: outcomeInVitest(test.status, test.meta?.isUnsteady),
      seconds: (test.duration ?? 0) / 1000,
      message: stripVTControlCharacters((test.failureMessages ?? []).join('\n')),
    }));
    const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return isBroken ? [...tests, failedTest(file, message)] : tests;
  });
}

/**
 * The files of which a JSON report of Vitest has no result, or not of each test: the process that ran them ended.
 *
 * @param paths the files that were to run, relative to `root`
 */
export function findLostFiles(report: unknown, root: string, paths: readonly string[]): string[] {
  const whole = new Set(
    vitestReport
      .parse(report)
      .testResults.filter(
        ({ assertionResults }) =>
          assertionResults.length > 0 && assertionResults.every(({ status }) => status !== 'pending'),
      )
      .map(({ name }) => name),
  );
  return paths.filter((path) => !whole.has(`${root}/${path}`));
}

function outcomeInVitest(status: string, isUnsteady = false): ReportedTest['outcome'] {
  if (status === 'passed') return isUnsteady ? 'unsteady' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

/** The tests of a JSON report of Playwright. An error outside of any test counts as one failed test. */
export function readPlaywrightReport(report: unknown): ReportedTest[] {
  const { suites, errors = [] } = playwrightReport.parse(report);
  return [
    ...suites.flatMap((file) => testsIn(file, file.title)),
    ...errors.map(({ message }) => failedTest('outside of any test', message)),
  ];
}

function testsIn({ specs, suites = [] }: Suite, file: string): ReportedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      title: `${file}: ${title}`,
      outcome: outcomes[status],
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      message: stripVTControlCharacters(
        results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
      ),
    })),
  );
  return [...own, ...suites.flatMap((inner) => testsIn(inner, file))];
}

export function passedTest(title: string): ReportedTest {
  return { title, outcome: 'passed', seconds: 0, message: '' };
}

export function failedTest(title: string, message = ''): ReportedTest {
  return { title, outcome: 'failed', seconds: 0, message: stripVTControlCharacters(message) };
}

/** Removes the report of an earlier run, so that a run that writes none is not judged by it. */
export async function removeReport(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
}

export async function readReport(path: string): Promise<unknown> {
  const report: unknown = JSON.parse(await readFile(path, 'utf8'));
  return report;
}
