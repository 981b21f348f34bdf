/**
 * Tells texts apart in a few characters, so that what was found for a text need not hold the text. Two FNV-1a hashes of 32 bits:
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0xcbf29ce4];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x01000195);
  }
  return `${text.length}-${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}
