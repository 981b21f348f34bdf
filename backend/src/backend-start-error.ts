const codes = [
  'data-dir-damaged',
  'data-dir-in-use',
  'data-dir-unwritable',
  'database-damaged',
  'database-unreachable',
  'disk-full',
  'function-settings-wrong',
  'migration-failed',
] as const;
export type BackendStartErrorCode = (typeof codes)[number];

export function isBackendStartErrorCode(code: string): code is BackendStartErrorCode {
  return codes.some((known) => known === code);
}

/** Why the backend did not start. `message` is one line for the person at the terminal: what is wrong and what to do. */
export class BackendStartError extends Error {
  readonly code: BackendStartErrorCode;

  constructor(code: BackendStartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackendStartError';
    this.code = code;
  }
}
