import { join } from 'node:path';

/** Everything that holds data in a data folder; the running process holds `lock`, which is never removed. */
export const dataEntries = ['contents.json', 'database', 'database.unfinished', 'files', 'secrets.json'] as const;
export const lockEntries = ['lock', 'lock-journal', 'lock.pid'] as const;
export const ownEntries = [...dataEntries, ...lockEntries];

/** Where everything is inside a data folder. */
export function folderPaths(root: string) {
  return {
    root,
    database: join(root, 'database'),
    /** What the first start builds. It becomes `database` when it is whole, and nobody has written to it before that. */
    unfinishedDatabase: join(root, 'database.unfinished'),
    files: join(root, 'files'),
    secrets: join(root, 'secrets.json'),
    contents: join(root, 'contents.json'),
  };
}

export type FolderPaths = ReturnType<typeof folderPaths>;
