import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyServedData } from '@fursa/backend/testing';
import { afterEach, beforeEach, expect } from 'vitest';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));

/** For tests that build all six apps where they are not built. */
export const buildTimeout = 600_000;

/** `fursa` as a person runs it, in processes of its own, with a folder for its data and its release. */
interface CliFixture {
  /** Holds `data` and `release`, once they are made. */
  readonly folder: string;
  /** Puts the data of a product that has served in place, which a start then need not make. */
  prepareData(): Promise<void>;
  fursa(args: readonly string[], variables?: Readonly<Record<string, string>>): Run;
}

export interface Run {
  readonly process: ChildProcessWithoutNullStreams;
  readonly output: { stdout: string; stderr: string };
  /** Exit status, when it has ended and all it said was read. */
  readonly status: Promise<number | null>;
}

/** For tests: each of the file finds the folder empty, and leaves no process behind. */
export function prepareCli(): CliFixture {
  const folder = path.join(tmpdir(), `fursa-cli-${randomUUID()}`);
  const runs: Run[] = [];
  beforeEach(() => mkdir(folder));
  afterEach(async () => {
    for (const run of runs.splice(0)) {
      run.process.kill('SIGKILL');
      await run.status;
    }
    await rm(folder, { recursive: true });
  });
  return {
    folder,
    prepareData: () => copyServedData(path.join(folder, 'data')),
    fursa: (args, variables = {}) => {
      const run = spawnCli(args, {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        // A call that a busy machine makes wait has not failed.
        FURSA_DATABASE_TIMEOUT_MS: '120000',
        FURSA_DATA_DIR: path.join(folder, 'data'),
        FURSA_RELEASE_DIR: path.join(folder, 'release'),
        ...variables,
      });
      runs.push(run);
      return run;
    },
  };
}

function spawnCli(args: readonly string[], env: Readonly<Record<string, string>>): Run {
  const child = spawn(process.execPath, [cli, ...args], { env });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const status = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  return { process: child, output, status };
}

/** Waits for the line that says where the product answers. */
export async function readyAddress({ process, output }: Run): Promise<string> {
  while (process.exitCode === null && process.signalCode === null) {
    const address = /ready at (\S+)/.exec(output.stdout)?.[1];
    if (address !== undefined) return address;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`It ended before it was ready: ${output.stderr}`);
}

/** `message` is text to be found, or a pattern. What is not understood ends with status 2, whatever else is refused with 1. */
export async function expectRefusal(run: Run, message: string | RegExp): Promise<void> {
  expect(await run.status).toBe(run.output.stderr.includes('Usage: fursa') ? 2 : 1);
  if (typeof message === 'string') expect(run.output.stderr).toContain(message);
  else expect(run.output.stderr).toMatch(message);
  expect(run.output.stderr).toMatch(/^[^\n]+\n$/);
  expect(run.output.stdout).not.toContain('ready');
}

/** Expects it to end with status 0 and without a complaint. That it takes five seconds at most is tested in `stop-on-signal`. */
export async function stop(run: Run, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  run.process.kill(signal);
  expect(await run.status).toBe(0);
  expect(run.output.stderr).toBe('');
}
