import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compress-folder.ts';

let [folder, earlier] = ['', ''];
beforeEach(async () => {
  [folder, earlier] = (await Promise.all(
    ['now', 'before'].map((name) => mkdtemp(path.join(tmpdir(), `fursa-${name}-`))),
  )) as [string, string];
});
afterEach(() => Promise.all([folder, earlier].map((each) => rm(each, { recursive: true }))));

const text = 'const answer = 42;\n'.repeat(100);
const read = (name: string) => readFile(path.join(folder, name));

test('What is worth it stands beside each file, compressed in both ways', async () => {
  for (const name of ['page.js', 'index.html']) await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, 'small.js'), 'x');
  await compressFolder(folder, path.join(earlier, 'nothing'));
  expect((await readdir(folder)).sort()).toEqual(['index.html', 'page.js', 'page.js.br', 'page.js.gz', 'small.js']);
  expect(String(brotliDecompressSync(await read('page.js.br')))).toBe(text);
  expect(String(gunzipSync(await read('page.js.gz')))).toBe(text);
});

test('What was compressed before is taken as it is, unless it holds something else', async () => {
  const kept = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  for (const name of ['same.js', 'changed.js', 'damaged.js']) await writeFile(path.join(folder, name), text);
  await writeFile(path.join(earlier, 'same.js.br'), kept);
  await writeFile(path.join(earlier, 'changed.js.br'), brotliCompressSync(`${text} `));
  await writeFile(path.join(earlier, 'damaged.js.br'), kept.subarray(0, kept.length / 2));
  await compressFolder(folder, earlier);
  expect(await read('same.js.br')).toEqual(kept);
  for (const name of ['same', 'changed', 'damaged'])
    expect(String(brotliDecompressSync(await read(`${name}.js.br`)))).toBe(text);
});
