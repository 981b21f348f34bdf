/** The command was typed wrongly: its message is the one line to show. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
