/** The embedded backend that serves the tests of the browser packages, over real HTTP and filled with the seed. */
export interface TestBackendAddress {
  readonly url: string;
  readonly publishableKey: string;
  /** Opens everything at this backend, which ends with the test run: for what no person of the product can do. */
  readonly secretKey: string;
  /** Where a POST with name, email and password makes an account, past the registration. */
  readonly accountsUrl: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly backend: TestBackendAddress;
  }
}
