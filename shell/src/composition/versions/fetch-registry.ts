import { adoptRegistry } from '../page-registry.ts';
import { registryKeys } from '../signed/registry-keys.ts';
import { isSigned } from '../signed/registry-signature.ts';
import { keepFitting } from './keep-fitting.ts';

/** Milliseconds after which a line that swallows what is sent is given up. */
const readTimeout = 10_000;

/**
 * Reads the live registry, and offers what is newer than the page.
 *
 * @returns whether it could be read
 */
export async function fetchRegistry(): Promise<boolean> {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(readTimeout) });
  if (!response.ok) return false;
  const read: unknown = await response.json();
  // One that nobody may have written changes nothing: the known one goes on serving.
  if (registryKeys !== undefined && !(await isSigned(read, registryKeys))) return false;
  if (adoptRegistry(await keepFitting(read))) {
    // In a chunk that is there anyway: few tabs are open while something is released.
    const { offerNewVersion } = await import(/* webpackChunkName: "legal" */ './offer-new-version.tsx');
    offerNewVersion();
  }
  return true;
}
