import type { Check } from './check.ts';
import { listRepositoryFiles } from './repository-files.ts';
import { runTool } from './run-tool.ts';

/** Who may import whom: the rules of `.dependency-cruiser.mjs`. */
export const importRules: Check = {
  name: 'import rules',
  async run(root) {
    const sources = (await listRepositoryFiles(root)).filter((path) => /[.](ts|tsx|mjs)$/.test(path));
    const config = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err'];
    const { exitCode, output } = await runTool(root, 'depcruise', [...config, ...sources]);
    return { ok: exitCode === 0, output };
  },
};
