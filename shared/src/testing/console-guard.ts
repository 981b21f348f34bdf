type Level = 'error' | 'warn';

interface ExpectedOutput {
  readonly pattern: RegExp;
  hits: number;
}

const levels: readonly Level[] = ['error', 'warn'];
const unexpected: string[] = [];
const expected: ExpectedOutput[] = [];
let restore: () => void = () => undefined;

/**
 * From here to the end of the test, output of `console.error` and `console.warn` that matches is taken as part of what
 * the test shows. The test fails when nothing matched.
 */
export function expectConsoleOutput(pattern: RegExp): void {
  expected.push({ pattern, hits: 0 });
}

/** Takes `console.error` and `console.warn` over; `verifyConsole` gives them back. */
export function watchConsole(): void {
  const originals = levels.map((level) => [level, console[level]] as const);
  for (const level of levels) {
    console[level] = (...values: readonly unknown[]) => {
      if (!isAnswerOfItsOwnTime(values)) record(level, values.map(describe).join(' '));
    };
  }
  restore = () => {
    for (const [level, original] of originals) console[level] = original;
  };
}

/**
 * React says this of an update that a test does not wait for at that moment. Here answers come from a real backend, when they come:
 * between two lines of a test as well, and on a busy machine more often. Nothing is wrong then.
 */
function isAnswerOfItsOwnTime([message]: readonly unknown[]): boolean {
  return typeof message === 'string' && /^An update to .* inside a test was not wrapped in act/.test(message);
}

/** Gives the console back. Throws when something was printed that no test expected, or expected output never came. */
export function verifyConsole(): void {
  restore();
  const noise = unexpected.splice(0);
  const missing = expected.splice(0).filter(({ hits }) => hits === 0);
  if (noise.length > 0) throw new Error(`Unexpected console output:\n${noise.join('\n')}`);
  if (missing.length > 0) {
    throw new Error(`Expected console output never came: ${missing.map(({ pattern }) => pattern).join(', ')}`);
  }
}

function record(level: Level, message: string): void {
  const match = expected.find(({ pattern }) => pattern.test(message));
  if (match) match.hits += 1;
  else unexpected.push(`console.${level}: ${message}`);
}

function describe(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}
