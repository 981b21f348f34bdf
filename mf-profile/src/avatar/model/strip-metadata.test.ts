// @vitest-environment node
import { expect, test } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

const latin = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const u32 = (value: number) => [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24];
const chunk = (name: string, body: readonly number[]) => [
  ...latin(name),
  ...u32(body.length),
  ...body,
  ...(body.length % 2 ? [0] : []),
];
const webp = (...chunks: readonly (readonly number[])[]) => {
  const body = [...latin('WEBP'), ...chunks.flat()];
  return Uint8Array.from([...latin('RIFF'), ...u32(body.length), ...body]);
};
const segment = (marker: number, body: readonly number[]) => [0xff, marker, 0, body.length + 2, ...body];
const jpeg = (...parts: readonly (readonly number[])[]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);

const pixels = chunk('VP8 ', [1, 2, 3]);
const scan = [...segment(0xda, [1]), 7, 0xff, 0, 0xff, 0xe1, 9, 0xff, 0xd9];

test('The chunk with the pixels stays in a WebP', () => {
  const extended = webp(chunk('VP8X', new Array(10).fill(0)), chunk('ICCP', [5, 5, 5]), pixels, chunk('EXIF', [6, 6]));
  expect(stripMetadata(extended)).toEqual(webp(pixels));
  expect(stripMetadata(webp(pixels))).toEqual(webp(pixels));
});

test('A WebP that can be seen through stays as it is, and so does one without pixels', () => {
  const transparent = webp(chunk('VP8X', new Array(10).fill(0)), chunk('ALPH', [1]), pixels);
  expect(stripMetadata(transparent)).toBe(transparent);
  const empty = webp();
  expect(stripMetadata(empty)).toBe(empty);
});

test('A JPEG loses what applications and people wrote into it, and no byte of the pixels', () => {
  const [jfif, tables] = [segment(0xe0, latin('JFIF\0')), segment(0xdb, [1, 2])];
  const camera = jpeg(
    jfif,
    segment(0xe1, latin('Exif\0\0')),
    segment(0xe2, latin('ICC')),
    tables,
    segment(0xfe, latin('hi')),
    scan,
  );
  expect(stripMetadata(camera)).toEqual(jpeg(jfif, tables, scan));
});

test('Anything else comes back as it is', () => {
  const text = Uint8Array.from(latin('hello'));
  expect(stripMetadata(text)).toBe(text);
});
