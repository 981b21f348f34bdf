import { deviceStorage } from '@fursa/shared/contract';
import type { Canary } from '@fursa/shared/contract/registry';

/** A random number of 32 bits, made when there is a canary for the first time. It is sent nowhere. */
const visitorKey = 'fursa-canary-visitor';

/** Whether this visitor is among those who get a canary: the same at each visit, and another draw for each version. */
export function isInCanary({ percent, remote: { name, version } }: Canary): boolean {
  if (deviceStorage.getItem(visitorKey) === null) {
    deviceStorage.setItem(visitorKey, crypto.getRandomValues(new Uint32Array(1)).join());
  }
  // In memory alone the draw would be another at each visit.
  if (!deviceStorage.isLasting(visitorKey)) return false;
  return drawShare(`${deviceStorage.getItem(visitorKey)} ${name} ${version}`) < percent / 100;
}

/**
 * A number from 0 to 1, spread evenly over texts: FNV-1a, and the last step of MurmurHash3, which mixes texts that differ in
 * their last letters.
 *
 * @see https://www.isthe.com/chongo/tech/comp/fnv/
 */
export function drawShare(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
