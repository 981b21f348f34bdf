import { readFile, rm } from 'node:fs/promises';
import * as z from 'zod';
import type { Counts } from './stage.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** What the JSON report of vitest says. A file that did not even load counts as one failure. */
export function countVitestReport(report: unknown, exitCode: number): Counts {
  const parsed = vitestReport.parse(report);
  const broken = parsed.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return withExitCode(exitCode, {
    passed: parsed.numPassedTests,
    failed: parsed.numFailedTests + broken.length,
    skipped: parsed.numPendingTests + parsed.numTodoTests,
  });
}

/** What the JSON report of Playwright says. A test that passed only at its second try failed. */
export function countPlaywrightReport(report: unknown, exitCode: number): Counts {
  const { stats } = playwrightReport.parse(report);
  return withExitCode(exitCode, {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  });
}

/** Reads a report and removes it, so that a run that writes none is not judged by the one before. */
export async function takeReport(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8');
  await rm(path);
  const report: unknown = JSON.parse(text);
  return report;
}

/** A runner that failed although each of its tests passed, by an error between two tests for example, has failed. */
function withExitCode(exitCode: number, counts: Counts): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
