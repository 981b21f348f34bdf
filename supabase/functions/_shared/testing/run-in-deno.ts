import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';

const launcherSchema = z.object({ runInstall: z.custom<() => unknown>((value) => typeof value === 'function') });
const require = createRequire(import.meta.url);

/** The program itself: its launcher would outlive or outrun a signal meant for it. Undefined on a machine without one. */
export function findDeno(): string | undefined {
  try {
    return z.string().parse(launcherSchema.parse(require('deno/install_api.cjs')).runInstall());
  } catch {
    // There is no Deno for this kind of machine among the optional dependencies.
    return undefined;
  }
}

export interface DenoFunction {
  readonly url: string;
  /** The lines it wrote so far, without those that Deno writes about itself. */
  readonly log: readonly string[];
  stop(): Promise<void>;
}

/**
 * Runs a function as a hosted project does, on a free loopback port: its `index.ts`, in Deno, with its import map. Nothing
 * is downloaded and nothing but this machine is reached.
 */
async function runInDeno(
  program: string,
  name: string,
  variables: Readonly<Record<string, string>>,
): Promise<DenoFunction> {
  const index = join(import.meta.dirname, '../..', name, 'index.ts');
  const rights = ['--no-prompt', '--allow-env', '--allow-net=127.0.0.1,localhost'];
  const child = spawn(program, ['run', '--node-modules-dir=manual', '--cached-only', ...rights, index], {
    env: { HOME: process.env.HOME, NO_COLOR: '1', DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const ofDeno: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => void log.push(line));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      ofDeno.push(line);
      const address = /^Listening on (http:\S+?)\/?(?: |$)/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${name} did not start in Deno:\n${ofDeno.join('\n')}`)));
  });
  return {
    url: `${url}/${name}`,
    log,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

interface ReachedBackend {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

/** Starts functions that reach one backend, and stops all of them. */
export class DenoFunctions {
  readonly #program: string;
  readonly #backend: ReachedBackend;
  readonly #running: DenoFunction[] = [];

  constructor(program: string, backend: ReachedBackend) {
    this.#program = program;
    this.#backend = backend;
  }

  async run(name: string, variables: Readonly<Record<string, string>> = {}): Promise<DenoFunction> {
    const { url, publishableKey, secretKey } = this.#backend;
    const started = await runInDeno(this.#program, name, {
      SUPABASE_URL: url,
      SUPABASE_ANON_KEY: publishableKey,
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
      ...variables,
    });
    this.#running.push(started);
    return started;
  }

  /** The lines that all of them wrote. */
  get log(): readonly string[] {
    return this.#running.flatMap(({ log }) => log);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map((started) => started.stop()));
  }
}
