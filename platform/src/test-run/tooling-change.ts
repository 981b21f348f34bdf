import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the tests of the suite `tooling` are about. */
const toolingPaths = [
  'platform/src/checks',
  'platform/src/test-run',
  'platform/template',
  'biome.json',
  'knip.jsonc',
  '.dependency-cruiser.mjs',
];

/** Whether the checks, their settings or the template differ from the branch `main`; true where git cannot tell. */
export async function hasToolingChanged(root: string): Promise<boolean> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  for (const branch of ['origin/main', 'main']) {
    try {
      const base = await git('merge-base', 'HEAD', branch);
      const changed = await git('diff', '--name-only', base, '--', ...toolingPaths);
      const added = await git('ls-files', '--others', '--exclude-standard', '--', ...toolingPaths);
      return `${changed}${added}` !== '';
    } catch {
      // No such branch here, as in a shallow clone, or no repository at all.
    }
  }
  return true;
}
