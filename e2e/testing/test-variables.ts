/** Environment variables of every product that a browser test uses. */
export const testVariables = {
  // One visit in ten would fetch a file that others do not.
  FURSA_TELEMETRY_SHARE: '0',
  // A call that a busy machine makes wait has not failed.
  FURSA_DATABASE_TIMEOUT_MS: '120000',
  // `createAccount` names a client of its own for each account: all tests together make more than one address may.
  FURSA_TRUSTED_PROXIES: 'loopback',
};
