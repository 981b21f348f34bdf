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

/**
 * Nothing is left today of what a person, or everybody, may send to a provider. The local engine answers in its place and says so;
 * where it cannot, this is a 429 with `Retry-After`.
 */
export class BudgetError extends FunctionError {}

/**
 * Why the local engine answered in place of a provider: nothing is left to spend, or the person has not agreed that what they write
 * about themselves is sent there.
 */
export type LocalReason = 'budget' | 'consent';

/** Name and place of an error. Its message may repeat what people typed, so it stays out. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const place = error.stack?.split('\n').find((line) => /^\s+at /.test(line));
  return `${error.name}${place?.replace(/^\s+/, ' ') ?? ''}`;
}
