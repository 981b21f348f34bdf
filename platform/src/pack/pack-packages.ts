import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packPlatform } from './pack-platform.ts';
import { packShared } from './pack-shared.ts';
import { readCatalog } from './package-versions.ts';
import type { SourceFiles } from './source-files.ts';

const execute = promisify(execFile);

/** Names of the archives by their packages. Without a version: a new one takes the place of the old. */
export const archives = { '@fursa/shared': 'fursa-shared.tgz', '@fursa/platform': 'fursa-platform.tgz' } as const;

/**
 * Writes what a remote in a repository of its own is built with into a folder, as archives to install.
 *
 * @returns the paths of the archives
 */
export async function packPackages(root: string, output: string): Promise<string[]> {
  const catalog = await readCatalog(root);
  await mkdir(output, { recursive: true });
  return [
    await writeArchive(root, path.join(output, archives['@fursa/shared']), await packShared(root, catalog)),
    await writeArchive(root, path.join(output, archives['@fursa/platform']), await packPlatform(root, catalog)),
  ];
}

/** An archive of npm is a compressed tar with everything in `package/`. */
async function writeArchive(root: string, archive: string, files: SourceFiles): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fursa-pack-'));
  try {
    for (const [name, content] of files) {
      const file = path.join(folder, 'package', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await cp(path.join(root, 'LICENSE'), path.join(folder, 'package', 'LICENSE'));
    await execute('tar', ['-czf', path.resolve(archive), 'package'], { cwd: folder });
    return archive;
  } finally {
    await rm(folder, { recursive: true });
  }
}
