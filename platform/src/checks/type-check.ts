import { relative } from 'node:path';
import type { Check } from './check.ts';
import { listRepositoryFiles } from './repository-files.ts';
import { runTool } from './run-tool.ts';

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
