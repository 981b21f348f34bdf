import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserSearch, findChromium, findExecutable, thisMachine } from './find-chromium.ts';

/** Milliseconds: another installation, such as the one a new machine begins with, is waited for that long. */
const maxWait = 300_000;

/** Milliseconds. */
const pause = 3_000;

/**
 * The executable of a browser. On a machine without one, root on Debian or Ubuntu gets it installed.
 *
 * @throws Error with one line that says what to install.
 */
export async function ensureChromium(search: BrowserSearch = thisMachine): Promise<string> {
  const found = await findChromium(search);
  if (found !== undefined) return found;
  const aptGet = await findAptGet(search);
  if (aptGet !== undefined) {
    await run(aptGet, ['update'], search);
    await run(aptGet, ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], search);
    const installed = await findChromium(search);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge: install one, or name its executable in CHROMIUM_PATH.',
  );
}

function findAptGet({ environment, platform, isRoot }: BrowserSearch): Promise<string | undefined> {
  if (platform !== 'linux' || !isRoot) return Promise.resolve(undefined);
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return findExecutable(folders.map((folder) => join(folder, 'apt-get')));
}

/** `apt-get` gives up at once when another one is at work; its option to wait does not hold for the lists of packages. */
async function run(command: string, args: readonly string[], { environment }: BrowserSearch): Promise<void> {
  const end = Date.now() + maxWait;
  for (;;) {
    const { code, complaints } = await tryOnce(command, args, environment);
    if (code === 0) return;
    if (!/could not get lock/i.test(complaints) || Date.now() > end) {
      throw new Error(`${command} ${args.join(' ')} ended with status ${code}.`);
    }
    console.log('Another installation is under way; waiting for it.');
    await wait(pause);
  }
}

function tryOnce(
  command: string,
  args: readonly string[],
  environment: BrowserSearch['environment'],
): Promise<{ code: number | null; complaints: string }> {
  return new Promise((resolve, reject) => {
    // The complaint about a lock is recognised by its English text.
    const env = { ...environment, LC_ALL: 'C.UTF-8' };
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'pipe'], env });
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaints += chunk.toString();
      process.stderr.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, complaints }));
  });
}
