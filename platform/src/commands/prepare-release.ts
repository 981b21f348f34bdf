import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { type AppName, repositoryFolder } from '../build/app-names.ts';
import { isFresh } from '../build/freshness.ts';
import { publishRemote, publishShell, readRegistry, type ShellRelease } from '../release/index.ts';

/**
 * Builds what is stale and publishes it, so that the release folder serves the present sources; a version that was rolled
 * back stays rolled back.
 */
export async function prepareRelease(apps: readonly AppName[], releaseDir: string): Promise<ShellRelease> {
  await readRegistry(releaseDir);
  const stale = apps.filter((name) => !isFresh(name));
  if (stale.length > 0) {
    console.log(`Building ${stale.join(', ')} ...`);
    // The compiler is a big native module, which a start on a built tree can do without.
    const { buildApps } = await import('../build/build-apps.ts');
    await buildApps(stale);
  }
  for (const name of apps) {
    if (name === 'shell') continue;
    const { remote, outcome } = await publishRemote(distFolder(name), releaseDir, { respectRollback: true });
    if (outcome === 'published') console.log(`Published ${name} ${remote.version}`);
    if (outcome === 'withdrawn')
      console.log(`${name} ${remote.version} stays rolled back; bring it back with: publish ${name}`);
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
