const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/**
 * 64 bits that stand for a text: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/. It keeps no secret from somebody who
 * guesses the text; of a random user id nobody can.
 */
export function fingerprint(text: string): string {
  let hash = offset;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime);
  return hash.toString(16).padStart(16, '0');
}
