/** A release step that was refused. `message` is one line for the person at the terminal: what is wrong, what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

/** What was thrown, as a text for a line of output. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
