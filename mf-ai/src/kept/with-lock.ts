/**
 * Runs something for one tab of the browser after the other, so that the second finds what the first has kept. Where the browser
 * has no locks (Safari before 15.4, a page without https) it runs at once.
 */
export function withLock<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return run();
  return navigator.locks.request(name, run) as Promise<Result>;
}
