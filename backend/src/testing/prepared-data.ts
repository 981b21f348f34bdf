import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { bootBackend } from '../embedded-backend.ts';
import { databaseOf, type HostDatabase } from '../lite/database-of.ts';

const root = join(import.meta.dirname, '../../..');
const cacheFolder = join(root, 'node_modules/.cache/fursa-test-data');

/** Everything that decides what a fresh database holds. */
const sources = [
  'supabase/migrations/*.sql',
  'supabase/search-terms/search-terms-version.ts',
  'supabase/seed/**/*.ts',
  'supabase/storage/**/*',
  'backend/package.json',
  'backend/src/{database,folder,lite,migrate,storage}/*.ts',
  'pnpm-workspace.yaml',
];

/** What the reading of postings and CVs adds to it. */
const readingSources = [
  ...sources,
  'backend/src/functions/*.ts',
  'engine/package.json',
  'engine/src/**/*',
  'supabase/functions/{_shared,read-postings}/**/*',
];

/** How long 300 postings may take on a machine that is busy with other things. They take three seconds alone. */
const readingTimeout = 240_000;

/** Two days: nothing that a run of today uses, and it is made again where it is wanted. */
const keptFor = 2 * 24 * 3_600_000;

/**
 * A data folder as the first start makes it, of its own for each caller. Making one takes seconds, most of them in WebAssembly;
 * so it is made once and copied.
 */
export async function copyPreparedData(seed: boolean): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'fursa-test-'));
  await copyFolder(await prepareData(seed), copy);
  return copy;
}

/**
 * Makes `folder` the data folder of a product that has run for a moment: seeded, and every posting and CV in it is read. For
 * products in processes of their own, which would otherwise all read them again beside their tests.
 */
export async function copyServedData(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await copyFolder(await prepareServedData(), folder);
}

/** By the system's own program where there is one: Node takes three times as long for a thousand small files. */
export async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-R', `${from}/.`, to]);
}

async function prepareData(seed: boolean): Promise<string> {
  return await prepareOnce(`${await hashSources(sources)}${seed ? '' : '-empty'}`, async (folder) => {
    // The migrations take most of the time, and are the same for both.
    if (seed) await copyFolder(await prepareData(false), folder);
    const { backend } = await boot(folder, { seed });
    await backend.close();
  });
}

async function prepareServedData(): Promise<string> {
  return await prepareOnce(`${await hashSources(readingSources)}-served`, async (folder) => {
    await copyFolder(await prepareData(true), folder);
    const { backend, host } = await boot(folder, { seed: true, keepMatchesRead: true });
    try {
      await untilAllIsRead(databaseOf(host));
    } finally {
      await backend.close();
    }
  });
}

/** Makes a folder in the cache unless it is there. Whoever makes one takes those away that are days old. */
async function prepareOnce(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const target = join(cacheFolder, name);
  if (existsSync(target)) return target;
  await mkdir(cacheFolder, { recursive: true });
  await removeOldFolders();
  const folder = await mkdtemp(join(cacheFolder, 'unfinished-'));
  await fill(folder);
  try {
    await rename(folder, target);
  } catch {
    // Another test was first; its folder is as good.
    await rm(folder, { recursive: true, force: true });
  }
  return target;
}

/** Each is 64 MB, and each change of a migration or of the engine makes another. */
async function removeOldFolders(): Promise<void> {
  const now = Date.now();
  for (const name of await readdir(cacheFolder)) {
    const folder = join(cacheFolder, name);
    const made = await stat(folder).catch(ignoreMissing);
    if (made !== undefined && now - made.mtimeMs > keptFor) await rm(folder, { recursive: true, force: true });
  }
}

/** Another test may have taken it away. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function boot(dataDir: string, options: { readonly seed: boolean; readonly keepMatchesRead?: boolean }) {
  return bootBackend({
    dataDir,
    siteUrl: 'http://localhost:3000',
    emailConfirmation: false,
    mailPages: false,
    functionVariables: {},
    ...options,
  });
}

async function untilAllIsRead(database: Pick<HostDatabase, 'query'>): Promise<void> {
  const end = performance.now() + readingTimeout;
  while (performance.now() < end) {
    if ((await database.query('select from private.reading_queue limit 1')).length === 0) return;
    await sleep(100);
  }
  throw new Error('The postings of the demo data were not all read in time.');
}

async function hashSources(patterns: readonly string[]): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) if (!file.endsWith('.test.ts')) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const content = await readFile(join(root, file)).catch(() => 'a folder');
    hash.update(file).update('\0').update(content);
  }
  return hash.digest('hex').slice(0, 20);
}
