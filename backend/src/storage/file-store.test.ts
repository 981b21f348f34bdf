import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolderStore } from './file-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = new TextEncoder().encode('%PDF-');

test('A file is kept under its name, and an unknown one is none', async () => {
  const store = await openFolderStore(join(folder, 'new'));
  expect(await store.read('cvs/a.pdf')).toBeUndefined();
  await store.write('cvs/a.pdf', bytes);
  expect(new Uint8Array((await store.read('cvs/a.pdf')) ?? [])).toEqual(bytes);
  await store.remove('cvs/a.pdf');
  expect(await readdir(join(folder, 'new'))).toEqual([]);
});

test('What a killed process left unfinished is removed when the folder is opened, and nothing else', async () => {
  await (await openFolderStore(folder)).write('cvs/a.pdf', bytes);
  const [kept] = await readdir(folder);
  await writeFile(join(folder, `${randomUUID()}.part`), bytes);
  await writeFile(join(folder, 'notes.part'), 'of somebody');
  await openFolderStore(folder);
  expect(new Set(await readdir(folder))).toEqual(new Set([kept, 'notes.part']));
});

test('A write that fails leaves nothing behind', async () => {
  const store = await openFolderStore(folder);
  await store.write('cvs/a.pdf', bytes);
  const [taken = ''] = await readdir(folder);
  await rm(join(folder, taken));
  // A folder stands where the file belongs, so that the last step fails.
  await mkdir(join(folder, taken, 'inside'), { recursive: true });
  await expect(store.write('cvs/a.pdf', bytes)).rejects.toThrow();
  expect(await readdir(folder)).toEqual([taken]);
});
