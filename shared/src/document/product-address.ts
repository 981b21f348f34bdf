import { readPublicConfig } from '@fursa/shared/backend';

/** A path of the product as a whole address: of the product's own site where that is configured, or of this page's. */
export function productAddress(path: string): string {
  return (readPublicConfig().siteUrl ?? window.location.origin) + path;
}
