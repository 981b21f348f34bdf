import { CvReadError } from '../cv-read-error.ts';
import { limits } from '../limits.ts';
import { inflate, UnpackBudget } from './inflate.ts';

export interface Zip {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** @throws CvReadError `broken` when there is no such entry or it is damaged, `too-large` when it unpacks to too much */
  read(name: string): Promise<Uint8Array<ArrayBuffer>>;
  readText(name: string): Promise<string>;
}

interface Entry {
  readonly method: number;
  readonly packedSize: number;
  readonly localHeader: number;
}

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
/** The end record with the longest comment. */
const endWithin = 22 + 0xffff;
const stored = 0;
const deflated = 8;

/**
 * Reads the directory of a zip archive (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT) and refuses what is too
 * much before anything is unpacked. What is unpacked counts again, as it comes.
 *
 * @throws CvReadError `too-large`, `encrypted`, `broken`
 */
export function openZip(bytes: Uint8Array<ArrayBuffer>): Zip {
  const entries = readDirectory(bytes);
  const budget = new UnpackBudget();
  const read = async (name: string) => {
    const entry = entries.get(name);
    if (entry === undefined) throw new CvReadError('broken');
    const packed = packedBytes(bytes, entry);
    if (entry.method === deflated) return await inflate(packed, 'deflate-raw', budget);
    if (entry.method !== stored) throw new CvReadError('broken');
    budget.spend(packed.length);
    return packed;
  };
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read,
    readText: async (name) => decodeXml(await read(name)),
  };
}

function readDirectory(bytes: Uint8Array<ArrayBuffer>): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  // 0xffff stands for the format of archives beyond 4 GB or 65,535 entries.
  if (count > limits.entries) throw new CvReadError('too-large');
  const entries = new Map<string, Entry>();
  let at = start;
  let unpacked = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== directoryEntry) throw new CvReadError('broken');
    if (view.getUint16(at + 8, true) & 1) throw new CvReadError('encrypted');
    unpacked += view.getUint32(at + 24, true);
    if (unpacked > limits.unpackedBytes) throw new CvReadError('too-large');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.set(name.replaceAll('\\', '/'), {
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      localHeader: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - endWithin); at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  throw new CvReadError('broken');
}

function packedBytes(bytes: Uint8Array<ArrayBuffer>, entry: Entry): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = entry.localHeader;
  if (at + 30 > bytes.length || view.getUint32(at, true) !== localHeader) throw new CvReadError('broken');
  const begin = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (begin + entry.packedSize > bytes.length) throw new CvReadError('broken');
  return bytes.subarray(begin, begin + entry.packedSize);
}

/** Office writes UTF-8; the standard allows UTF-16, which begins with its mark. */
function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
