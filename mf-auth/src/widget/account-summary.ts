import type { OwnProfile } from '@fursa/shared/contract';
import { measureCompletion } from '@fursa/shared/contract/profile-completion';
import { webAddress } from '@fursa/shared/data';

/** What the widget shows beyond the name. */
export interface AccountSummary {
  readonly avatarUrl: string | undefined;
  /** 0 to 100. */
  readonly completion: number;
}

export function toAccountSummary(profile: OwnProfile): AccountSummary {
  return {
    avatarUrl: webAddress.safeParse(profile.avatarUrl).data,
    completion: measureCompletion(profile).percentage,
  };
}
