/**
 * An embedded backend in a process of its own, so that its memory is its own: `node serve-backend.ts [<database address>]`.
 * Prints its address, its keys and its process id as JSON, and ends with the process that started it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';

const databaseUrl = process.argv[2];
const dataDir = await mkdtemp(join(tmpdir(), 'fursa-bench-'));
const backend = await startTestBackendWithDatabase({
  dataDir,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  mailPages: false,
});
const { url, publishableKey, secretKey } = backend;
console.log(JSON.stringify({ url, publishableKey, secretKey, processId: process.pid }));

process.stdin.once('end', end).resume();

async function end(): Promise<void> {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
  process.exit();
}
