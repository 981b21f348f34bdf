import * as z from 'zod';

/** A test with its time, so that whoever makes the run faster knows where to begin. */
export interface TimedTest {
  readonly title: string;
  readonly seconds: number;
}

const shown = 10;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

interface Suite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({ suites: z.array(suite) });

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
  const { suites } = playwrightReport.parse(report);
  return slowest(suites.flatMap((file) => testsIn(file, file.title)));
}

function testsIn({ specs, suites = [] }: Suite, file: string): TimedTest[] {
  const own = specs.map(({ title, tests }) => ({
    title: `${file}: ${title}`,
    seconds: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000))),
  }));
  return [...own, ...suites.flatMap((inner) => testsIn(inner, file))];
}

function slowest(tests: readonly TimedTest[]): readonly TimedTest[] {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, shown);
}
