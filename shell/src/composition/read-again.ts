import type { AppErrorCode } from '@fursa/shared/backend';

/** What may be over a moment later. Anything else would get the same answer again, and the person waits for it. */
const passing: ReadonlySet<unknown> = new Set<AppErrorCode>([
  'offline',
  'timeout',
  'unavailable',
  'invalid-response',
  'unknown',
]);

/** Reads are tried twice. By the code of the error, and not by its class, whose module this need not fetch. */
export function isReadAgain(failures: number, error: Error): boolean {
  return failures < 1 && (!('code' in error) || passing.has(error.code));
}

/** Milliseconds, between half a second and one and a half: a backend that comes back is not asked by everybody at once. */
export function readAgainDelay(): number {
  return 500 + Math.random() * 1_000;
}
