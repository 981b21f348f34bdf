import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyServedData } from '@fursa/backend/testing';
import { testVariables } from './test-variables.ts';

const repository = path.resolve(import.meta.dirname, '../..');

export interface RunningFursa {
  readonly address: string;
  stop(): Promise<number | null>;
}

/**
 * Empties the data folder and the release folder of a product, and puts the data of one that has served in place: a first start takes
 * ten times as long.
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
  const child = spawn(process.execPath, ['platform/src/cli.ts', ...args], {
    cwd: checkout,
    env: {
      ...process.env,
      ...testVariables,
      ...variables,
      PORT: '0',
      FURSA_DATA_DIR: dataDir,
      FURSA_RELEASE_DIR: `${dataDir}-releases`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const address = /ready at (http:\/\/localhost:\d+)[\s,]/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`ended instead of serving:\n${output}`)));
  });
  return {
    address: await ready,
    stop: async () => {
      child.kill('SIGTERM');
      const [status] = await exited;
      return status;
    },
  };
}
