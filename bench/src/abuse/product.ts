import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';

const root = join(import.meta.dirname, '../../..');
const configSchema = z.object({ supabasePublishableKey: z.string() });

/** The product as `start` runs it, in a process of its own with data of its own. */
export interface RunningProduct {
  readonly address: string;
  readonly publishableKey: string;
  readonly processId: number;
  close(): Promise<void>;
}

export async function startProduct(): Promise<RunningProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'fursa-abuse-'));
  const child = spawn(process.execPath, [join(root, 'platform/src/cli.ts'), 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      // The visitor talks all the time.
      AI_CHAT_TURNS_PER_DAY: '1000000',
      FURSA_DATA_DIR: join(folder, 'data'),
      FURSA_RELEASE_DIR: join(folder, 'releases'),
    },
  });
  const address = await readAddress(child);
  const config = configSchema.parse(await (await fetch(`${address}/config.json`)).json());
  return {
    address,
    publishableKey: config.supabasePublishableKey,
    processId: child.pid ?? 0,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The product has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Fursa is ready at (\S+)$/.exec(line)?.[1];
    if (address !== undefined) {
      child.stdout.resume();
      return address.replace('localhost', '127.0.0.1');
    }
  }
  throw new Error('The product ended before it was ready.');
}
