import { afterAll } from 'vitest';
import { describeConfirmation } from '../testing/contract/account-calls.ts';
import { describeContract } from '../testing/contract/describe-contract.ts';
import { startTestBackend } from '../testing/test-backend.ts';

const backend = await startTestBackend({ keepFeedsFresh: true });
const confirming = await startTestBackend({ emailConfirmation: true, seed: false });
afterAll(() => Promise.all([backend.close(), confirming.close()]));

describeContract('On PGlite', backend);
describeConfirmation('On PGlite, confirming addresses', confirming);
