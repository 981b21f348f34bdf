/**
 * The version of everything in `@fursa/shared/contract` and of the shared modules the shell provides.
 *
 * A remote states the range it was built for in its manifest (`contract: '^1.0.0'`); `fursa publish` and the shell
 * refuse a remote whose range does not hold this version. Major: a remote must change. Minor: an addition.
 */
export const contractVersion = '1.20.0';
