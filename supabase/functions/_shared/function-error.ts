/** An answer other than success, on purpose: its message is shown to people. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }

  /** `{ "error": message }`, the shape of every failure of every function. */
  toResponse(): Response {
    return Response.json({ error: this.message }, { status: this.status, headers: this.headers });
  }
}
