import type { RegistryEntry } from '@fursa/shared/contract/registry';
import type { Change } from '../changes/change-log.ts';

/** What a change says of a canary that it ends: nothing where there is none. */
export function endOfCanary(served: RegistryEntry | undefined): Pick<Change, 'canary'> {
  return served?.canary === undefined ? {} : { canary: { from: shareOf(served.canary) } };
}

/** A canary as the history names it. */
export function shareOf({ percent, remote: { version } }: NonNullable<RegistryEntry['canary']>) {
  return { version, percent };
}
