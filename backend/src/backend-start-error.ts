export type BackendStartErrorCode =
  | 'data-dir-in-use'
  | 'data-dir-unwritable'
  | 'database-unreachable'
  | 'function-settings-wrong'
  | 'migration-failed';

/** Why the backend did not start. `message` is one line for the person at the terminal: what is wrong and what to do. */
export class BackendStartError extends Error {
  readonly code: BackendStartErrorCode;

  constructor(code: BackendStartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackendStartError';
    this.code = code;
  }
}
