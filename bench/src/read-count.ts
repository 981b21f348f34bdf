import { UsageError } from './bench.ts';

/**
 * What a flag says, as a number from 1 to 999.
 *
 * @throws UsageError
 */
export function readCount(flag: string, typed: string): number {
  if (!/^[1-9]\d{0,2}$/.test(typed)) throw new UsageError(`--${flag} takes a number from 1 to 999, not ${typed}.`);
  return Number(typed);
}
