import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readRegistryFile } from './registry-file.ts';
import { prepareReleaseFolder } from './testing/release-folder.ts';

const { release, publish } = prepareReleaseFolder();

async function readEntries(): Promise<Record<string, unknown>[]> {
  return JSON.parse(await readFile(path.join(release, 'registry.json'), 'utf8')).remotes;
}

async function changeEntries(change: (entries: Record<string, unknown>[]) => unknown[]): Promise<void> {
  const file = path.join(release, 'registry.json');
  const registry = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...registry, remotes: change(registry.remotes) }));
}

test('An entry that these tools do not understand stops nobody from publishing, and stays as it is', async () => {
  await publish('1.0.0');
  const foreign = { name: 'mf-future', kind: 'wasm', pages: 'elsewhere' };
  await changeEntries((entries) => [foreign, ...entries]);
  expect((await readRegistryFile(release)).skipped).toMatchObject([{ name: 'mf-future' }]);

  await publish('2.0.0');
  expect(await readEntries()).toEqual([expect.objectContaining({ name: 'mf-jobs', version: '2.0.0' }), foreign]);
});

test('A field that these tools do not know stays with the remote that has it', async () => {
  await publish('1.0.0');
  await changeEntries(([jobs]) => [
    jobs,
    { ...jobs, name: 'mf-events', pages: [], baseUrl: '/remotes/mf-events/1.0.0/', prefetch: 'hover' },
  ]);
  await publish('2.0.0');
  expect(await readEntries()).toContainEqual(expect.objectContaining({ name: 'mf-events', prefetch: 'hover' }));
});

test('A broken entry of a remote is replaced when that remote is published', async () => {
  await publish('1.0.0');
  await changeEntries(([jobs]) => [{ ...jobs, entry: '../x.js' }]);
  await publish('2.0.0');
  expect(await readEntries()).toEqual([expect.objectContaining({ name: 'mf-jobs', version: '2.0.0' })]);
});
