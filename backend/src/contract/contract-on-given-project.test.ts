import { describeContract } from '../testing/contract/describe-contract.ts';

const { FURSA_CONTRACT_URL: url, FURSA_CONTRACT_KEY: publishableKey } = process.env;
const isGiven = url !== undefined && publishableKey !== undefined;
if (!isGiven)
  console.info(
    'The contract is tried on a Supabase of yours too when FURSA_CONTRACT_URL and FURSA_CONTRACT_KEY name it.',
  );

describeContract('On the given project', isGiven ? { url: url.replace(/\/$/, ''), publishableKey } : undefined);
