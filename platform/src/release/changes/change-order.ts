import { ReleaseError } from '../release-error.ts';
import type { ChangeNote } from './change-log.ts';

/** A change by somebody who looked at what is served before: on a page, or as the watcher does. */
export interface ChangeOrder extends ChangeNote {
  /** The version that is to lose or to change its place. When another one is there meanwhile, nothing is changed. */
  readonly expected?: string | undefined;
}

/** @throws ReleaseError when what is there is not what the order is about; to be called under the lock of the release */
export function checkExpected(app: string, present: string, { expected }: ChangeOrder): void {
  if (expected === undefined || expected === present) return;
  throw new ReleaseError(`Somebody was faster: it is ${app} ${present} now, and no longer ${expected}.`);
}
