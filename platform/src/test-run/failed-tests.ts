import { stripVTControlCharacters } from 'node:util';
import { readPlaywrightReport, vitestReport } from './test-reports.ts';

/** A test that failed, so that whoever reads the end of a long log knows why. */
export interface FailedTest {
  readonly title: string;
  /** The first lines of the error. */
  readonly message: string;
}

const linesShown = 12;

/** What failed in a JSON report of vitest; a file that did not load stands for its tests. */
export function failedOfVitest(report: unknown, root: string): readonly FailedTest[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    if (status === 'failed' && assertionResults.length === 0) return [{ title: file, message: begin(message) }];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ title: `${file}: ${test.fullName.trim()}`, message: begin(test.failureMessages?.[0]) }));
  });
}

/** What failed in a JSON report of Playwright, and what went wrong outside of any test. */
export function failedOfPlaywright(report: unknown): readonly FailedTest[] {
  const { tests, errors } = readPlaywrightReport(report);
  const failed = tests
    .filter(({ ok }) => !ok)
    .map(({ title, results }) => ({ title, message: begin(results.flatMap((one) => one.errors)[0]?.message) }));
  return [...failed, ...errors.map(({ message }) => ({ title: 'outside of any test', message: begin(message) }))];
}

function begin(message = 'no message'): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return lines
    .filter((line) => !/^ *at .*node_modules/.test(line))
    .slice(0, linesShown)
    .join('\n');
}
