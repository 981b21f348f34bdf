import { join } from 'node:path';
import type { RemoteName } from '@fursa/shared/contract';

/** Where everything is inside a release folder. */
export function releasePaths(releaseDir: string) {
  return {
    registry: join(releaseDir, 'registry.json'),
    previousRegistry: join(releaseDir, 'registry.previous.json'),
    lock: join(releaseDir, 'registry.lock'),
    history: join(releaseDir, 'history.json'),
    shell: join(releaseDir, 'shell.json'),
    config: join(releaseDir, 'config.json'),
    assets: join(releaseDir, 'assets'),
    securityText: join(releaseDir, '.well-known', 'security.txt'),
    templates: join(releaseDir, 'templates'),
    template: (page: PageTemplate) => join(releaseDir, 'templates', page),
    composed: (page: PageTemplate) => join(releaseDir, page),
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
