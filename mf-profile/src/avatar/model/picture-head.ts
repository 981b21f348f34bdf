/** Why a file cannot become a picture of a profile. */
export type PictureProblem = 'empty' | 'too-many-bytes' | 'svg' | 'no-picture' | 'too-many-pixels' | 'broken' | 'heic';

export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, cause?: unknown) {
    super(`The picture was refused: ${problem}`, { cause });
    this.name = 'PictureError';
    this.problem = problem;
  }
}

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** What the first bytes of a picture say. Width and height are in pixels, as stored: before any rotation. */
export interface PictureHead {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
}

/** Bytes. A camera of 50 megapixels writes less. */
export const maxBytes = 20 * 1024 * 1024;

/** Unpacked, a pixel takes four bytes: a phone has no memory for more. */
const maxPixels = 52_000_000;

/**
 * Kind and size of a picture by its content, without unpacking it: neither the name nor the type of a file says what it is.
 *
 * @throws PictureError
 */
export function readPictureHead(bytes: Uint8Array): PictureHead {
  if (bytes.length === 0) throw new PictureError('empty');
  if (bytes.length > maxBytes) throw new PictureError('too-many-bytes');
  const kind = findKind(bytes);
  const size = readSize(kind, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (size === undefined || size.width < 1 || size.height < 1) throw new PictureError('broken');
  if (size.width * size.height > maxPixels) throw new PictureError('too-many-pixels');
  return { kind, ...size };
}

function findKind(bytes: Uint8Array): PictureKind {
  const start = textAt(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF[\s\S]{4}WEBP$/.test(start)) return 'webp';
  if (start.slice(4, 8) === 'ftyp') {
    // The main brand, and those that the file works with.
    const brands = textAt(bytes, 8, 32);
    if (/avif|avis/.test(brands)) return 'avif';
    if (/hei[cxms]|hev[cxms]|mif1/.test(brands)) return 'heic';
  }
  const isSvg = /<svg[\s/>]|<!DOCTYPE svg/i.test(textAt(bytes, 0, 4096));
  throw new PictureError(isSvg ? 'svg' : 'no-picture');
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function readSize(kind: PictureKind, view: DataView): Size | undefined {
  try {
    switch (kind) {
      case 'jpeg':
        return readJpegSize(view);
      case 'png':
        return { width: view.getUint32(16), height: view.getUint32(20) };
      case 'gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
      case 'webp':
        return readWebpSize(view);
      default:
        return readBoxedSize(view);
    }
  } catch (error) {
    // Past the end of the file: it was cut short.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The first start of a frame (ITU-T T.81, table B.1), past everything that a camera writes before it. */
function readJpegSize(view: DataView): Size | undefined {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Any number of these may fill the space before a marker.
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else if (marker === 0xda || marker === 0xd9) return undefined;
    else at += 2 + view.getUint16(at + 2);
  }
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebpSize(view: DataView): Size | undefined {
  const first = view.getUint32(12);
  if (first === fourLetters('VP8 ')) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (first === fourLetters('VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (first !== fourLetters('VP8X')) return undefined;
  return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(27, true) & 0xffffff) + 1 };
}

/** The largest of the sizes (box `ispe`) that an AVIF or HEIC names: a large picture is put together of small ones. */
function readBoxedSize(view: DataView): Size | undefined {
  const ispe = fourLetters('ispe');
  const end = Math.min(view.byteLength - 16, 256 * 1024);
  let largest: Size | undefined;
  for (let at = 0; at <= end; at += 1) {
    if (view.getUint32(at) !== ispe) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (largest === undefined || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

function fourLetters(text: string): number {
  return [...text].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0);
}

function textAt(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}
