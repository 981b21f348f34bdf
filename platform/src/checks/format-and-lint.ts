import type { Check } from './check.ts';
import { runTool } from './run-tool.ts';

/** Format, lint and accessibility rules: `biome.json`. */
export const formatAndLint: Check = {
  name: 'format and lint',
  async run(root) {
    const { exitCode, output } = await runTool(root, 'biome', [
      'check',
      '--error-on-warnings',
      '--max-diagnostics=200',
    ]);
    return { ok: exitCode === 0, output };
  },
};
