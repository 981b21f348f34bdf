// @module-tag tooling
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../build/index.ts';
import { runTool } from '../checks/run-tool.ts';
import { copyRepository, plant } from '../checks/testing/copy-repository.ts';

const run = promisify(execFile);

test('The hook mends what is staged, and commits nothing that somebody left out or has to read first', async () => {
  const copy = await copyRepository(repositoryFolder);
  const git = async (...args: string[]) => (await run('git', args, { cwd: copy })).stdout.trim();
  try {
    await git('add', '.');
    await git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--no-verify', '-m', 'a');
    await plant(copy, {
      'backend/src/planted.ts': 'export const planted = "one"\n',
      'supabase/seed/planted.md': '*  one\n',
      'backend/src/policies/column-rights.txt': 'left out\n',
      'supabase/migrations/20300101000000_left_out.sql': 'select 1;\n',
    });
    await git('add', 'backend/src/planted.ts', 'supabase/seed/planted.md');
    const { output } = await runTool(copy, 'node', ['platform/src/cli.ts', 'fix', '--staged']);
    expect(output).toContain('mended backend/src/planted.ts');
    expect(await readFile(path.join(copy, 'backend/src/planted.ts'), 'utf8')).toBe("export const planted = 'one';\n");
    expect(await git('diff', '--cached', '--name-only')).toBe('backend/src/planted.ts\nsupabase/seed/planted.md');
  } finally {
    await rm(copy, { recursive: true });
  }
});
