/**
 * Runs something for one tab of the browser after the other, so that the second finds what the first has stored. Where the browser
 * has no locks (a page without https) it runs at once.
 *
 * @param run is told whether another tab was at it
 */
export async function withLock<Result>(name: string, run: (hasWaited: boolean) => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return run(false);
  const free = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? undefined : { result: await run(false) },
  );
  return (free ?? (await navigator.locks.request(name, async () => ({ result: await run(true) })))).result;
}
