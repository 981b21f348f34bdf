import type { TestBackendAddress } from '@fursa/shared/testing/backend-address';
import type { TestProject } from 'vitest/node';

/**
 * Starts one embedded backend for the whole test run when a browser package is among the selected projects. The projects
 * that run in Node start what they need themselves.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const isNeeded = project.vitest.projects.some((selected) => selected.config.environment === 'jsdom');
  if (!isNeeded) return undefined;
  // Loaded only here, so that a run without browser packages does not pay for a database it does not use.
  const { ofConnection, serveAccounts, startTestBackendWithDatabase } = await import('@fursa/backend/testing');
  const backend = await startTestBackendWithDatabase({ keepMatchesRead: true }, ofConnection);
  const accounts = await serveAccounts(backend.database);
  const { url, publishableKey, secretKey } = backend;
  const address: TestBackendAddress = { url, publishableKey, secretKey, accountsUrl: accounts.url };
  project.provide('backend', address);
  return async () => {
    await accounts.close();
    await backend.close();
  };
}
