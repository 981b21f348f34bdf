import { failedTest, type ReportedTest } from './test-report.ts';

/** A part of the test run. */
export interface Stage {
  readonly name: string;
  /** Whether it may find no test to run. */
  readonly mayBeEmpty?: boolean;
  run(): Promise<readonly ReportedTest[]>;
}

export interface StageResult {
  readonly name: string;
  readonly tests: readonly ReportedTest[];
  readonly seconds: number;
}

/** Runs a stage. One that breaks off, or in which nothing ran, counts as one failure: silence proves nothing. */
export async function runStage({ name, mayBeEmpty = false, run }: Stage): Promise<StageResult> {
  const start = performance.now();
  const tests = await run().catch((error: unknown) => [
    failedTest(`${name} broke off`, error instanceof Error ? (error.stack ?? error.message) : String(error)),
  ]);
  const hasRun = mayBeEmpty || tests.some(({ outcome }) => outcome !== 'skipped');
  return {
    name,
    tests: hasRun ? tests : [...tests, failedTest(`${name}: no test ran, which counts as a failure.`)],
    seconds: (performance.now() - start) / 1000,
  };
}

export function hasFailed({ tests }: StageResult): boolean {
  return tests.some(({ outcome }) => outcome === 'failed');
}
