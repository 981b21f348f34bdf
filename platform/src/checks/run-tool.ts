import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface ToolResult {
  readonly exitCode: number;
  /** What the tool printed on both streams, in order, without colours. */
  readonly output: string;
}

/** Runs a command that an installed package brings, in the repository's root folder. */
export function runTool(root: string, tool: string, args: readonly string[]): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString().trim() }));
  });
}
