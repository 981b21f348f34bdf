import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { type AppName, repositoryFolder } from '../build/app-names.ts';
import { publishRemote, publishShell, type ShellRelease } from '../release/index.ts';

/** Makes the builds of the apps the served versions; a version that was rolled back stays rolled back. */
export async function publishBuilt(apps: readonly AppName[], releaseDir: string): Promise<ShellRelease> {
  for (const name of apps) {
    if (name === 'shell') continue;
    const { remote, outcome } = await publishRemote(distFolder(name), releaseDir, { respectRollback: true });
    if (outcome === 'published') console.log(`Published ${name} ${remote.version}`);
    if (outcome === 'withdrawn') {
      console.log(`${name} ${remote.version} stays rolled back; this brings it back: fursa publish ${name}`);
    }
  }
  return await publishShell(distFolder('shell'), releaseDir, await readShellVersion());
}

export function distFolder(name: AppName): string {
  return path.join(repositoryFolder, name, 'dist');
}

/** The version of the shell's package. */
export async function readShellVersion(): Promise<string> {
  const text = await readFile(path.join(repositoryFolder, 'shell', 'package.json'), 'utf8');
  return z.parse(z.object({ version: z.string() }), JSON.parse(text)).version;
}
