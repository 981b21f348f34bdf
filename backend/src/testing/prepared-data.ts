import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
  await copyFolder(prepared, copy);
  return copy;
}

/** By the system's own program where there is one: Node takes three times as long for a thousand small files. */
export async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-R', `${from}/.`, to]);
}

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
