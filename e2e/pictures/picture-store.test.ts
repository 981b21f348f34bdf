import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listPictures } from './picture-list.ts';
import { openPictureStore } from './picture-store.ts';
import type { Scene } from './scene.ts';

const scenes: readonly Scene[] = [{ name: 'auth/login', path: '/login' }];
const [picture] = listPictures(scenes);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

function draw(shade: number): Buffer {
  const png = new PNG({ width: 20, height: 20 });
  png.data.fill(shade);
  return PNG.sync.write(png);
}

async function takeRun(shade: number): Promise<string> {
  const store = await openPictureStore(folder, scenes);
  if (picture === undefined) throw new Error('The state has no picture');
  await writeFile(await store.makeRoom(picture), draw(shade));
  return await readFile(await store.writeSheet(scenes, new Map()), 'utf8');
}

test('A picture is compared with the one it took the place of', async () => {
  expect(await takeRun(250)).toContain('0 changed, 1 new');
  expect(await takeRun(250)).toContain('0 changed, 0 new');
  expect(await takeRun(90)).toContain('1 changed, 0 new');
  expect(await readFile(path.join(folder, 'before', picture?.file ?? ''))).toEqual(draw(250));
});

test('Pictures of states that are gone are deleted, and other files are not', async () => {
  await takeRun(250);
  await writeFile(path.join(folder, 'auth-gone-360-light.png'), draw(1));
  await writeFile(path.join(folder, 'notes.txt'), 'mine');
  await takeRun(250);
  expect((await readdir(folder)).sort()).toEqual(['auth-login-360-light.png', 'before', 'index.html', 'notes.txt']);
});
