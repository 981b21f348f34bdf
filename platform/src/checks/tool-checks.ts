import { relative } from 'node:path';
import { type Check, type CheckResult, reportViolations } from './check.ts';
import { listRepositoryFiles } from './repository-files.ts';
import { runTool, type ToolResult } from './run-tool.ts';

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

/** TypeScript over every project of the repository, and no source file outside all of them. */
export const typeCheck: Check = {
  name: 'types',
  async run(root) {
    const files = await listRepositoryFiles(root);
    const projects = files.filter((path) => /^([^/]+\/)?tsconfig[.]json$/.test(path));
    // Several checkers of one compiler each look at what they share: a third more work for a machine whose processors are all busy.
    const results = await runInPairs(projects, (project) =>
      runTool(root, 'tsc', ['-p', project, '--listFiles', '--pretty', 'false', '--checkers', '1']),
    );
    const lines = results.flatMap(({ output }) => output.split('\n'));
    const seen = new Set(lines.filter((line) => line.startsWith(root)).map((line) => relative(root, line)));
    const errors = lines.filter((line) => line !== '' && !isListedFile(line));
    const unseen = files.filter((path) => /[.]tsx?$/.test(path) && !seen.has(path));
    const violations = [...errors, ...unseen.map((path) => `${path}: unchecked-file: no tsconfig.json includes it`)];
    const ok = violations.length === 0 && results.every(({ exitCode }) => exitCode === 0);
    return { ok, output: violations.join('\n') };
  },
};

function isListedFile(line: string): boolean {
  return /^(\/|[A-Z]:\/).*[.]([cm]?tsx?|json)$/.test(line);
}

/** Two at a time: one compiler uses about half of a two-core machine. */
async function runInPairs<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += 2) {
    results.push(...(await Promise.all(items.slice(start, start + 2).map(run))));
  }
  return results;
}
