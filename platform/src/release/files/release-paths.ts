import { join } from 'node:path';
import type { RemoteName } from '@fursa/shared/contract';
import { prerenderFile } from '../../preset/prerender/prerender-contract.ts';
import { providedModulesFile } from '../../preset/provided-modules.ts';

/**
 * Where everything of one shell is that pages of another would replace; its hashed assets are with those of all shells, and
 * `assets.json` lists them.
 */
export const keptShellFiles = {
  description: 'shell.json',
  assets: 'assets.json',
  pages: 'pages',
  root: 'root',
  prerender: prerenderFile,
  provided: providedModulesFile,
} as const;

/** Folders of a release folder; no page of a static site lies in them. */
export const releaseFolders: readonly string[] = ['assets', 'prerendered', 'remotes', 'shells'];

/** Where everything is inside a release folder. */
export function releasePaths(releaseDir: string) {
  return {
    registry: join(releaseDir, 'registry.json'),
    fallbacks: join(releaseDir, 'fallbacks.json'),
    previousRegistry: join(releaseDir, 'registry.previous.json'),
    lock: join(releaseDir, 'registry.lock'),
    history: join(releaseDir, 'history.json'),
    changes: join(releaseDir, 'changes.json'),
    shell: join(releaseDir, 'shell.json'),
    config: join(releaseDir, 'config.json'),
    assets: join(releaseDir, 'assets'),
    shells: join(releaseDir, 'shells'),
    keptShell: (version: string) => join(releaseDir, 'shells', version),
    keptDescription: (version: string) => join(releaseDir, 'shells', version, keptShellFiles.description),
    keptAssets: (version: string) => join(releaseDir, 'shells', version, keptShellFiles.assets),
    template: (version: string, page: PageTemplate) => join(releaseDir, 'shells', version, keptShellFiles.pages, page),
    rootFiles: (version: string) => join(releaseDir, 'shells', version, keptShellFiles.root),
    allPrerendered: join(releaseDir, 'prerendered'),
    prerendered: (shellVersion: string, name: RemoteName, version: string) =>
      join(releaseDir, 'prerendered', shellVersion, `${name}@${version}.json`),
    remotes: join(releaseDir, 'remotes'),
    remoteVersions: (name: RemoteName) => join(releaseDir, 'remotes', name),
    remote: (name: RemoteName, version: string) => join(releaseDir, 'remotes', name, version),
  };
}

/**
 * The HTML files of the shell's build; the registry and the configuration are written into them. `index.html` is the landing
 * page, `app.html` every other page (without it the first serves for all), `isolate.html` the bench for one remote.
 */
export const pageTemplates = ['index.html', 'app.html', 'isolate.html'] as const;
export type PageTemplate = (typeof pageTemplates)[number];
