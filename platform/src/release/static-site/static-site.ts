import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PublicConfig, publicConfigSchema, type Registry } from '@fursa/shared/contract/registry';
import { composeSecurityText, securityTextPath } from '../../gateway/security-text.ts';
import { atomicWriteChanged } from '../files/atomic-write.ts';
import { readJsonFile } from '../files/read-json-file.ts';
import { releasePaths } from '../files/release-paths.ts';
import { readAllRootFiles, readKeptShell, readShellRelease, type ShellRelease } from '../shell-release.ts';
import { composeHtml } from './compose-html.ts';
import { composeRobots, composeSitemap } from './search-engines.ts';
import { composeStaticHeaders } from './static-headers.ts';

const staticPages = ['index.html', 'app.html'] as const;
const securityText = securityTextPath.slice(1);

/** What is understood of a registry, and what is served of it. */
export interface SiteRegistry {
  readonly registry: Registry;
  readonly written: unknown;
}

/**
 * Makes the pages, root files, `config.json` and `_headers` what registry and shell say, for hosts that serve files and
 * nothing else; what is right already is left alone. A release folder is such a site once it holds a `config.json`, which
 * names a Supabase project; without one only the gateway knows the configuration, and composes the page itself.
 *
 * Every step of a release ends with it, also one that changes nothing else: a process may have died before it came to this.
 * Call it under the lock of the release only.
 */
export async function refreshStaticSite(releaseDir: string, registry: SiteRegistry): Promise<void> {
  const places = releasePaths(releaseDir);
  const advice = 'Correct it, or delete it and publish again.';
  const config = await readJsonFile(places.config, publicConfigSchema, advice);
  if (config !== undefined) await writeStaticSite(releaseDir, registry, config);
}

/** Makes a release folder a static site, or tells one its other configuration. Call it under the lock of the release only. */
export async function writeStaticSite(
  releaseDir: string,
  site: SiteRegistry,
  configuration: PublicConfig,
): Promise<void> {
  const { config } = releasePaths(releaseDir);
  const shell = await readShellRelease(releaseDir);
  const present = shell === undefined ? configuration : { ...configuration, version: shell.version };
  await atomicWriteChanged(config, `${JSON.stringify(present, undefined, 2)}\n`);
  if (shell === undefined) return;
  const files = await composeSite(releaseDir, { site, shell, config: present });
  for (const [path, content] of files) await atomicWriteChanged(join(releaseDir, path), content);
  // An old page would go on with an old registry, and an old contact would name who is not there any more.
  for (const path of [...(await readAllRootFiles(releaseDir)), ...staticPages, securityText]) {
    if (!files.has(path)) await rm(join(releaseDir, path), { force: true });
  }
}

interface SiteParts {
  readonly site: SiteRegistry;
  readonly shell: ShellRelease;
  readonly config: PublicConfig;
}

/** Files of the site beside assets and remotes by their paths; pages come after what they need. */
async function composeSite(
  releaseDir: string,
  { site, shell, config }: SiteParts,
): Promise<ReadonlyMap<string, string | Buffer>> {
  const places = releasePaths(releaseDir);
  const files = new Map<string, string | Buffer>();
  await readKeptShell(releaseDir, shell.version);
  for (const path of shell.rootFiles) files.set(path, await readFile(join(places.rootFiles(shell.version), path)));
  if (config.siteUrl !== undefined) {
    files.set('sitemap.xml', composeSitemap(site.registry, config.siteUrl));
    files.set('robots.txt', composeRobots(config.siteUrl));
  }
  const security = composeSecurityText(config, new Date());
  if (security !== undefined) files.set(securityText, security);
  const pages: string[] = [];
  for (const page of staticPages) {
    const template = places.template(shell.version, page);
    if (!existsSync(template)) continue;
    const html = composeHtml(await readFile(template, 'utf8'), site.written, config);
    files.set(page, html);
    pages.push(html);
  }
  return files.set('_headers', composeStaticHeaders(pages, config.supabaseUrl));
}
