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
