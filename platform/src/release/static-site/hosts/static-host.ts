import { contentTypes } from '../../../gateway/content-type.ts';
import { releaseFolders, releasePaths } from '../../files/release-paths.ts';
import type { HeaderRules } from '../header-rules.ts';

/** What a host must be told of a static site. */
export interface StaticHosting {
  readonly rules: HeaderRules;
  /** Paths that have HTML of their own: `/login` is answered with `login.html`. */
  readonly renderedPaths: readonly string[];
  /** Patterns of the paths of all pages, as react-router writes them. */
  readonly pagePaths: readonly string[];
}

/** The content of each file of a host's configuration, by its name. */
export type HostFiles = Readonly<Record<string, string>>;

/** Endings of files that are served, as alternatives of a pattern. */
export const servedEndings = Object.keys(contentTypes)
  .map((ending) => ending.slice(1))
  .join('|');

/** What lies in a release folder for those who release. */
export const internalFolders = releaseFolders.filter((folder) => !['assets', 'remotes'].includes(folder));

const { changes, history, lock, previousRegistry, shell } = releasePaths('');
export const internalFiles = [changes, history, lock, previousRegistry, shell];

const records = internalFiles.map((file) => file.replaceAll('.', '[.]')).join('|');

/**
 * The same as a pattern of paths: records, templates of pages, hidden files. The gateway serves none of it.
 */
export const internalPath = `^/(?:${internalFolders.join('|')})(?:/|$)|^/(?:${records})$|/[._]`;
