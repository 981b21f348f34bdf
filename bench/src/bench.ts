import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

const resultsFolder = new URL('../results/', import.meta.url);

/** The command was typed wrongly: its message is the one line to show. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A measurement that `bench <name>` runs. */
export interface Bench {
  readonly name: string;
  /** The name with its flags, as one types it. */
  readonly usage: string;
  readonly summary: string;
  /** @throws UsageError when the flags are wrong. */
  run(args: readonly string[]): Promise<void>;
}

/** What a bench says on the way: on stderr, since stdout is for its table. */
export function tell(line: string): void {
  console.error(line);
}

/**
 * What a flag says, as a number from 1 to 999.
 *
 * @throws UsageError
 */
export function readCount(flag: string, typed: string): number {
  if (!/^[1-9]\d{0,2}$/.test(typed)) throw new UsageError(`--${flag} takes a number from 1 to 999, not ${typed}.`);
  return Number(typed);
}

/** `--runs <number>`, for a bench that takes nothing else. */
export function readRuns(args: readonly string[], usual: number): number {
  const { values } = parseArgs({ args: [...args], options: { runs: { type: 'string', default: String(usual) } } });
  return readCount('runs', values.runs);
}

/** Leaves what was measured in `bench/results/<name>.json`. */
export async function writeResults(name: string, results: unknown): Promise<void> {
  await mkdir(resultsFolder, { recursive: true });
  await writeFile(new URL(`${name}.json`, resultsFolder), `${JSON.stringify(results, null, 2)}\n`);
}
