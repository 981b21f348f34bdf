import type { Check } from './check.ts';
import { runTool } from './run-tool.ts';

/** Files, exports and dependencies that nothing uses: `knip.json`. */
export const unusedCode: Check = {
  name: 'unused code',
  async run(root) {
    const { exitCode, output } = await runTool(root, 'knip', ['--no-progress', '--treat-config-hints-as-errors']);
    return { ok: exitCode === 0, output };
  },
};
