import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { RemoteName } from '@fursa/shared/contract';
import type { PublicConfig, Registry } from '@fursa/shared/contract/registry';
import { composeHtml } from '../release/compose-html.ts';
import { readRegistryFile, writtenRegistry } from '../release/registry-file.ts';
import { ReleaseError } from '../release/release-error.ts';
import { type PageTemplate, releasePaths } from '../release/release-paths.ts';
import { composeSitemap } from '../release/search-engines.ts';
import { contentPolicy, reportingHeaders } from '../release/security-headers.ts';
import { readShellRelease } from '../release/shell-release.ts';
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
  readonly rootFiles: ReadonlySet<string>;
  readonly landingPage: ReleasedPage;
  readonly page: ReleasedPage;
  readonly registryJson: Representation;
  /** For search engines; undefined while the product's own address is not configured. */
  readonly sitemap: Representation | undefined;
}

export interface LiveRelease {
  current(): Promise<ReleaseSnapshot>;
  /** The same, or the last good state when the disk takes longer; `undefined` when there is none yet. */
  currentWithin(milliseconds: number): Promise<ReleaseSnapshot | undefined>;
}

/**
 * Reads the release folder, again whenever it changed. A folder that becomes broken while it is served changes nothing: the
 * last good state stays, and one line warns.
 */
export function liveRelease(options: LiveReleaseOptions): LiveRelease {
  const files = releasePaths(options.releaseDir);
  const templates = pagesOf(options.mode).map(files.template);
  let signature: string | undefined;
  let snapshot: Promise<ReleaseSnapshot> | undefined;
  let lastGood: ReleaseSnapshot | undefined;

  async function readChanged(): Promise<ReleaseSnapshot> {
    const present = (await Promise.all([files.registry, files.shell, ...templates].map(fileSignature))).join(' ');
    if (snapshot === undefined || present !== signature) {
      signature = present;
      snapshot = readSnapshot(options).catch(keepLastGood(snapshot, options.warn));
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

function keepLastGood(last: Promise<ReleaseSnapshot> | undefined, warn: (line: string) => void) {
  return (error: unknown) => {
    if (last === undefined || !(error instanceof ReleaseError)) throw error;
    warn(`Still serving the last good release: ${error.message}`);
    return last;
  };
}

/** The landing page and every other page; the bench has one for all. */
function pagesOf(mode: LiveReleaseOptions['mode']): [landing: PageTemplate, other: PageTemplate] {
  return mode === 'isolate' ? ['isolate.html', 'isolate.html'] : ['index.html', 'app.html'];
}

async function readSnapshot(options: LiveReleaseOptions): Promise<ReleaseSnapshot> {
  const { releaseDir, isolatedRemote, mode } = options;
  const [file, shell] = await Promise.all([readRegistryFile(releaseDir), readShellRelease(releaseDir)]);
  for (const { name, reason } of file.skipped) options.warn(`The registry's entry for ${name} is left out: ${reason}`);
  const registry =
    mode === 'isolate'
      ? { ...file.registry, remotes: file.registry.remotes.filter((remote) => remote.name === isolatedRemote) }
      : file.registry;
  // The shell in the browser may understand more than this gateway, or less: it decides for itself.
  const written = writtenRegistry(registry, mode === 'isolate' ? { ...file, skipped: [] } : file);
  const [landing, other] = pagesOf(mode);
  const landingPage = await composePage(landing, written, options);
  const hasOther = existsSync(releasePaths(releaseDir).template(other));
  return {
    registry,
    rootFiles: new Set(shell?.rootFiles),
    landingPage,
    page: hasOther ? await composePage(other, written, options) : landingPage,
    registryJson: memoryRepresentation(JSON.stringify(written), 'application/json; charset=utf-8'),
    sitemap:
      options.config.siteUrl === undefined
        ? undefined
        : memoryRepresentation(composeSitemap(registry, options.config.siteUrl), 'application/xml; charset=utf-8'),
  };
}

async function composePage(name: PageTemplate, registry: unknown, options: LiveReleaseOptions): Promise<ReleasedPage> {
  const { releaseDir, config, remoteOrigins, development } = options;
  const template = releasePaths(releaseDir).template(name);
  const html = await readFile(template, 'utf8').catch(() => {
    throw new ReleaseError(`${template} cannot be read. Build the shell and publish it.`);
  });
  const page = composeHtml(html, registry, config);
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
