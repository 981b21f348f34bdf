import type { StageResult } from './stage.ts';
import type { ReportedTest } from './test-report.ts';

const shownSlowest = 20;
const shownLines = 12;

/**
 * The end of a test run: the slowest tests, what was unsteady or failed, a table of the stages. Its last line is what scripts
 * read: `N passed, N failed`.
 *
 * @param notRun names of the stages that a failure before them left out
 */
export function formatSummary(results: readonly StageResult[], notRun: readonly string[] = []): string {
  const tests = results.flatMap((result) => result.tests);
  return [
    '',
    ...slowestLines(tests),
    ...ofOutcome(tests, 'unsteady').flatMap((test) => describe('unsteady: ', test)),
    ...failureLines(tests),
    '',
    ...tableLines(results),
    ...(notRun.length === 0 ? [] : [`not run after the failure: ${notRun.join(', ')}`]),
    '',
    `${ofOutcome(tests, 'unsteady').length} unsteady`,
    closingLine(tests),
  ].join('\n');
}

function slowestLines(tests: readonly ReportedTest[]): string[] {
  const slowest = tests
    .filter(({ seconds }) => seconds >= 1)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shownSlowest);
  if (slowest.length === 0) return [];
  return [
    'the slowest tests',
    ...slowest.map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`),
    '',
  ];
}

export function failureLines(tests: readonly ReportedTest[]): string[] {
  return ofOutcome(tests, 'failed').flatMap((test) => describe('FAILED  ', test));
}

/** The test with the beginning of its error, as far as it names our own code. */
function describe(mark: string, { title, message }: ReportedTest): string[] {
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return [mark + title, ...lines.slice(0, shownLines).map((line) => `    ${line}`)];
}

function tableLines(results: readonly StageResult[]): string[] {
  const rows = results.map(({ name, tests, seconds }) => [
    name,
    String(countPassed(tests)),
    String(ofOutcome(tests, 'failed').length),
    String(ofOutcome(tests, 'skipped').length),
    seconds.toFixed(1),
  ]);
  const table = [['stage', 'passed', 'failed', 'skipped', 'seconds'], ...rows];
  return table.map(([name = '', ...figures]) => name.padEnd(13) + figures.map((f) => f.padStart(9)).join(''));
}

/** What scripts read. */
export function closingLine(tests: readonly ReportedTest[]): string {
  const skipped = ofOutcome(tests, 'skipped').length;
  const counts = `${countPassed(tests)} passed, ${ofOutcome(tests, 'failed').length} failed`;
  return skipped === 0 ? counts : `${counts}, ${skipped} skipped`;
}

/** What passed at its second try has passed. */
function countPassed(tests: readonly ReportedTest[]): number {
  return ofOutcome(tests, 'passed').length + ofOutcome(tests, 'unsteady').length;
}

function ofOutcome(tests: readonly ReportedTest[], wanted: ReportedTest['outcome']): ReportedTest[] {
  return tests.filter(({ outcome }) => outcome === wanted);
}
