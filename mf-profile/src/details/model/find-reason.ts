import type { Messages } from '../../messages.ts';

/** Of an `AppError`. */
interface Failure {
  readonly code: string;
  readonly message: string;
}

/** Our own sentence where we have one, else the backend's. */
export function findReason({ code, message }: Failure, reasons: Messages['reasons']): string {
  const byCode: Readonly<Record<string, string>> = reasons;
  // Without a session the backend is asked as a visitor, who may not.
  if (code === 'forbidden' || code === 'not-found') return reasons.unauthenticated;
  return (code !== 'unknown' && byCode[code]) || message || reasons.unknown;
}
