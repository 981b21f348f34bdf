import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** How tests and measurements start Chromium: nothing of its own on the network, no graphics card needed. */
export const launchOptions = {
  args: [
    // Chromium refuses its sandbox to root, which is who tests run as in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The first has no window, which saves processor time. */
const commands = [
  'chromium-headless-shell',
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
  /** Whether packages may be installed. */
  readonly isRoot: boolean;
}

export const thisMachine: BrowserSearch = {
  environment: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
};

/**
 * The executable of an installed browser of the Chromium family; `CHROMIUM_PATH` names another one. Undefined: there is none.
 *
 * @throws Error with one line, when `CHROMIUM_PATH` leads nowhere.
 */
export async function findChromium(search: BrowserSearch = thisMachine): Promise<string | undefined> {
  const chosen = search.environment.CHROMIUM_PATH;
  if (chosen === undefined || chosen === '') return findExecutable(listUsualPlaces(search));
  if ((await findExecutable([chosen])) !== undefined) return chosen;
  throw new Error(`CHROMIUM_PATH names ${chosen}, which is not an executable file.`);
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

/** The first of these paths that leads to a file which can be executed. */
export async function findExecutable(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await isExecutable(path)) return path;
  return undefined;
}

function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
