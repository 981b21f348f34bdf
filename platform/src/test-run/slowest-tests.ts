import { readPlaywrightReport, vitestReport } from './test-reports.ts';

/** A test with its time, so that whoever makes the run faster knows where to begin. */
export interface TimedTest {
  readonly title: string;
  readonly seconds: number;
}

const shown = 10;

/** The ten slowest tests of a JSON report of vitest. */
export function slowestOfVitest(report: unknown): readonly TimedTest[] {
  const { testResults } = vitestReport.parse(report);
  return slowest(
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ title: fullName.trim(), seconds: (duration ?? 0) / 1000 })),
    ),
  );
}

/** The ten slowest tests of a JSON report of Playwright, each with its file. */
export function slowestOfPlaywright(report: unknown): readonly TimedTest[] {
  return slowest(
    readPlaywrightReport(report).tests.map(({ title, results }) => ({
      title,
      seconds: Math.max(0, ...results.map(({ duration }) => duration / 1000)),
    })),
  );
}

function slowest(tests: readonly TimedTest[]): readonly TimedTest[] {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, shown);
}
