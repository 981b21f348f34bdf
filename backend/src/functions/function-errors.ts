/** A call that waited or took longer than it may; a thread it ran in is gone. */
export class FunctionTimeoutError extends Error {
  override readonly name = 'FunctionTimeoutError';
}

/**
 * A call that ended because its thread ended, or without a cause because the product stops or nobody waits any more. It may have
 * been carried out.
 */
export class FunctionInterruptedError extends Error {
  override readonly name = 'FunctionInterruptedError';
}
