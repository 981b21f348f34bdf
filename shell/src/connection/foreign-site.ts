/** As the address bar writes them. */
const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The host the product is at, when the page is at another one: a copy made to catch passwords, or a forgotten address.
 * Undefined when all is well, also on this very machine, where people build and test.
 *
 * @param siteUrl where people reach the product, as its server says; an installation that does not say is not checked
 */
export function findForeignSite(pageUrl: string, siteUrl: string | undefined): string | undefined {
  if (siteUrl === undefined) return undefined;
  const here = new URL(pageUrl).hostname;
  const site = new URL(siteUrl);
  return here === site.hostname || loopback.test(here) ? undefined : site.host;
}
