/**
 * Runs something for one tab of the browser after the other, so that the second finds what the first has kept. Where the browser
 * has no locks (Safari before 15.4, a page without https) it runs at once.
 *
 * @param run is told whether another tab was at it
 */
export async function withLock<Result>(name: string, run: (hasWaited: boolean) => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return run(false);
  let isFree = true;
  const first = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock !== null) return { result: await run(false) };
    isFree = false;
    return undefined;
  });
  if (isFree && first !== undefined) return first.result;
  return (await navigator.locks.request(name, async () => ({ result: await run(true) }))).result;
}
