/** What went wrong, by the backend's codes and never by its words; a screen looks its own text up by this code. */
export type AppErrorCode =
  | 'offline'
  | 'timeout'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'rate-limited'
  | 'invalid-credentials'
  | 'email-not-confirmed'
  | 'weak-password'
  | 'invalid-response'
  | 'unavailable'
  | 'unknown';

/** Every failure that leaves a `data/` folder. `message` is the backend's own, for where the product passes it through. */
export class AppError extends Error {
  readonly code: AppErrorCode;

  constructor(code: AppErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'AppError';
    this.code = code;
  }
}

/** Codes of Supabase Auth and of PostgREST/PostgreSQL: https://supabase.com/docs/guides/auth/debugging/error-codes */
const codesByBackendCode: Readonly<Record<string, AppErrorCode>> = {
  invalid_credentials: 'invalid-credentials',
  email_not_confirmed: 'email-not-confirmed',
  weak_password: 'weak-password',
  over_request_rate_limit: 'rate-limited',
  over_email_send_rate_limit: 'rate-limited',
  session_expired: 'unauthenticated',
  session_not_found: 'unauthenticated',
  bad_jwt: 'unauthenticated',
  PGRST116: 'not-found',
  PGRST301: 'unauthenticated',
  PGRST303: 'unauthenticated',
  '23505': 'conflict',
  '42501': 'forbidden',
};

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
  const { code, message, name, httpStatus } = readError(error);
  return new AppError(findCode(code, status ?? httpStatus, name, message), message, error);
}

function findCode(code: string, status: number | undefined, name: string, message: string): AppErrorCode {
  const known = codesByBackendCode[code] ?? (status === undefined ? undefined : codesByStatus[status]);
  if (known !== undefined) return known;
  // PostgREST's client folds what fetch threw into its message, "<name>: <text>": there is no code to go by.
  if (name === 'TimeoutError' || message.startsWith('TimeoutError')) return 'timeout';
  if (status !== undefined && status >= 500) return 'unavailable';
  if (status === 0 || status === undefined) return navigator.onLine ? 'unavailable' : 'offline';
  return 'unknown';
}

function readError(error: unknown): { code: string; message: string; name: string; httpStatus: number | undefined } {
  const fields: Record<string, unknown> = typeof error === 'object' && error !== null ? { ...error } : {};
  const isError = error instanceof Error;
  return {
    code: typeof fields.code === 'string' ? fields.code : '',
    message: isError ? error.message : typeof fields.message === 'string' ? fields.message : String(error),
    name: isError ? error.name : '',
    httpStatus: typeof fields.status === 'number' ? fields.status : undefined,
  };
}
