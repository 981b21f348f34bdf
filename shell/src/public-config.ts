import { type PublicConfig, publicConfigSchema } from '@fursa/shared/contract/registry';

/**
 * The configuration that the server wrote into the page.
 *
 * @throws ZodError when it is broken
 */
export function readPublicConfig(): PublicConfig {
  return publicConfigSchema.parse(JSON.parse(document.getElementById('fursa-config')?.textContent ?? 'null'));
}
