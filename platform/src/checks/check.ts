/** One rule book of the repository, run by `fursa test`. */
export interface Check {
  readonly name: string;
  /** Looks at the repository in the folder `root` and changes nothing in it. */
  run(root: string): Promise<CheckResult>;
}

export interface CheckResult {
  readonly ok: boolean;
  /** For the person who has to mend it: a line per violation with file and rule. */
  readonly output: string;
  /** What is printed and refuses nothing: matters of taste, and what `fursa fix` mends by itself. */
  readonly warnings?: readonly string[];
}

/** The result of a check that has a line for each violation. */
export function reportViolations(violations: readonly string[], warnings: readonly string[] = []): CheckResult {
  const result = { ok: violations.length === 0, output: violations.join('\n') };
  return warnings.length === 0 ? result : { ...result, warnings };
}
