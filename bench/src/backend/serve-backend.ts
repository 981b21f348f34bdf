/**
 * An embedded backend in a process of its own, so that its memory is its own: `node serve-backend.ts [<database address>]`.
 * Prints its address, its key and its process id as JSON, and ends with the process that started it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedBackend } from '@fursa/backend';
import { serve } from '@hono/node-server';

const databaseUrl = process.argv[2];
const dataDir = await mkdtemp(join(tmpdir(), 'fursa-bench-'));
const backend = await startEmbeddedBackend({
  dataDir,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  siteUrl: 'http://localhost:3000',
  emailConfirmation: false,
  seed: true,
  mailPages: false,
  functionVariables: {},
});
serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request, { incoming }) => backend.fetch(request, { address: incoming.socket.remoteAddress ?? '' }),
  },
  ({ port }) => {
    const { publishableKey } = backend;
    console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, publishableKey, processId: process.pid }));
  },
);

process.stdin.once('end', end).resume();

async function end(): Promise<void> {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
  process.exit();
}
