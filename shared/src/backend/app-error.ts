import { secondsToWait } from './retry-after.ts';

const transientCodes: ReadonlySet<AppErrorCode> = new Set(['offline', 'timeout', 'unavailable', 'rate-limited']);

/** Whether the same call may succeed a moment later. */
export function isTransient({ code }: { readonly code: AppErrorCode }): boolean {
  return transientCodes.has(code);
}

/** What went wrong, by the backend's codes and never by its words; a screen looks its own text up by this code. */
export type AppErrorCode =
  | 'offline'
  | 'timeout'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  /** What was to be sent is not acceptable, and nothing was sent. */
  | 'invalid-input'
  | 'rate-limited'
  /** An account has a limit for this. The message is for the person: the limit, and what to do. */
  | 'quota-exceeded'
  /** The person keeps as many files as an account may, and none could make room for another. */
  | 'too-many-files'
  | 'invalid-credentials'
  | 'email-not-confirmed'
  | 'weak-password'
  /** The profile of who signs in could not be read. */
  | 'no-profile'
  | 'invalid-response'
  | 'unavailable'
  | 'unknown';

/**
 * Name, and first word of the message, of what our own `fetch` throws when the time is up: the backend's clients fold what
 * `fetch` threw into a message of theirs, so that nothing else of it is left to go by.
 */
export const timeoutErrorName = 'TimeoutError';

/** Instead of what the backend's clients make of it. */
const timeoutMessage = 'no answer in time';

/**
 * Every failure that leaves a `data/` folder. `message` is the backend's own, for where the product passes it through; without a
 * backend's it is for the log, and no screen shows it. Empty where nobody said anything.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  /** Seconds until another try is worth it, where the backend said so with `rate-limited`. */
  readonly retryAfter: number | undefined;

  constructor(code: AppErrorCode, message: string, cause?: unknown, retryAfter?: number) {
    super(message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Codes of Supabase Auth and of PostgREST/PostgreSQL: https://supabase.com/docs/guides/auth/debugging/error-codes */
const codesByBackendCode: ReadonlyMap<string, AppErrorCode> = new Map([
  ['invalid_credentials', 'invalid-credentials'],
  ['email_not_confirmed', 'email-not-confirmed'],
  ['weak_password', 'weak-password'],
  ['over_request_rate_limit', 'rate-limited'],
  ['over_email_send_rate_limit', 'rate-limited'],
  ['session_expired', 'unauthenticated'],
  ['session_not_found', 'unauthenticated'],
  ['bad_jwt', 'unauthenticated'],
  ['PGRST116', 'not-found'],
  ['PGRST301', 'unauthenticated'],
  ['PGRST303', 'unauthenticated'],
  // Ours: the session was ended at the backend before its token ran out; a quota of docs/decisions/067.
  ['PT401', 'unauthenticated'],
  ['FQ001', 'quota-exceeded'],
  ['23505', 'conflict'],
  ['42501', 'forbidden'],
]);

const codesByStatus: Readonly<Record<number, AppErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  429: 'rate-limited',
};

/**
 * Turns whatever the backend client threw or returned into an {@link AppError}. `status` is the HTTP status where the
 * client keeps it beside the error (PostgREST answers do).
 */
export function toAppError(error: unknown, status?: number): AppError {
  if (error instanceof AppError) return error;
  const { code, message, httpStatus } = readError(error);
  if (isTimeout(error)) return new AppError('timeout', timeoutMessage, error);
  const appCode = findCode(code, status ?? httpStatus);
  return new AppError(appCode, message, error, appCode === 'rate-limited' ? secondsToWait() : undefined);
}

/** The clients of rows and accounts fold what `fetch` threw into a message, those of functions and files carry it along. */
function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { message, context, originalError } = { message: '', context: null, originalError: null, ...error };
  const texts = [
    error instanceof Error ? error.message : message,
    nameOf(error),
    nameOf(context),
    nameOf(originalError),
  ];
  return texts.some((text) => typeof text === 'string' && text.startsWith(timeoutErrorName));
}

function nameOf(thrown: unknown): string {
  return thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
}

function findCode(code: string, status: number | undefined): AppErrorCode {
  const known = codesByBackendCode.get(code) ?? (status === undefined ? undefined : codesByStatus[status]);
  if (known !== undefined) return known;
  if (status !== undefined && status >= 500) return 'unavailable';
  if (status === 0 || status === undefined) return navigator.onLine ? 'unavailable' : 'offline';
  return 'unknown';
}

function readError(error: unknown): { code: string; message: string; httpStatus: number | undefined } {
  const fields: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {};
  const isError = error instanceof Error;
  return {
    code: typeof fields.code === 'string' ? fields.code : '',
    message: isError ? error.message : readMessage(error, fields),
    httpStatus: typeof fields.status === 'number' ? fields.status : undefined,
  };
}

function readMessage(error: unknown, fields: Readonly<Record<string, unknown>>): string {
  if (typeof fields.message === 'string') return fields.message;
  return typeof error === 'string' ? error : '';
}
