import * as z from 'zod';

/** What is read of a JSON report of vitest: its files, and their tests with milliseconds. */
export const vitestReport = z.object({
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
        }),
      ),
    }),
  ),
});

const problem = z.object({ message: z.string().optional() });
const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number(), errors: z.array(problem) })) })),
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

/** One test of a JSON report of Playwright. */
export interface PlaywrightTest {
  /** With its file. */
  readonly title: string;
  readonly ok: boolean;
  /** Of its tries: milliseconds, and what went wrong. */
  readonly results: readonly { readonly duration: number; readonly errors: readonly z.infer<typeof problem>[] }[];
}

/** Every test of a JSON report of Playwright, and what went wrong outside of any. */
export function readPlaywrightReport(report: unknown): {
  readonly tests: readonly PlaywrightTest[];
  readonly errors: readonly z.infer<typeof problem>[];
} {
  const { suites, errors = [] } = playwrightReport.parse(report);
  return { tests: suites.flatMap((file) => testsIn(file, file.title)), errors };
}

function testsIn({ specs, suites = [] }: Suite, file: string): PlaywrightTest[] {
  const own = specs.map(({ title, ok, tests }) => ({
    title: `${file}: ${title}`,
    ok,
    results: tests.flatMap(({ results }) => results),
  }));
  return [...own, ...suites.flatMap((inner) => testsIn(inner, file))];
}
