import type { FailedTest } from './failed-tests.ts';
import type { TimedTest } from './slowest-tests.ts';

/** A part of the test run, and how it is counted. */
export interface Stage {
  readonly name: string;
  run(root: string): Promise<Outcome>;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a stage ends with. */
export interface Outcome extends Counts {
  readonly slowest?: readonly TimedTest[];
  readonly failures?: readonly FailedTest[];
}

export interface StageResult extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

/** Runs a stage. One that breaks off, or in which nothing ran, counts as one failure: silence proves nothing. */
export async function runStage(stage: Stage, root: string, print: (line: string) => void): Promise<StageResult> {
  const start = performance.now();
  const counts = await stage.run(root).catch((error: unknown): Outcome => {
    print(`${stage.name} broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const seconds = (performance.now() - start) / 1000;
  if (counts.passed + counts.failed > 0) return { name: stage.name, ...counts, seconds };
  print(`${stage.name}: no test ran, which counts as a failure.`);
  return { name: stage.name, ...counts, failed: 1, seconds };
}
