/** A text as a 32-bit whole number (FNV-1a over UTF-16 units). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}

/** Two numbers as one; the order counts. */
export function mix(one: number, other: number): number {
  const hash = Math.imul(one ^ (other + 0x9e3779b9 + (one << 6) + (one >>> 2)), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}

/** The place of a feature in a table of `2 ** bits` rows. */
export function bucketOf(hash: number, bits: number): number {
  return Math.imul(hash, 0xc2b2ae35) >>> (32 - bits);
}
