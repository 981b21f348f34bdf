import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appNames, buildApps, isFresh, remoteNames } from '@fursa/platform/build';
import { publishRemote, publishShell } from '@fursa/platform/release';
import { remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import * as z from 'zod/mini';
import { distFolder } from '../landing/variants.ts';

export interface PreparedRelease {
  /** A copy of the release folder, for one publish. */
  copy(): Promise<string>;
  remove(): Promise<void>;
}

/**
 * A release folder as a team meets it: all apps are live, the shell for the second time, and of `remote` a version that its build
 * is not.
 */
export async function prepareRelease(remote: string): Promise<PreparedRelease> {
  await buildApps(appNames.filter((name) => !isFresh(name)));
  const folder = await mkdtemp(join(tmpdir(), 'fursa-bench-'));
  const prepared = join(folder, 'prepared');
  for (const name of remoteNames) {
    const dist = name === remote ? await copyEarlierVersion(name, join(folder, 'earlier-remote')) : distFolder(name);
    await publishRemote(dist, prepared);
  }
  await publishShell(await copyEarlierShell(join(folder, 'earlier-shell')), prepared, '0.0.0');
  await publishShell(distFolder('shell'), prepared, '0.0.0');
  let copies = 0;
  return {
    async copy() {
      copies += 1;
      const releaseDir = join(folder, `copy-${copies}`);
      await cp(prepared, releaseDir, { recursive: true });
      return releaseDir;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** The same files under a version before that of the build. */
async function copyEarlierVersion(name: string, folder: string): Promise<string> {
  await cp(distFolder(name), folder, { recursive: true });
  const file = join(folder, 'remote.json');
  const description = z.parse(remoteDescriptionSchema, JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify({ ...description, version: '0.0.1' }));
  for (const ending of ['br', 'gz']) await rm(`${file}.${ending}`, { force: true });
  return folder;
}

/** Another shell to whoever releases, though it does the same. */
async function copyEarlierShell(folder: string): Promise<string> {
  await cp(distFolder('shell'), folder, { recursive: true });
  await appendFile(join(folder, 'index.html'), '\n<!-- the shell before -->\n');
  return folder;
}
