import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFileCache } from './read-file-representation.ts';

async function writeFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'fursa-files-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await mkdir(path.join(root, 'a'));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(root, name), content);
  return root;
}

async function readText(read: ReturnType<typeof createFileCache>, name: string): Promise<string> {
  const bytes = await (await read(name))?.read('identity');
  return Buffer.from(bytes ?? []).toString();
}

it('A file that was asked for once needs no disk any more, and one that is missing is looked for again', async () => {
  const root = await writeFiles({ 'a/kept.js': 'kept' });
  const read = createFileCache(root, 100);
  expect(await readText(read, 'a/kept.js')).toBe('kept');
  expect(await read('a/late.js')).toBeUndefined();
  await writeFile(path.join(root, 'a/late.js'), 'late');
  expect(await readText(read, 'a/late.js')).toBe('late');
  await rm(root, { recursive: true });
  expect(await readText(read, 'a/kept.js')).toBe('kept');
});

it('A file is cached once, however its name is written', async () => {
  const root = await writeFiles({ 'a/1.js': 'x'.repeat(40), 'a/2.js': 'y'.repeat(40) });
  const read = createFileCache(root, 100);
  for (const name of ['a/2.js', 'a/1.js', 'a/%31.js', '%61/1.js', 'a%2f1.js']) await readText(read, name);
  await rm(root, { recursive: true });
  expect(await readText(read, 'a/2.js')).toContain('y');
  expect(await read('a/%')).toBeUndefined();
});

it('The memory is bounded, and what was not asked for longest goes first', async () => {
  const root = await writeFiles({ 'a/1.js': 'x'.repeat(40), 'a/2.js': 'y'.repeat(40), 'a/3.js': 'z'.repeat(40) });
  const read = createFileCache(root, 100);
  for (const name of ['a/1.js', 'a/2.js', 'a/1.js', 'a/3.js']) await readText(read, name);
  await rm(root, { recursive: true });
  expect(await readText(read, 'a/1.js')).toContain('x');
  expect(await readText(read, 'a/3.js')).toContain('z');
  await expect(readText(read, 'a/2.js')).rejects.toThrow('ENOENT');
});

it('All who read a file share its bytes, also when they come at once', async () => {
  const root = await writeFiles({ 'a/1.js': 'x'.repeat(40), 'a/2.js': 'y'.repeat(60) });
  const read = createFileCache(root, 100);
  const file = await read('a/1.js');
  await Promise.all(Array.from({ length: 9 }, () => file?.read('identity')));
  await readText(read, 'a/2.js');
  const [first, second] = [await file?.read('identity'), await file?.read('identity')];
  expect(first).toBe(second);
  await rm(root, { recursive: true });
  expect(await readText(read, 'a/2.js')).toContain('y');
});

it('A file that is larger than the memory is served all the same', async () => {
  const root = await writeFiles({ 'a/1.js': 'x'.repeat(400) });
  expect(await readText(createFileCache(root, 100), 'a/1.js')).toHaveLength(400);
});
