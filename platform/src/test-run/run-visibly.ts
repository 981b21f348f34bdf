import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a test runner of the workspace with its output on this terminal; answers its exit status.
 *
 * @param variables further environment variables of the runner.
 */
export function runVisibly(
  root: string,
  folder: string,
  tool: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, folder, 'node_modules/.bin', tool), args, {
      cwd: join(root, folder),
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
