import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const windowsApplications = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

export interface BrowserSearch {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
}

const thisMachine: BrowserSearch = { environment: process.env, platform: process.platform };

/**
 * The executable of an installed browser of the Chromium family; `CHROMIUM_PATH` names another one. On a machine without
 * one, root on Debian or Ubuntu gets it installed.
 *
 * @throws Error with one line that says what to install.
 */
export async function findChromium(search: BrowserSearch = thisMachine): Promise<string> {
  const chosen = search.environment.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (await isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which is not an executable file.`);
  }
  const found = await findFirst(listUsualPlaces(search));
  if (found !== undefined) return found;
  if (await canInstall(search)) {
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    const installed = await findFirst(listUsualPlaces(search));
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The browser tests need Chromium, Chrome or Edge: install one, or name its executable in CHROMIUM_PATH.',
  );
}

function listUsualPlaces({ environment, platform }: BrowserSearch): string[] {
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => commands.map((command) => join(folder, command)));
  const inOrder = onPath.sort((left, right) => rank(left) - rank(right));
  if (platform === 'darwin') {
    const roots = ['/Applications', join(environment.HOME ?? '', 'Applications')];
    return [...inOrder, ...roots.flatMap((root) => macApplications.map((application) => join(root, application)))];
  }
  if (platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => environment[name] ?? []);
    return roots.flatMap((root) => windowsApplications.map((application) => join(root, application)));
  }
  return inOrder;
}

/** Chromium in any folder comes before Chrome in any folder, as the list of commands says. */
function rank(path: string): number {
  return commands.findIndex((command) => path.endsWith(`/${command}`));
}

async function findFirst(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await isExecutable(path)) return path;
  return undefined;
}

function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function canInstall({ environment, platform }: BrowserSearch): Promise<boolean> {
  if (platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folders = (environment.PATH ?? '').split(delimiter);
  return (await findFirst(folders.map((folder) => join(folder, 'apt-get')))) !== undefined;
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with status ${code}.`)),
    );
  });
}
