import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from '@fursa/backend/free-port';
import { copyServedData } from '@fursa/backend/testing';

const repository = path.resolve(import.meta.dirname, '../..');
const startLimit = 150_000;

export interface RunningFursa {
  readonly address: string;
  stop(): Promise<number | null>;
}

/**
 * Empties the data folder and the release folder of a product, and puts the data of one that has served in place: the first start,
 * which every run has with the product that Playwright starts, takes ten times as long.
 */
export async function prepareData(dataDir: string): Promise<void> {
  await Promise.all([dataDir, `${dataDir}-releases`].map((folder) => rm(folder, { recursive: true, force: true })));
  await copyServedData(dataDir);
}

/**
 * Runs a serving `fursa` command as a person at the terminal does, on a free port, until it says that it is ready.
 *
 * @param checkout where the repository is; this one, unless told otherwise.
 * @param variables further environment variables of the command.
 */
export async function runFursa(
  args: readonly string[],
  dataDir: string,
  checkout: string = repository,
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningFursa> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['platform/src/cli.ts', ...args], {
    cwd: checkout,
    env: {
      ...process.env,
      // One visit in ten would fetch a file that others do not.
      FURSA_TELEMETRY_SHARE: '0',
      ...variables,
      PORT: String(port),
      FURSA_DATA_DIR: dataDir,
      FURSA_RELEASE_DIR: `${dataDir}-releases`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready in time:\n${output}`)), startLimit);
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (!output.includes('ready at')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`ended instead of serving:\n${output}`)));
  });
  await ready;
  return {
    address: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      const [status] = await exited;
      return status;
    },
  };
}
