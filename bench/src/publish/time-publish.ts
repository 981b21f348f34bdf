import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryFolder } from '@fursa/platform/build';

/** Something `fursa publish` said, and when: ms since it was started. */
export interface SpokenLine {
  readonly text: string;
  readonly at: number;
}

/** One `fursa publish`, by what it said. */
export interface TimedPublish {
  readonly lines: readonly SpokenLine[];
  /** ms until the process had ended. */
  readonly total: number;
}

/**
 * Runs `fursa publish` as a person or a pipeline does, in a process of its own.
 *
 * @throws Error with all that it said when it is refused.
 */
export async function timePublish(releaseDir: string, args: readonly string[]): Promise<TimedPublish> {
  const start = performance.now();
  const child = spawn(process.execPath, [join(repositoryFolder, 'platform/src/cli.ts'), 'publish', ...args], {
    cwd: repositoryFolder,
    env: {
      ...process.env,
      FURSA_RELEASE_DIR: releaseDir,
      SUPABASE_URL: undefined,
      SUPABASE_PUBLISHABLE_KEY: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: SpokenLine[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => lines.push({ text, at: performance.now() - start }));
  }
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`fursa publish failed:\n${lines.map(({ text }) => text).join('\n')}`);
  return { lines, total: performance.now() - start };
}
