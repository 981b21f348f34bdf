/** A command that cannot go on for a reason the person at the terminal can do something about: `message` says what. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Arguments that are not understood; the command's usage is shown with it. */
export class UsageError extends CommandError {}

/** An option of a command. Without `value` it is there or not. */
export interface CommandOption {
  /** What stands behind it, as the usage shows it: `"<reason>"`. */
  readonly value?: string;
  /** The same in the middle of a sentence: `--force needs a reason`. */
  readonly needs?: string;
  readonly summary: string;
}

export type TargetUse = 'changes' | 'reads';

/** A command as one types it, and where it is. The usage, the help and the reading of what was typed all come from here. */
export interface CommandSpec {
  /** What it does, as one line that goes on after its name. */
  readonly summary: string;
  /** What the words behind the command are: `<app> [version]`. */
  readonly words?: string;
  /** How many of them there may be; none unless told. */
  readonly count?: { readonly least: number; readonly most: number };
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** For what works on a release, wherever that is: whether it changes it. It may depend on the words. */
  readonly target?: TargetUse | ((words: readonly string[]) => TargetUse | undefined);
  /** Whether `--json` gives what it found as one object. */
  readonly json?: true;
  /** What the help of this command says below its options. */
  readonly details?: readonly string[];
  /** Loads when it is asked for: `rollback` must not wait for a compiler. */
  readonly load: () => Promise<RunCommand>;
}

/** What was typed behind the name of a command. */
export interface CommandCall {
  /** The command with its words and options, for messages. */
  readonly usage: string;
  readonly words: readonly string[];
  has(option: string): boolean;
  value(option: string): string | undefined;
  /** One line of what goes on, for whoever waits. With `--json` it goes to stderr: stdout is for the object alone. */
  say(line: string): void;
}

export interface CommandOutcome {
  /** 0 unless told. */
  readonly status?: number;
  /** What people read in the end. */
  readonly lines?: readonly string[];
  /** What programs read, with `--json`. */
  readonly data?: object;
}

export type RunCommand = (call: CommandCall) => Promise<CommandOutcome>;

/** The exit statuses of every command. */
export const exitStatus = { done: 0, refused: 1, misunderstood: 2 } as const;
