// @vitest-environment node
import { expect, test } from 'vitest';
import { maxBytes, PictureError, readPictureHead } from './picture-head.ts';

const latin = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const u16 = (value: number) => [value >>> 8, value & 255];
const small = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (value >>> (8 * index)) & 255);
const zeros = (count: number) => new Array<number>(count).fill(0);

const png = (width: number, height: number) => [
  ...latin('\x89PNG\r\n\x1a\n'),
  ...u32(13),
  ...latin('IHDR'),
  ...u32(width),
  ...u32(height),
];
const segment = (marker: number, body: readonly number[]) => [0xff, marker, ...u16(body.length + 2), ...body];
const frame = (width: number, height: number) => [8, ...u16(height), ...u16(width), 3];
const jpeg = (width: number, height: number, marker = 0xc0) => [
  ...[0xff, 0xd8],
  ...segment(0xe1, [...latin('Exif\0\0'), ...zeros(60_000)]),
  ...segment(0xc4, zeros(20)),
  ...[0xff, 0xff],
  ...segment(marker, frame(width, height)).slice(1),
];
const gif = (width: number, height: number) => [...latin('GIF89a'), ...small(width, 2), ...small(height, 2)];
const webp = (chunk: string, body: readonly number[]) => [
  ...latin('RIFF'),
  ...zeros(4),
  ...latin('WEBP'),
  ...latin(chunk),
  ...zeros(4),
  ...body,
];
const boxed = (brand: string, ...sizes: readonly (readonly [number, number])[]) => [
  ...u32(24),
  ...latin(`ftyp${brand}`),
  ...zeros(12),
  ...sizes.flatMap(([width, height]) => [...u32(20), ...latin('ispe'), ...zeros(4), ...u32(width), ...u32(height)]),
];

function problemOf(bytes: readonly number[] | Uint8Array): string {
  try {
    return readPictureHead(Uint8Array.from(bytes)).kind;
  } catch (error) {
    if (error instanceof PictureError) return error.problem;
    throw error;
  }
}

test.each([
  ['png', png(640, 480)],
  ['jpeg', jpeg(640, 480)],
  ['jpeg', jpeg(640, 480, 0xc2)],
  ['gif', gif(640, 480)],
  ['webp', webp('VP8 ', [...zeros(6), ...small(640, 2), ...small(480, 2)])],
  ['webp', webp('VP8L', [0x2f, ...small(639 + 479 * 2 ** 14, 4)])],
  ['webp', webp('VP8X', [...zeros(4), ...small(639, 3), ...small(479, 3), 0])],
  ['avif', boxed('avif', [640, 480])],
  ['heic', boxed('heic', [512, 480], [640, 480])],
])('The size of a %s is read without unpacking it', (kind, bytes) => {
  expect(readPictureHead(Uint8Array.from(bytes))).toEqual({ kind, width: 640, height: 480 });
});

test('A picture is read where it begins inside a larger buffer', () => {
  const bytes = Uint8Array.from([...zeros(7), ...png(640, 480)]);
  expect(readPictureHead(bytes.subarray(7))).toMatchObject({ width: 640 });
});

test.each([
  ['0 bytes', [], 'empty'],
  ['an SVG', latin('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['a page called .png', latin('<!doctype html><title>me.png</title>'), 'no-picture'],
  ['a PDF', latin('%PDF-1.7'), 'no-picture'],
  ['a PNG that is cut short', png(640, 480).slice(0, 18), 'broken'],
  ['a JPEG without a frame', [0xff, 0xd8, 0xff, 0xd9], 'broken'],
  ['a JPEG that is cut short', jpeg(640, 480).slice(0, 500), 'broken'],
  ['an AVIF without a size', boxed('avif'), 'broken'],
  ['a PNG bomb', png(50_000, 50_000), 'too-many-pixels'],
  ['a JPEG bomb', jpeg(65_535, 65_535), 'too-many-pixels'],
  ['an AVIF bomb of small tiles', boxed('avif', [512, 512], [60_000, 60_000]), 'too-many-pixels'],
  ['a strip of enormous width', png(2 ** 31, 1), 'too-many-pixels'],
])('%s is refused', (_, bytes, problem) => {
  expect(problemOf(bytes)).toBe(problem);
});

test('A camera of 50 megapixels is welcome, 20 MB and a byte are not', () => {
  expect(problemOf(jpeg(8160, 6144))).toBe('jpeg');
  expect(problemOf(new Uint8Array(maxBytes + 1))).toBe('too-many-bytes');
});
