import { afterAll, beforeAll, describe } from 'vitest';
import { describeAccountCalls, describeMyDataCalls } from './account-calls.ts';
import { type Cast, type ContractTarget, register, signInEmployer } from './contract-target.ts';
import { describeEmployerCalls } from './employer-calls.ts';
import { describeFileCalls } from './file-calls.ts';
import { describeFunctionCalls } from './function-calls.ts';
import { describeRowCalls } from './row-calls.ts';
import { describeSearchCalls } from './search-calls.ts';

/**
 * What screens rely on, tried with supabase-js alone, so that it holds for whatever is behind the address. Skipped
 * without a target.
 */
export function describeContract(name: string, target: ContractTarget | undefined): void {
  describe.skipIf(target === undefined)(name, () => {
    let members: Cast | undefined;
    beforeAll(async () => {
      if (target === undefined) throw new Error('There is no target.');
      const [seeker, stranger, employer] = await Promise.all([
        register(target, 'Contract Seeker'),
        register(target, 'Contract Stranger'),
        signInEmployer(target),
      ]);
      members = { target, seeker, stranger, employer };
    });
    afterAll(async () => {
      await members?.seeker.client.rpc('delete_my_account');
      await members?.stranger.client.rpc('delete_my_account');
    });
    const cast = (): Cast => {
      if (members === undefined) throw new Error('Nobody could be signed in.');
      return members;
    };
    describeAccountCalls(cast);
    describeRowCalls(cast);
    describeEmployerCalls(cast);
    describeSearchCalls(cast);
    describeFileCalls(cast);
    describeFunctionCalls(cast);
    describeMyDataCalls(cast);
  });
}
