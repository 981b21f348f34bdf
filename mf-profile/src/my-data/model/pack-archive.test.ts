// @vitest-environment node
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packArchive } from './pack-archive.ts';

const packedAt = new Date(2026, 10, 23, 12);

test('What is packed is unpacked byte for byte, in folders, whatever its size', async () => {
  const large = Uint8Array.from({ length: 2 * 1024 * 1024 + 7 }, (_, index) => (index * 31) % 251);
  const archive = await packArchive(
    [
      { name: 'my-data.json', content: new Blob(['{"name":"Wanjikũ"}']) },
      { name: 'files/cvs/Wasifu – 2026.pdf', content: new Blob([large]) },
      { name: 'files/avatars/empty.png', content: new Blob([]) },
    ],
    packedAt,
  );
  expect(archive.type).toBe('application/zip');
  const unpacked = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(Object.keys(unpacked)).toEqual(['my-data.json', 'files/cvs/Wasifu – 2026.pdf', 'files/avatars/empty.png']);
  expect(new TextDecoder().decode(unpacked['my-data.json'])).toBe('{"name":"Wanjikũ"}');
  // Compared one by one, a test library would take seconds for two million bytes.
  const big = unpacked['files/cvs/Wasifu – 2026.pdf'];
  expect(big?.length === large.length && large.every((byte, index) => byte === big[index])).toBe(true);
  expect(unpacked['files/avatars/empty.png']).toHaveLength(0);
});

test('An archive of nothing is one', async () => {
  const archive = await packArchive([], packedAt);
  expect(unzipSync(new Uint8Array(await archive.arrayBuffer()))).toEqual({});
});
