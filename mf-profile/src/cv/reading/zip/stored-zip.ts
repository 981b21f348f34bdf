/**
 * A zip archive of files that are already unpacked and checked, for a reader that takes nothing else. Checksums are left out:
 * they would guard against damage that cannot happen within the same memory.
 */
export function storedZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const entries = [...files].map(([name, bytes]) => ({ name: encoder.encode(name), bytes }));
  const bodySize = entries.reduce((sum, { name, bytes }) => sum + 30 + name.length + bytes.length, 0);
  const directorySize = entries.reduce((sum, { name }) => sum + 46 + name.length, 0);
  const zip = new Uint8Array(bodySize + directorySize + 22);
  const view = new DataView(zip.buffer);
  let body = 0;
  let directory = bodySize;
  for (const { name, bytes } of entries) {
    view.setUint32(body, 0x04034b50, true);
    writeSizes(view, body + 18, name, bytes);
    zip.set(name, body + 30);
    zip.set(bytes, body + 30 + name.length);
    view.setUint32(directory, 0x02014b50, true);
    writeSizes(view, directory + 20, name, bytes);
    view.setUint32(directory + 42, body, true);
    zip.set(name, directory + 46);
    body += 30 + name.length + bytes.length;
    directory += 46 + name.length;
  }
  view.setUint32(directory, 0x06054b50, true);
  view.setUint16(directory + 8, entries.length, true);
  view.setUint16(directory + 10, entries.length, true);
  view.setUint32(directory + 12, directorySize, true);
  view.setUint32(directory + 16, bodySize, true);
  return zip;
}

function writeSizes(view: DataView, at: number, name: Uint8Array, bytes: Uint8Array): void {
  view.setUint32(at, bytes.length, true);
  view.setUint32(at + 4, bytes.length, true);
  view.setUint16(at + 8, name.length, true);
}
