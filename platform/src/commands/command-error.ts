/** A command that cannot go on for a reason the person at the terminal can do something about: `message` says what. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Arguments that are not understood; the command's usage is shown with it. */
export class UsageError extends CommandError {}
