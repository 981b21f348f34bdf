import { execFile } from 'node:child_process';

/** What takes longer never ends. */
const timeLimitMs = 60_000;
export const neverEnded = 'It did not end.';

/**
 * Runs a script of the platform with the code of an app in it, in a process of its own, which ends with whatever that code does.
 *
 * @returns what it wrote
 * @throws Error with what it complained of, or {@link neverEnded}
 */
export async function runScript(script: string, args: readonly string[], input: string): Promise<string> {
  return await new Promise((resolve, reject) => {
    const options = { timeout: timeLimitMs, killSignal: 'SIGKILL', maxBuffer: 32_000_000 } as const;
    const child = execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(error.killed ? neverEnded : stderr.trim() || error.message));
    });
    child.stdin?.end(input);
  });
}
