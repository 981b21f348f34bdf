import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import * as z from 'zod/mini';
import { type AppName, repositoryFolder } from '../../build/app-names.ts';
import { publishRemote, publishShell, readShellBuild, type ShellRelease, stageRemote } from '../../release/index.ts';

/**
 * Makes the builds of the apps the served versions; a version that was rolled back stays rolled back. The shell goes first:
 * a remote may need what only this shell provides, and the remotes that follow need not fit the shell before. It goes only when
 * all remotes that will be served fit it.
 *
 * @returns the shell that is served
 */
export async function publishBuilt(apps: readonly AppName[], releaseDir: string): Promise<ShellRelease> {
  const remotes = apps.filter((name) => name !== 'shell');
  const upcoming: RegisteredRemote[] = [];
  for (const name of remotes) {
    const remote = await stageRemote(distFolder(name), releaseDir);
    if (remote !== undefined) upcoming.push(remote);
  }
  const shell = await publishShell(distFolder('shell'), releaseDir, await readShellVersion(), {
    upcoming,
    respectRollback: true,
  });
  if (shell.outcome === 'withdrawn') console.log(withdrawnLine('shell', shell.version));
  for (const name of remotes) {
    const { remote, outcome } = await publishRemote(distFolder(name), releaseDir, { respectRollback: true });
    if (outcome === 'published') console.log(`Published ${name} ${remote.version}`);
    if (outcome === 'withdrawn') console.log(withdrawnLine(name, remote.version));
    if (outcome === 'canary') {
      console.log(`${name} ${remote.version} stays with a share of the visitors; for everybody: fursa promote ${name}`);
    }
    if (outcome === 'unfit') {
      console.log(`${name} ${remote.version} needs a shell that was rolled back; the version before stays`);
    }
  }
  return shell.served;
}

function withdrawnLine(name: AppName, version: string): string {
  return `${name} ${version} was taken back, and stays so; this brings it back: fursa publish ${name}`;
}

export function distFolder(name: AppName): string {
  return path.join(repositoryFolder, name, 'dist');
}

/** The version of the shell's package. */
export async function readShellVersion(): Promise<string> {
  const text = await readFile(path.join(repositoryFolder, 'shell', 'package.json'), 'utf8');
  return z.parse(z.object({ version: z.string() }), JSON.parse(text)).version;
}

/** The version of an app as it is built; undefined when there is no build that can be read. */
export async function readBuiltVersion(app: AppName): Promise<string | undefined> {
  try {
    if (app === 'shell') return (await readShellBuild(distFolder(app), await readShellVersion())).shell.version;
    const text = await readFile(path.join(distFolder(app), 'remote.json'), 'utf8');
    return z.parse(z.object({ version: z.string() }), JSON.parse(text)).version;
  } catch {
    // What is wrong with it is told by the checks.
    return undefined;
  }
}
