import { inject } from 'vitest';
import { configureBackend } from '../backend/index.ts';
import type { TestBackendAddress } from './backend-address.ts';

/**
 * Points the page at the embedded backend of this test run. All tests share it: a test that writes signs up an account
 * of its own.
 */
export function connectTestBackend(): void {
  const { url, publishableKey } = testBackend();
  configureBackend({ version: 'test', supabaseUrl: url, supabasePublishableKey: publishableKey });
}

/** Where the embedded backend of this test run is. */
export function testBackend(): TestBackendAddress {
  return inject('backend');
}
