import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { RemoteName } from '@fursa/shared/contract';
import type { PublicConfig, Registry } from '@fursa/shared/contract/registry';
import { type PageTemplate, releasePaths } from '../release/files/release-paths.ts';
import { fitToShell } from '../release/fit-to-shell.ts';
import { readPrerendered } from '../release/prerender/prerender-pages.ts';
import { readRegistryFile, writtenRegistry } from '../release/registry-file.ts';
import { ReleaseError } from '../release/release-error.ts';
import { readShellRelease } from '../release/shell-release.ts';
import { composeHtml, composePage } from '../release/static-site/compose-html.ts';
import { composeSitemap } from '../release/static-site/search-engines.ts';
import { contentPolicy, reportingHeaders } from '../release/static-site/security-headers.ts';
import { cspReportPath } from './csp-reports.ts';
import { memoryRepresentation } from './memory-representation.ts';
import type { Representation } from './respond.ts';

export interface LiveReleaseOptions {
  readonly releaseDir: string;
  readonly config: PublicConfig;
  readonly mode: 'product' | 'isolate';
  readonly isolatedRemote: RemoteName | undefined;
  readonly remoteOrigins: readonly string[];
  readonly development: boolean;
  readonly warn: (line: string) => void;
}

/** A page as it is sent by http and by https. */
export interface ReleasedPage {
  readonly plain: Representation;
  readonly secure: Representation;
}

/** What the release folder holds at one moment, ready to be served. */
export interface ReleaseSnapshot {
  readonly registry: Registry;
  /** Of the shell, and where they lie. */
  readonly rootFiles: ReadonlySet<string>;
  readonly rootFolder: string;
  /** Goes to the browser; names the shell that is live. */
  readonly config: PublicConfig;
  readonly configJson: Representation;
  readonly landingPage: ReleasedPage;
  /** Every other page that has no HTML of its own. */
  readonly page: ReleasedPage;
  /** Pages that arrive rendered, by their paths. */
  readonly prerenderedPages: ReadonlyMap<string, ReleasedPage>;
  readonly registryJson: Representation;
  /** Versions for when one of the registry does not load. */
  readonly fallbacksJson: Representation;
  /** For search engines; undefined while the product's own address is not configured. */
  readonly sitemap: Representation | undefined;
}

export interface LiveRelease {
  current(): Promise<ReleaseSnapshot>;
  /** The same, or the last good state when the disk takes longer; `undefined` when there is none yet. */
  currentWithin(milliseconds: number): Promise<ReleaseSnapshot | undefined>;
}

/** Milliseconds after which a folder that could not be read is read again, as it is. */
const retryInterval = 1_000;

/**
 * Reads the release folder, again whenever it changed. A folder that becomes broken while it is served changes nothing: the
 * last good state stays, one line warns, and the folder is looked at again, since the fault may have been the disk's.
 */
export function liveRelease(options: LiveReleaseOptions): LiveRelease {
  const files = releasePaths(options.releaseDir);
  let signature: string | undefined;
  let snapshot: Promise<ReleaseSnapshot> | undefined;
  let lastGood: ReleaseSnapshot | undefined;
  let retryAt = Number.POSITIVE_INFINITY;
  let lastWarning: string | undefined;

  async function readChanged(): Promise<ReleaseSnapshot> {
    const present = (await Promise.all([files.registry, files.shell].map(fileSignature))).join(' ');
    if (snapshot === undefined || present !== signature || performance.now() >= retryAt) {
      if (present !== signature) lastWarning = undefined;
      signature = present;
      retryAt = Number.POSITIVE_INFINITY;
      const before = snapshot;
      snapshot = readSnapshot(options).catch((error: unknown) => {
        if (before === undefined || !(error instanceof ReleaseError)) throw error;
        retryAt = performance.now() + retryInterval;
        if (error.message !== lastWarning) options.warn(`Still serving the last good release: ${error.message}`);
        lastWarning = error.message;
        return before;
      });
      // A first state that cannot be read is told to whoever asked, and tried again for the next one.
      snapshot.catch(() => {
        snapshot = undefined;
      });
    }
    lastGood = await snapshot;
    return lastGood;
  }

  let reading: Promise<ReleaseSnapshot> | undefined;
  /** Who comes while another looks at the folder gets what that one sees, so that a flood of callers is no flood of the disk. */
  function current(): Promise<ReleaseSnapshot> {
    reading ??= readChanged().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function currentWithin(milliseconds: number): Promise<ReleaseSnapshot | undefined> {
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(late.resolve, milliseconds, undefined);
    return (await Promise.race([current(), late.promise]).finally(() => clearTimeout(timer))) ?? lastGood;
  }

  return { current, currentWithin };
}

/** The landing page and every other page; the bench has one for all. */
function pagesOf(mode: LiveReleaseOptions['mode']): [landing: PageTemplate, other: PageTemplate] {
  return mode === 'isolate' ? ['isolate.html', 'isolate.html'] : ['index.html', 'app.html'];
}

async function readSnapshot(options: LiveReleaseOptions): Promise<ReleaseSnapshot> {
  const { releaseDir, isolatedRemote, mode, development } = options;
  const [file, shell] = await Promise.all([readRegistryFile(releaseDir), readShellRelease(releaseDir)]);
  if (shell === undefined) throw new ReleaseError(`${releaseDir} has no shell. Build it and publish it.`);
  for (const { name, reason } of file.skipped) options.warn(`The registry's entry for ${name} is left out: ${reason}`);
  const registry =
    mode === 'isolate'
      ? { ...file.registry, remotes: file.registry.remotes.filter((remote) => remote.name === isolatedRemote) }
      : file.registry;
  // The shell in the browser may understand more than this gateway, or less: it decides for itself.
  const written = writtenRegistry(registry, mode === 'isolate' ? { ...file, skipped: [] } : file);
  // A shell under construction has no version.
  const config = development ? options.config : { ...options.config, version: shell.version };
  const places = releasePaths(releaseDir);
  const [landing, other] = pagesOf(mode);
  const fitted = await fitToShell(releaseDir, { registry, written }, shell);
  const compose = (html: string) => composeReleasedPage(html, fitted.written, { ...options, config });
  const landingPage = compose(await readTemplate(places.template(shell.version, landing)));
  const otherTemplate = places.template(shell.version, other);
  const template = existsSync(otherTemplate) ? await readTemplate(otherTemplate) : undefined;
  const prerendered = template === undefined ? [] : await readPrerendered(releaseDir, fitted.registry, shell.version);
  const prerenderedPages = prerendered.flatMap((page) => {
    const html = composePage(template ?? '', page);
    return html === undefined ? [] : [[page.path, compose(html)] as const];
  });
  return {
    registry,
    rootFiles: new Set(shell.rootFiles),
    rootFolder: places.rootFiles(shell.version),
    config,
    configJson: memoryRepresentation(JSON.stringify(config), 'application/json; charset=utf-8'),
    landingPage,
    page: template === undefined ? landingPage : compose(template),
    prerenderedPages: new Map(prerenderedPages),
    registryJson: memoryRepresentation(JSON.stringify(written), 'application/json; charset=utf-8'),
    fallbacksJson: memoryRepresentation(await readFallbacks(places.fallbacks), 'application/json; charset=utf-8'),
    sitemap:
      config.siteUrl === undefined
        ? undefined
        : memoryRepresentation(composeSitemap(registry, config.siteUrl), 'application/xml; charset=utf-8'),
  };
}

/** As it was written and signed; none in a release folder from before there was such a file. */
async function readFallbacks(path: string): Promise<string> {
  return existsSync(path) ? await readFile(path, 'utf8') : '{"schemaVersion":1,"revision":0,"remotes":[]}';
}

async function readTemplate(path: string): Promise<string> {
  return await readFile(path, 'utf8').catch(() => {
    throw new ReleaseError(`${path} cannot be read. Build the shell and publish it.`);
  });
}

function composeReleasedPage(template: string, registry: unknown, options: LiveReleaseOptions): ReleasedPage {
  const { config, remoteOrigins, development } = options;
  const page = composeHtml(template, registry, config);
  const policy = contentPolicy({
    html: page,
    remoteOrigins,
    supabaseUrl: config.supabaseUrl,
    development,
    reportPath: cspReportPath,
  });
  const content = memoryRepresentation(page, 'text/html; charset=utf-8');
  return {
    plain: { ...content, headers: { 'Content-Security-Policy': policy } },
    secure: { ...content, headers: reportingHeaders(policy, cspReportPath) },
  };
}

/** A replaced file has another inode, so that two states of one size in one millisecond still differ. */
async function fileSignature(path: string): Promise<string> {
  try {
    const { mtimeMs, size, ino } = await stat(path);
    return `${mtimeMs}-${size}-${ino}`;
  } catch {
    // Missing or unreadable is a state as well; reading it will say what is wrong.
    return 'none';
  }
}
