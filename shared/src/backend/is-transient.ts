import type { AppErrorCode } from './app-error.ts';

const transientCodes: ReadonlySet<AppErrorCode> = new Set(['offline', 'timeout', 'unavailable', 'rate-limited']);

/** Whether the same call may succeed a moment later. */
export function isTransient({ code }: { readonly code: AppErrorCode }): boolean {
  return transientCodes.has(code);
}
