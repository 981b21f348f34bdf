import { type Check, reportViolations } from './check.ts';
import { runTool } from './run-tool.ts';

const quiet = ['--no-progress', '--treat-config-hints-as-errors'];
const offered = ['--include-entry-exports', '--include', 'exports', '--no-config-hints'];
const libraries = ['shared', 'engine', 'backend', 'platform'].flatMap((name) => ['--workspace', name]);

/**
 * Files, exports and dependencies that nothing uses: `knip.jsonc`. The second run asks of the packages that others import
 * whether anybody uses what they offer; types are left out there, since they describe what is offered.
 */
export const unusedCode: Check = {
  name: 'unused code',
  async run(root) {
    const results = await Promise.all([
      runTool(root, 'knip', quiet),
      runTool(root, 'knip', ['--no-progress', ...offered, ...libraries]),
    ]);
    return reportViolations(results.filter(({ exitCode }) => exitCode !== 0).map(({ output }) => output));
  },
};
