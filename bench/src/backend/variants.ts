import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startTemporaryPostgres } from '@fursa/backend/postgres';
import * as z from 'zod';

export const variantNames = ['pglite', 'postgres'] as const;
export type VariantName = (typeof variantNames)[number];

const startedSchema = z.object({
  url: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  processId: z.number(),
});

export interface Variant {
  readonly url: string;
  readonly publishableKey: string;
  /** Past all policies and quotas. */
  readonly secretKey: string;
  /** All processes that it is made of are these and their children. */
  readonly processIds: readonly number[];
  close(): Promise<void>;
}

/** The embedded backend on PGlite, as the product starts it. */
export async function startOnPglite(): Promise<Variant> {
  const { child, started } = await startBackend();
  return { ...started, processIds: [started.processId], close: () => endBackend(child) };
}

/** The same on a PostgreSQL of its own; undefined when none is installed. */
export async function startOnPostgres(): Promise<Variant | undefined> {
  const server = await startTemporaryPostgres({ isDurable: true });
  if (server === undefined) return undefined;
  try {
    const { child, started } = await startBackend(server.url);
    return {
      ...started,
      processIds: [started.processId, server.processId],
      async close() {
        await endBackend(child);
        await server.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function startBackend(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-backend.ts'), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The backend ended before it answered.');
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([once(lines, 'line'), ended]);
  ended.catch(() => undefined);
  return { child, started: startedSchema.parse(JSON.parse(String(line))) };
}

async function endBackend(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}
