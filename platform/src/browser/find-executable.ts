import { constants } from 'node:fs';
import { access } from 'node:fs/promises';

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
