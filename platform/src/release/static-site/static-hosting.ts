import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicConfigSchema } from '@fursa/shared/contract/registry';
import { readJsonFile } from '../files/read-json-file.ts';
import { releasePaths } from '../files/release-paths.ts';
import { listRenderedPaths } from '../prerender/prerender-pages.ts';
import { readRegistry } from '../registry-file.ts';
import { ReleaseError } from '../release-error.ts';
import { composeHeaderRules } from './header-rules.ts';
import type { StaticHosting } from './hosts/static-host.ts';
import { pageFile, pagePathsOf, staticPages } from './static-site.ts';

/**
 * What a host must be told of the site as it stands.
 *
 * @throws ReleaseError when the folder is no static site.
 */
export async function readStaticHosting(releaseDir: string): Promise<StaticHosting> {
  const { config } = releasePaths(releaseDir);
  const registry = await readRegistry(releaseDir);
  const { supabaseUrl } = (await readJsonFile(config, publicConfigSchema, 'Publish again.')) ?? {};
  const rendered = (await listRenderedPaths(releaseDir)).filter((path) => existsSync(join(releaseDir, pageFile(path))));
  const files = [...staticPages, ...rendered.map(pageFile)].map((file) => join(releaseDir, file));
  const pages = await Promise.all(files.filter((file) => existsSync(file)).map((file) => readFile(file, 'utf8')));
  if (supabaseUrl === undefined || pages.length === 0) {
    throw new ReleaseError(
      `${releaseDir} is no static site. Publish the shell with SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY set.`,
    );
  }
  return {
    rules: composeHeaderRules(pages, supabaseUrl),
    renderedPaths: rendered.sort(),
    pagePaths: pagePathsOf(registry),
  };
}
