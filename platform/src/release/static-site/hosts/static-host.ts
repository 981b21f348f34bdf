import { contentTypes } from '../../../gateway/content-type.ts';
import { releaseFolders, releasePaths } from '../../files/release-paths.ts';
import type { HeaderRules } from '../header-rules.ts';

/** What a host must be told of a static site. */
export interface StaticHosting {
  readonly rules: HeaderRules;
  /** Paths that have HTML of their own: `/login` is answered with `login.html`. */
  readonly renderedPaths: readonly string[];
}

/** The content of each file of a host's configuration, by its name. */
export type HostFiles = Readonly<Record<string, string>>;

/** Endings of files that are served, as alternatives of a pattern. */
export const servedEndings = Object.keys(contentTypes)
  .map((ending) => ending.slice(1))
  .join('|');

const internalFolders = releaseFolders.filter((folder) => !['assets', 'remotes'].includes(folder)).join('|');

const { changes, history, lock, previousRegistry, shell } = releasePaths('');
const records = [changes, history, lock, previousRegistry, shell].map((file) => file.replaceAll('.', '[.]')).join('|');

/**
 * What lies in a release folder for those who release, as a pattern of paths: records, templates of pages, hidden files. The
 * gateway serves none of it.
 */
export const internalPath = `^/(?:${internalFolders})(?:/|$)|^/(?:${records})$|/[._]`;
