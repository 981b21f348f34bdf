import { constants } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Where Debian, Fedora and Homebrew put the programs of the versions they have, the server's not being on the path. */
const versionFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The folder with `initdb` and `postgres` in it, of the newest version found, or undefined. */
export async function findPostgresPrograms(path = process.env.PATH ?? ''): Promise<string | undefined> {
  const onPath = path.split(delimiter).filter(Boolean);
  const folders = [...onPath, ...(await findVersions())];
  for (const folder of folders) {
    if ((await isProgram(join(folder, 'initdb'))) && (await isProgram(join(folder, 'postgres')))) return folder;
  }
  return undefined;
}

async function findVersions(): Promise<string[]> {
  const found = await Promise.all(
    versionFolders.map(async (parent) =>
      (await listFolder(parent)).map((name) => ({ name, folder: join(parent, name, 'bin') })),
    ),
  );
  return found
    .flat()
    .filter(({ name }) => /^(postgresql@)?\d+$/.test(name))
    .sort((one, other) => versionOf(other.name) - versionOf(one.name))
    .map(({ folder }) => folder);
}

function versionOf(name: string): number {
  return Number(name.replace('postgresql@', ''));
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    // No such folder on this system: no version in it.
    return [];
  }
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
