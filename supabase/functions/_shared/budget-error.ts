import { FunctionError } from './function-error.ts';

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
