// @module-tag products
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

function runBench(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, firstLine: stderr.split('\n')[0], rest: stderr.split('\n').slice(1).join('\n') };
}

test('An unknown bench is answered with one line and the list of those there are', () => {
  const { status, stdout, firstLine, rest } = runBench('lunch');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(firstLine).toBe('There is no bench lunch, but:');
  expect(rest).toMatch(/^ {2}landing \[--runs <number>\] \[--markdown\]: /);
});

test.for([
  { name: 'landing', args: ['--runs', '0'], line: '--runs takes a number from 1 to 999, not 0.' },
  { name: 'backend', args: ['--runs', 'many'], line: '--runs takes a number from 1 to 999, not many.' },
  { name: 'search', args: ['--slow'], line: "Unknown option '--slow'" },
])('bench $name refuses $args before it measures anything', ({ name, args, line }) => {
  const { status, firstLine, rest } = runBench(name, ...args);
  expect(status).toBe(1);
  expect(firstLine).toContain(line);
  expect(rest).toContain(`Usage: bench ${name}`);
});
