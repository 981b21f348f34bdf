import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** Names come from people, so the file on disk is called by their hash: no name leaves the folder or is too long for it. */
export function createFolderStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, createHash('sha256').update(name).digest('hex'));
  return {
    async read(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `${randomUUID()}.part`);
      await writeFile(unfinished, bytes, { mode: 0o600, flush: true });
      await rename(unfinished, pathOf(name));
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
