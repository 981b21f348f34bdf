/**
 * The same WebP or JPEG with nothing in it but what makes the pixels: browsers write a colour profile into what they encode, which
 * says no more than what everybody assumes without one. Anything else comes back as it is.
 */
export function stripMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return stripWebp(bytes);
  return start.startsWith('\xff\xd8\xff') ? stripJpeg(bytes) : bytes;
}

/** The one chunk of a still and opaque picture; https://developers.google.com/speed/webp/docs/riff_container */
function stripWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (name === 'ALPH') return bytes;
    if (name === 'VP8 ' || name === 'VP8L') {
      const stripped = new Uint8Array(12 + end - at);
      stripped.set(bytes.subarray(0, 12));
      stripped.set(bytes.subarray(at, end), 12);
      new DataView(stripped.buffer).setUint32(4, stripped.length - 8, true);
      return stripped;
    }
    at = end;
  }
  return bytes;
}

/** Everything but the segments of applications and comments (ITU-T T.81, table B.1), up to where the pixels begin. */
function stripJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + view.getUint16(at + 2);
    // JFIF (0xe0) names the density of the pixels alone, and old readers want it.
    const isMetadata = (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe;
    if (!isMetadata) kept.push(bytes.subarray(at, end));
    at = end;
  }
  kept.push(bytes.subarray(at));
  const stripped = new Uint8Array(kept.reduce((length, part) => length + part.length, 0));
  let to = 0;
  for (const part of kept) {
    stripped.set(part, to);
    to += part.length;
  }
  return stripped;
}
