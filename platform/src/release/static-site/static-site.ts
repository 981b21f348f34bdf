import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@fursa/shared/contract';
import { type PublicConfig, publicConfigSchema, type Registry } from '@fursa/shared/contract/registry';
import { composeSecurityText, securityTextPath } from '../../gateway/security-text.ts';
import { atomicWriteChanged } from '../files/atomic-write.ts';
import { readJsonFile } from '../files/read-json-file.ts';
import { releaseFolders, releasePaths } from '../files/release-paths.ts';
import { fitToShell, type SiteRegistry } from '../fit-to-shell.ts';
import { listRenderedPaths, readPrerendered } from '../prerender/prerender-pages.ts';
import { readAllRootFiles, readKeptShell, readShellRelease, type ShellRelease } from '../shell-release.ts';
import { composeHtml, composePage } from './compose-html.ts';
import { composeHeaderRules } from './header-rules.ts';
import { staticHosts } from './hosts/index.ts';
import type { StaticHosting } from './hosts/static-host.ts';
import { composeRobots, composeSitemap } from './search-engines.ts';
import { trustedTypesPolicy } from './security-headers.ts';

const staticPages = ['index.html', 'app.html'] as const;
/** Pages of the shell that have no HTML of their own. */
const shellPaths = [paths.privacy, paths.terms, '/platform'];
const securityText = securityTextPath.slice(1);

/**
 * Makes the pages, root files, `config.json`, `_headers` and `_redirects` what registry and shell say, for hosts that serve files and
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
  const { files } = await composeSite(releaseDir, { site, shell, config: present });
  for (const [path, content] of files) await atomicWriteChanged(join(releaseDir, path), content);
  // An old page would go on with an old registry, and an old contact would name who is not there any more.
  const known = [
    ...(await readAllRootFiles(releaseDir)),
    ...staticPages,
    '404.html',
    securityText,
    ...(await listRenderedPaths(releaseDir)).map(pageFile),
  ];
  for (const path of known) {
    if (!files.has(path)) await rm(join(releaseDir, path), { force: true });
  }
}

/** Of the shell, the remotes and their candidates. */
function pagePathsOf({ remotes }: Registry): readonly string[] {
  const all = remotes.flatMap((remote) => (remote.canary === undefined ? [remote] : [remote, remote.canary.remote]));
  return [...shellPaths, ...all.flatMap(({ pages }) => pages).map(({ path }) => path)];
}

/** Hosts of static sites serve `login.html` for `/login`. */
function pageFile(path: string): string {
  return `${path.slice(1)}.html`;
}

interface SiteParts {
  readonly site: SiteRegistry;
  readonly shell: ShellRelease;
  readonly config: PublicConfig;
}

export interface StaticSite {
  /** Files of the site beside assets and remotes by their paths; pages come after what they need. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** What its host must be told of it. */
  readonly hosting: StaticHosting;
}

/** A static site as it follows from what is released. */
export async function composeSite(releaseDir: string, { site, shell, config }: SiteParts): Promise<StaticSite> {
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
  const fitted = await fitToShell(releaseDir, site, shell);
  const pages: string[] = [];
  const addPage = (path: string, template: string) => {
    // Hosts that send one policy with every file cannot require it: `hosts/index.ts` says why.
    const required = `<meta http-equiv="Content-Security-Policy" content="${trustedTypesPolicy}">`;
    const html = composeHtml(template, fitted.written, config).replace(/<head\b[^>]*>/i, (head) => head + required);
    files.set(path, html);
    pages.push(html);
  };
  for (const page of staticPages) {
    const template = places.template(shell.version, page);
    if (existsSync(template)) addPage(page, await readFile(template, 'utf8'));
  }
  const frame = places.template(shell.version, 'app.html');
  const prerendered = existsSync(frame) ? await readPrerendered(releaseDir, fitted.registry, shell.version) : [];
  for (const page of prerendered) {
    const html = composePage(await readFile(frame, 'utf8'), page);
    const path = pageFile(page.path);
    // A file of the site itself comes first, and so do its folders.
    if (html !== undefined && !files.has(path) && !releaseFolders.includes(path.split('/')[0] ?? ''))
      addPage(path, html);
  }
  const notFound = files.get('app.html') ?? files.get('index.html');
  if (notFound !== undefined) files.set('404.html', notFound);
  const hosting = {
    rules: composeHeaderRules(pages, config.supabaseUrl),
    renderedPaths: prerendered
      .map((page) => page.path)
      .filter((path) => files.has(pageFile(path)))
      .sort(),
    pagePaths: pagePathsOf(fitted.registry),
  };
  for (const [path, content] of Object.entries(staticHosts.netlify(hosting))) files.set(path, content);
  return { files, hosting };
}
