import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitForLock } from '@fursa/backend/lock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFixtureFiles } from '../../release/testing/write-fixture-build.ts';
import { readEnvironment } from './read-environment.ts';
import { emptyDataFolder } from './start-backend.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fursa-data-'));
});
afterEach(() => rm(root, { recursive: true }));

const ours = {
  lock: '',
  'lock.pid': '1',
  'contents.json': '[]',
  'contents.json.0b9b8ad1-5f0b-4a53-8b6c-9c1d2d1f3f10.new': '[',
  'secrets.json': '{}',
  'database/PG_VERSION': '17',
  'database.unfinished/PG_VERSION': '17',
  'files/2c26b46b': 'a picture',
  // Of earlier versions.
  'database-complete': '',
};

const empty = (variables: Record<string, string> = {}) =>
  emptyDataFolder(readEnvironment(variables, { port: 3000, root, dataDir: 'data', releaseDir: 'releases' }));

describe('--fresh', () => {
  it('A data folder of the embedded backend is emptied', async () => {
    await writeFixtureFiles(path.join(root, 'data'), ours);
    await empty();
    expect(await readdir(path.join(root, 'data'))).toEqual(['lock', 'lock.pid']);
  });

  it('A missing folder and an empty one are fine as they are', async () => {
    await empty();
    await mkdir(path.join(root, 'data'));
    await empty();
    expect(await readdir(root)).toEqual(['data']);
  });

  it.each([
    ['holds something else', { ...ours, 'thesis.odt': 'years of work' }, "thesis.odt in it is not Fursa's"],
    ['holds a copy', { ...ours, 'database.copy/PG_VERSION': '17' }, "database.copy in it is not Fursa's"],
    ['is not ours though its names could be', { 'files/thesis.odt': 'years of work' }, 'it is no data folder of Fursa'],
  ])('A folder is left alone that %s', async (_what, files, message) => {
    await writeFixtureFiles(path.join(root, 'data'), files);
    const before = await readdir(path.join(root, 'data'), { recursive: true });
    await expect(empty()).rejects.toThrow(message);
    expect(await readdir(path.join(root, 'data'), { recursive: true })).toEqual(before);
  });

  it('A folder in use is left alone', async () => {
    await writeFixtureFiles(path.join(root, 'data'), ours);
    const release = await waitForLock(path.join(root, 'data/lock'), 0);
    await expect(empty()).rejects.toThrow('Stop the Fursa that uses it');
    release?.();
    expect(await readdir(path.join(root, 'data'))).toContain('database');
  });

  it('A database elsewhere is not emptied', async () => {
    await expect(empty({ FURSA_DATABASE_URL: 'postgres://localhost/fursa' })).rejects.toThrow('FURSA_DATABASE_URL');
    await expect(
      empty({ SUPABASE_URL: 'https://project.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'key' }),
    ).rejects.toThrow('SUPABASE_URL');
  });
});
