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
