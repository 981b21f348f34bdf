/** What one check found of a build that somebody wants to release. */
export interface CheckResult {
  readonly name: string;
  /** One line each; none when the check holds. */
  readonly faults: readonly string[];
  /** What is worth knowing and stops nobody. */
  readonly notes?: readonly string[];
  readonly milliseconds: number;
}

/** Runs one check. What it throws as an error of the release is a fault it found. */
export async function runCheck(
  name: string,
  isFault: (error: unknown) => error is Error,
  check: () => Promise<readonly string[] | CheckFindings> | readonly string[] | CheckFindings,
): Promise<CheckResult> {
  const start = performance.now();
  const elapsed = () => Math.round(performance.now() - start);
  try {
    const found = await check();
    const { faults, notes } = 'faults' in found ? found : { faults: found, notes: [] };
    return { name, faults, milliseconds: elapsed(), ...(notes.length === 0 ? {} : { notes }) };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { name, faults: [error.message], milliseconds: elapsed() };
  }
}

export interface CheckFindings {
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}
