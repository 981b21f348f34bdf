import type { Check, CheckResult } from './check.ts';
import { runTool, type ToolResult } from './run-tool.ts';

/** Format, lint and accessibility rules: `biome.json`. What the formatter mends by itself is shown, and refuses nothing. */
export const formatAndLint: Check = {
  name: 'format and lint',
  async run(root): Promise<CheckResult> {
    const whole = await runBiome(root, []);
    if (whole.exitCode === 0) return { ok: true, output: '' };
    const rules = await runBiome(root, ['--formatter-enabled=false', '--assist-enabled=false']);
    if (rules.exitCode !== 0) return { ok: false, output: whole.output };
    return { ok: true, output: '', warnings: [`\`npx pnpm@12.21.0 fursa fix\` mends this:\n${whole.output}`] };
  },
};

function runBiome(root: string, settings: readonly string[]): Promise<ToolResult> {
  return runTool(root, 'biome', ['check', '--error-on-warnings', '--max-diagnostics=200', ...settings]);
}
