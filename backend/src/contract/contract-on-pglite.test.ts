import { afterAll } from 'vitest';
import { describeConfirmation } from '../test-support/contract/confirmation-calls.ts';
import { describeContract } from '../test-support/contract/describe-contract.ts';
import { startTestBackend } from '../testing.ts';

const backend = await startTestBackend();
const confirming = await startTestBackend({ emailConfirmation: true, seed: false });
afterAll(() => Promise.all([backend.close(), confirming.close()]));

describeContract('On PGlite', backend);
describeConfirmation('On PGlite, confirming addresses', confirming);
