import { FunctionError } from './function-error.ts';

/**
 * Nothing is left today of what a person, or everybody, may send to a provider. The local engine answers in its place and says so;
 * where it cannot, this is a 429 with `Retry-After`.
 */
export class BudgetError extends FunctionError {}

/** Why the local engine answered in place of a provider. */
export type LocalReason = 'budget';
