import { type PublicConfig, publicConfigSchema } from './registry.ts';

/**
 * The configuration that the server wrote into the page.
 *
 * @throws ZodError when it is broken
 */
export function readPageConfig(): PublicConfig {
  return publicConfigSchema.parse(JSON.parse(document.getElementById('fursa-config')?.textContent ?? 'null'));
}
