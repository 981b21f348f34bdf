import { mkdir, writeFile } from 'node:fs/promises';

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

/** Leaves what was measured in `bench/results/<name>.json`. */
export async function writeResults(name: string, results: unknown): Promise<void> {
  await mkdir(resultsFolder, { recursive: true });
  await writeFile(new URL(`${name}.json`, resultsFolder), `${JSON.stringify(results, null, 2)}\n`);
}
