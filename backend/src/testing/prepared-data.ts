import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedBackend } from '../embedded-backend.ts';

const root = join(import.meta.dirname, '../../..');
const cacheFolder = join(root, 'node_modules/.cache/fursa-test-data');

/** Everything that decides what a fresh database holds. */
const sources = [
  'supabase/migrations/*.sql',
  'supabase/seed.sql',
  'supabase/storage/**/*',
  'backend/package.json',
  'backend/src/{database,folder,lite,migrate,storage}/*.ts',
  'pnpm-workspace.yaml',
];

/**
 * A data folder as the first start makes it, of its own for each caller. Making one takes seconds, most of them in WebAssembly;
 * so it is made once and copied.
 */
export async function copyPreparedData(seed: boolean): Promise<string> {
  const prepared = await prepareData(seed);
  const copy = await mkdtemp(join(tmpdir(), 'fursa-test-'));
  await cp(prepared, copy, { recursive: true, mode: copyOnWrite });
  return copy;
}

/** COPYFILE_FICLONE: blocks are shared where the file system can. https://nodejs.org/api/fs.html#file-copy-constants */
const copyOnWrite = 2;

async function prepareData(seed: boolean): Promise<string> {
  const target = join(cacheFolder, `${await hashSources()}${seed ? '' : '-empty'}`);
  if (existsSync(target)) return target;
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(join(cacheFolder, 'unfinished-'));
  const backend = await startEmbeddedBackend({
    dataDir: folder,
    siteUrl: 'http://localhost:3000',
    emailConfirmation: false,
    seed,
    mailPages: false,
    functionVariables: {},
  });
  await backend.close();
  try {
    await rename(folder, target);
  } catch {
    // Another test was first; its folder is as good.
    await rm(folder, { recursive: true, force: true });
  }
  return target;
}

async function hashSources(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) if (!file.endsWith('.test.ts')) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = await readFile(join(root, file)).catch(() => 'a folder');
    hash.update(file).update('\0').update(content);
  }
  return hash.digest('hex').slice(0, 20);
}
