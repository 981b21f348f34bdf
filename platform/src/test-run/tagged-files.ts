import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SuiteName, suiteNames } from './suites.ts';

export interface TaggedFile {
  /** Relative to the repository. */
  readonly path: string;
  /** The suite that all of its tests belong to. */
  readonly whole: SuiteName | undefined;
  /** Suites that some of its tests belong to. */
  readonly some: readonly SuiteName[];
}

/**
 * The files of Vitest's tests with the suites in them. Vitest's own filter of tags loads every file to learn this, which for one
 * suite takes longer than its tests.
 */
export async function findTaggedFiles(root: string): Promise<TaggedFile[]> {
  const files: TaggedFile[] = [];
  for await (const path of glob('*/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['node_modules', '*/node_modules', 'e2e'],
  })) {
    const text = await readFile(join(root, path), 'utf8');
    const isTagged = (name: SuiteName) => new RegExp(`\\btags\\b.*'${name}'`).test(text);
    const whole = suiteNames.find((name) => text.includes(`// @module-tag ${name}\n`));
    files.push({ path, whole, some: suiteNames.filter(isTagged) });
  }
  return files;
}
