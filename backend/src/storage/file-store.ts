import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes by name. */
export interface FileStore {
  read(name: string): Promise<Uint8Array | undefined>;
  /** The file is whole or not there, whatever happens meanwhile. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

export function createMemoryStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    read: async (name) => files.get(name),
    write: async (name, bytes) => void files.set(name, bytes),
    remove: async (name) => void files.delete(name),
  };
}

const unfinishedName = /^[\da-f-]{36}\.part$/;

/**
 * Names come from people, so the file on disk is called by their hash: no name leaves the folder or is too long for it. What
 * a process left unfinished when it was killed is removed; nobody else writes here.
 */
export async function openFolderStore(folder: string): Promise<FileStore> {
  const entries = await readdir(folder).catch(ignoreMissing);
  for (const entry of entries ?? []) if (unfinishedName.test(entry)) await rm(join(folder, entry), { force: true });

  const pathOf = (name: string): string => join(folder, createHash('sha256').update(name).digest('hex'));
  return {
    async read(name) {
      return await readFile(pathOf(name)).catch(ignoreMissing);
    },
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `${randomUUID()}.part`);
      try {
        await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
        await rename(unfinished, pathOf(name));
      } finally {
        // A full disk cuts it short, and would stay full.
        await rm(unfinished, { force: true });
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
