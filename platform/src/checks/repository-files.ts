import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Paths of the files that belong to the repository, relative to its root: everything git does not ignore. */
export async function listRepositoryFiles(root: string): Promise<string[]> {
  const { stdout } = await execute('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = [...new Set(stdout.split('\0'))].filter((path) => path !== '').sort();
  const exist = await Promise.all(paths.map((path) => isFile(join(root, path))));
  return paths.filter((_, index) => exist[index]);
}

export interface TextFile {
  readonly path: string;
  readonly lines: readonly string[];
}

/** The repository's text files; pictures, fonts and other binary files are left out. */
export async function readTextFiles(root: string): Promise<TextFile[]> {
  const paths = await listRepositoryFiles(root);
  const contents = await Promise.all(paths.map((path) => readFile(join(root, path))));
  return paths.flatMap((path, index) => {
    const content = contents[index];
    if (content === undefined || content.includes(0)) return [];
    return [{ path, lines: content.toString().replace(/\n$/, '').split('\n') }];
  });
}

/** A file that git lists may have been deleted from the working tree. */
async function isFile(path: string): Promise<boolean> {
  const entry = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return entry?.isFile() ?? false;
}
