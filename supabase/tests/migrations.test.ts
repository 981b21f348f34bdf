import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('Every migration is listed, and none that is listed has changed', async () => {
  const folder = new URL('../migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const lines = names.map(async (name) => {
    const text = await readFile(new URL(name, folder));
    return `${createHash('sha256').update(text).digest('hex')}  ${name}\n`;
  });
  const listed = await readFile(new URL('../migrations.sha256', import.meta.url), 'utf8');
  expect(
    listed.split('\n').sort(),
    'put the change into a migration of its own, which `fursa fix` lists; only one that nobody has applied may change, with its line taken out first',
  ).toEqual((await Promise.all(lines)).join('').split('\n').sort());
});
