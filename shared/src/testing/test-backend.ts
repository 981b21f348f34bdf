import { inject } from 'vitest';

/** The embedded backend that serves the tests of the browser packages, over real HTTP and filled with the seed. */
export interface TestBackendAddress {
  readonly url: string;
  readonly publishableKey: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly backend: TestBackendAddress;
  }
}

/**
 * Where the backend of this test run is. All tests share it: a test that writes signs up an account of its own.
 */
export function testBackend(): TestBackendAddress {
  return inject('backend');
}
