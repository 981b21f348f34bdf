import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const changes = ['writeFile', 'rename', 'rm', 'mkdir'] as const;

/** For tests: a change of the disk, or a sync that makes earlier ones last. */
export interface DiskEvent {
  readonly kind: (typeof changes)[number] | 'sync';
  readonly path: string;
  /** Of a file that is on the disk when the call returns. */
  readonly isFlushed: boolean;
}

/**
 * For tests: runs `action` on a disk that calls `onChange` before each change, with its number from 1 on. Where that throws,
 * the change fails; of a file that was to be written, half is there. Nothing is really synced, which takes a disk its time.
 */
export async function withWatchedDisk<Result>(
  onChange: (step: number) => void,
  action: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly events: readonly DiskEvent[] }> {
  const original = { ...fs };
  const events: DiskEvent[] = [];
  let step = 0;
  for (const kind of changes) {
    const change: (...args: unknown[]) => Promise<unknown> = original[kind] as never;
    Object.assign(fs, {
      [kind]: async (path: string, ...rest: unknown[]) => {
        try {
          step += 1;
          onChange(step);
        } catch (error) {
          if (kind === 'writeFile') await change(path, halfOf(rest[0]));
          throw error;
        }
        const isFlushed = kind === 'writeFile' && JSON.stringify(rest[1]) === '{"flush":true}';
        const result = await change(path, ...(kind === 'writeFile' ? [rest[0]] : rest));
        events.push({ kind, path: kind === 'rename' ? String(rest[0]) : path, isFlushed });
        return result;
      },
    });
  }
  Object.assign(fs, {
    open: async (path: string, ...rest: never[]) => {
      const handle = await original.open(path, ...rest);
      handle.sync = async () => {
        events.push({ kind: 'sync', path, isFlushed: true });
      };
      return handle;
    },
  });
  syncBuiltinESMExports();
  try {
    return { result: await action(), events };
  } finally {
    Object.assign(fs, original);
    syncBuiltinESMExports();
  }
}

function halfOf(content: unknown): Uint8Array {
  const bytes = Buffer.from(content as string | Uint8Array);
  return bytes.subarray(0, bytes.length / 2);
}
