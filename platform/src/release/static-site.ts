import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PublicConfig, publicConfigSchema, type Registry } from '@fursa/shared/contract/registry';
import { composeSecurityText } from '../gateway/security-text.ts';
import { atomicWrite } from './atomic-write.ts';
import { composeHtml } from './compose-html.ts';
import { readJsonFile } from './read-json-file.ts';
import { releasePaths } from './release-paths.ts';
import { composeRobots, composeSitemap } from './search-engines.ts';
import { readShellRelease } from './shell-release.ts';
import { composeStaticHeaders } from './static-headers.ts';

const staticPages = ['index.html', 'app.html'] as const;

/** What is understood of a registry, and what is served of it. */
export interface SiteRegistry {
  readonly registry: Registry;
  readonly written: unknown;
}

/**
 * Writes `index.html`, `app.html`, `config.json` and `_headers` for hosts that serve files and nothing else. A release folder is such a site once it
 * holds a `config.json`, which names a Supabase project; without one only the gateway knows the configuration, and composes
 * the page itself. Call it under the registry's lock only.
 */
export async function refreshStaticSite(releaseDir: string, registry: SiteRegistry): Promise<void> {
  const places = releasePaths(releaseDir);
  const advice = 'Correct it, or delete it and publish again.';
  const config = await readJsonFile(places.config, publicConfigSchema, advice);
  if (config !== undefined) await writeStaticSite(releaseDir, registry, config);
}

/** Makes a release folder a static site, or tells one its other configuration. Call it under the registry's lock only. */
export async function writeStaticSite(
  releaseDir: string,
  { registry, written }: SiteRegistry,
  config: PublicConfig,
): Promise<void> {
  const places = releasePaths(releaseDir);
  const shell = await readShellRelease(releaseDir);
  const present = shell === undefined ? config : { ...config, version: shell.version };
  await atomicWrite(places.config, `${JSON.stringify(present, undefined, 2)}\n`);
  if (shell === undefined) return;
  if (present.siteUrl !== undefined) {
    await atomicWrite(join(releaseDir, 'sitemap.xml'), composeSitemap(registry, present.siteUrl));
    await atomicWrite(join(releaseDir, 'robots.txt'), composeRobots(present.siteUrl));
  }
  await writeSecurityText(places.securityText, present);
  const pages: string[] = [];
  for (const page of staticPages) {
    const template = places.template(page);
    if (!existsSync(template)) continue;
    const html = composeHtml(await readFile(template, 'utf8'), written, present);
    await atomicWrite(places.composed(page), html);
    pages.push(html);
  }
  await atomicWrite(join(releaseDir, '_headers'), composeStaticHeaders(pages, present.supabaseUrl));
}

/** Without somebody to tell, no file: an old one would name who is not there any more. */
async function writeSecurityText(file: string, config: PublicConfig): Promise<void> {
  const text = composeSecurityText(config, new Date());
  if (text === undefined) await rm(file, { force: true });
  else await atomicWrite(file, text);
}
