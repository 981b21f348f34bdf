import type { Environment } from './read-environment.ts';

const loopbackHosts = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;
/** Listening at these, the product is reached by every address of the machine, loopback among them. */
const everyAddress = /^(0\.0\.0\.0|::)$/;

/** Prints the line that everybody waits for and, where others get here as well, what is off for them. */
export function announceReady(line: string, environment: Environment, address: string): void {
  console.log(line);
  const off = describeLocalOnly(environment, new URL(address).port);
  if (off !== undefined) console.log(off);
}

/**
 * The line that says what people elsewhere do not have, and how to have it; `undefined` when nobody elsewhere gets here, or
 * when it is not there for anybody.
 */
export function describeLocalOnly(environment: Environment, port: string): string | undefined {
  const { host, siteUrl, isProduction, supabase } = environment;
  if (isProduction || supabase !== undefined) return undefined;
  const isPublished = siteUrl !== undefined && !loopbackHosts.test(new URL(siteUrl).hostname);
  const isReachedHere = loopbackHosts.test(host);
  if (isReachedHere && !isPublished) return undefined;
  const remedy =
    isReachedHere || everyAddress.test(host)
      ? `use them on this machine at http://localhost:${port}`
      : 'to use them on this machine, start with HOST=localhost or HOST=0.0.0.0';
  return `Off for callers from elsewhere: /dev/mail and the demo accounts; ${remedy}. NODE_ENV=production removes both altogether.`;
}
