/**
 * Why a provider gave no answer: `timeout`, it took too long; `busy`, it limits us; `unavailable`, it cannot be reached or
 * failed; `unreadable`, what came is no answer, is cut off, or is too long.
 */
export type ProviderFault = 'timeout' | 'busy' | 'unavailable' | 'unreadable';

/** The status our own answer carries. 429 is kept for the quota of the person, so a busy provider is 503. */
const statuses: Readonly<Record<ProviderFault, number>> = {
  timeout: 504,
  busy: 503,
  unavailable: 502,
  unreadable: 502,
};

/** The message is for the log: it never holds what was asked or answered. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly fault: ProviderFault;
  /** When a busy provider takes calls again, as far as it said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(fault: ProviderFault, message: string, retryAfterSeconds?: number) {
    super(message);
    this.fault = fault;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return statuses[this.fault];
  }

  /**
   * Whoever waits for an AI has waited long enough: clients of OpenAI repeat a failed call twice unless this header tells
   * them not to.
   */
  get headers(): Record<string, string> {
    const wait = this.retryAfterSeconds;
    return { 'x-should-retry': 'false', ...(wait === undefined ? {} : { 'retry-after': String(wait) }) };
  }
}
