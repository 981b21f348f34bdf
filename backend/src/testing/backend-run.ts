import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { TestBackend } from './test-backend.ts';

export const backendScript = join(import.meta.dirname, 'backend-process.ts');

/** A backend over a data folder, in a process of its own. */
export interface BackendRun {
  readonly process: ChildProcess;
  /** Waits until it answers; fails when it ends before. */
  address(): Promise<TestBackend>;
  /** Waits until it ends. One that hangs is killed, and its status is then null. */
  ended(): Promise<{ readonly status: number | null; readonly stderr: string }>;
  kill(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

/** Longer than any start takes on a busy machine. */
const hangTimeMs = 150_000;
const addressSchema = z.object({ url: z.string(), publishableKey: z.string() });

export function startBackendProcess(folder: string): BackendRun {
  const child = spawn(process.execPath, [backendScript, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  const stderr = text(child.stderr);
  const exit = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  return {
    process: child,
    async address() {
      const line = await Promise.race([once(child.stdout, 'data').then(String), exit.then(() => undefined)]);
      if (line === undefined) throw new Error(`The backend ended: ${await stderr}`);
      return { ...addressSchema.parse(JSON.parse(line)), mails: () => Promise.resolve([]), close: kill };
    },
    async ended() {
      const watchdog = setTimeout(() => child.kill('SIGKILL'), hangTimeMs);
      const [status] = await exit;
      clearTimeout(watchdog);
      return { status: typeof status === 'number' ? status : null, stderr: await stderr };
    },
    kill,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Each file of a folder with the hash of its bytes; without those of the lock, which every start touches. */
export async function fingerprint(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = await Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      return [relative(folder, file), hash] as const;
    }),
  );
  return new Map(hashes.filter(([name]) => !/^lock(\.pid)?$/.test(name)).sort());
}

/** What others than the owner may do with something in a folder, or with the folder: none of it should be there. */
export async function openToOthers(folder: string): Promise<string[]> {
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(async (path) => [path, (await stat(path)).mode & 0o777] as const));
  return modes
    .filter(([, mode]) => (mode & 0o077) !== 0)
    .map(([path, mode]) => `${relative(folder, path)} ${mode.toString(8)}`);
}
