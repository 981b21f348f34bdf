import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { readMemory } from './read-memory.ts';

test.runIf(process.platform === 'linux')('A process counts with its children', async () => {
  const before = (await readMemory([process.pid])) ?? 0;
  const hold =
    "const held = Buffer.alloc(200e6, 1); console.log(held.length); process.stdin.resume().on('end', process.exit)";
  const child = spawn(process.execPath, ['-e', hold], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  expect((await readMemory([process.pid])) ?? 0).toBeGreaterThan(before + 150e6);
  child.stdin.end();
  await once(child, 'exit');
  expect(await readMemory([child.pid ?? 0])).toBe(0);
});
