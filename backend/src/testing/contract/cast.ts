import type { Account, ContractTarget } from './contract-target.ts';

/** Who takes part. The tests read it while they run; there is nobody before. */
export interface Cast {
  readonly target: ContractTarget;
  readonly seeker: Account;
  readonly stranger: Account;
  readonly employer: Account;
}
