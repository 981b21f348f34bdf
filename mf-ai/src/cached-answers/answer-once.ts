/** Milliseconds. */
const [maxDelay, step] = [1_000, 50];

export interface AnswerSource<Answer> {
  /** What was stored after this moment, in milliseconds since 1970. */
  readonly findStored: (since: number) => Answer | undefined;
  /** Asks, and stores the answer. */
  readonly ask: () => Promise<Answer>;
}

/** Two tabs that ask for the same at once make one call: the second finds what the first has stored. */
export function answerOnce<Answer>(name: string, { findStored, ask }: AnswerSource<Answer>): Promise<Answer> {
  const pressedAt = Date.now();
  return withLock(
    name,
    async (hasWaited) => (hasWaited ? await waitForStored(findStored, pressedAt) : undefined) ?? ask(),
  );
}

/**
 * What the other tab stored may reach this one later than the lock does: tabs are processes of their own, and each has its view of
 * the storage (https://html.spec.whatwg.org/multipage/webstorage.html#introduction-16). Without an answer the other one failed.
 */
async function waitForStored<Answer>(
  findStored: (since: number) => Answer | undefined,
  since: number,
): Promise<Answer | undefined> {
  for (let waited = 0; waited <= maxDelay; waited += step) {
    const found = findStored(since);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, step));
  }
  return undefined;
}

/**
 * Runs something for one tab of the browser after the other, so that the second finds what the first has stored. Where the browser
 * has no locks (a page without https) it runs at once.
 *
 * @param run is told whether another tab was at it
 */
async function withLock<Result>(name: string, run: (hasWaited: boolean) => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return run(false);
  const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : { result: await run(false) },
  );
  return (free ?? (await navigator.locks.request(name, async () => ({ result: await run(true) })))).result;
}
