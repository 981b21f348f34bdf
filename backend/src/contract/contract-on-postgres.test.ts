// @module-tag postgres
import { afterAll } from 'vitest';
import { openEmptyDatabase } from '../postgres/open-empty-database.ts';
import { postgresMissing } from '../postgres/start-temporary-postgres.ts';
import { describeConfirmation } from '../testing/contract/account-calls.ts';
import { describeContract } from '../testing/contract/describe-contract.ts';
import { startTestBackend } from '../testing/test-backend.ts';

const database = await openEmptyDatabase();
if (database === undefined) console.warn(`The contract is not tried on PostgreSQL. ${postgresMissing}`);
// Two fronts over one database, as a host with several processes has them.
const backend = database && (await startTestBackend({ databaseUrl: database.url, keepFeedsFresh: true }));
const confirming = database && (await startTestBackend({ databaseUrl: database.url, emailConfirmation: true }));
afterAll(async () => {
  await Promise.all([backend?.close(), confirming?.close()]);
  await database?.close();
});

describeContract('On PostgreSQL', backend);
describeConfirmation('On PostgreSQL, confirming addresses', confirming);
