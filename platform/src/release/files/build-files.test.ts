import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { replaceFolder } from '../../preset/plugins/whole-dist-plugin.ts';
import { readBuildFiles } from './build-files.ts';

async function writeBuild(folder: string, build: number): Promise<void> {
  await mkdir(folder);
  for (let file = 0; file < 20; file += 1) await writeFile(join(folder, `${file}.${build}.js`), `build ${build}`);
}

test('A build that is replaced while it is read is read whole, the old one or the new one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fursa-build-files-'));
  const dist = join(folder, 'dist');
  await writeBuild(dist, 0);
  const seen = new Set<string>();
  const read = async () => {
    const files = await readBuildFiles(dist);
    const contents = new Set([...files.values()].map(String));
    expect([files.size, contents.size]).toEqual([20, 1]);
    for (const content of contents) seen.add(content);
  };
  const writing = { ended: false };
  const writer = (async () => {
    for (let build = 1; build <= 40; build += 1) {
      await writeBuild(join(folder, 'next'), build);
      await replaceFolder(dist, join(folder, 'next'));
      await delay(10);
    }
    writing.ended = true;
  })();
  while (!writing.ended) await read();
  await writer;
  await read();
  expect(seen.size).toBeGreaterThan(1);
  await rm(folder, { recursive: true });
});
