import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { appNames, buildApp, buildApps, isFresh, remoteNames, repositoryFolder } from '@fursa/platform/build';
import { createGateway } from '@fursa/platform/gateway';
import { publishRemote, publishShell } from '@fursa/platform/release';
import { parseRegistry, type Registry } from '@fursa/shared/contract/registry';
import type { Browser } from '@playwright/test';
import { tell } from '../bench.ts';
import { createSelfSignedCertificate, type SelfSignedCertificate } from '../serving/self-signed-certificate.ts';
import { type RecordingServer, serveOverHttp2 } from '../serving/serve-over-http2.ts';
import { launchBrowser } from './landing-visit.ts';

/** Puts a product into a release folder. */
type Release = (releaseDir: string) => Promise<void>;

/** Products that are served beside each other, by their names. */
export interface ServedReleases<Name extends string> {
  readonly servers: Readonly<Record<Name, RecordingServer>>;
  /** Of all servers. */
  readonly certificate: SelfSignedCertificate;
  close(): Promise<void>;
}

/** The product as it is shipped, and the same sources as one bundle. */
export const variants = {
  composed: releaseComposed,
  oneBundle: (releaseDir: string) => releaseOneBundle(releaseDir, join(dirname(releaseDir), 'composed')),
};
export type VariantName = keyof typeof variants;

/** Builds what is not built, and serves releases by the same gateway, in front of one backend with the data of the seed. */
export async function serveReleases<Name extends string>(
  releases: Readonly<Record<Name, Release>>,
): Promise<ServedReleases<Name>> {
  await buildApps(appNames.filter((name) => !isFresh(name)));
  const folder = await mkdtemp(join(tmpdir(), 'fursa-bench-'));
  const backend = await startTestBackendWithDatabase();
  const certificate = createSelfSignedCertificate();
  const servers: Record<string, RecordingServer> = {};
  for (const [name, release] of Object.entries<Release>(releases)) {
    const releaseDir = join(folder, name);
    await release(releaseDir);
    const config = { version: '0.0.0', supabasePublishableKey: backend.publishableKey };
    servers[name] = await serveOverHttp2(createGateway({ releaseDir, config, backend, mode: 'product' }), certificate);
  }
  return {
    servers: servers as Record<Name, RecordingServer>,
    certificate,
    async close() {
      await Promise.all(Object.values(servers).map((server) => server.close()));
      await backend.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Measures each release so many times. Each begins every other run: what slows the machine for a while slows both. */
export async function measureInTurns<Name extends string, Figures>(
  releases: Readonly<Record<Name, Release>>,
  runCount: number,
  measure: (browser: Browser, server: RecordingServer) => Promise<Figures>,
): Promise<Record<Name, Figures[]>> {
  const { servers, certificate, close } = await serveReleases(releases);
  try {
    const browser = await launchBrowser(certificate);
    try {
      const measured = Object.entries<RecordingServer>(servers).map(([name, server]) => ({
        name,
        server,
        figures: [] as Figures[],
      }));
      // The first page of a browser that has just started takes longer than any other.
      for (const { server } of measured) await measure(browser, server);
      for (let run = 1; run <= runCount; run += 1) {
        tell(`Run ${run} of ${runCount}`);
        const order = run % 2 === 1 ? measured : measured.toReversed();
        for (const { server, figures } of order) figures.push(await measure(browser, server));
      }
      return Object.fromEntries(measured.map(({ name, figures }) => [name, figures])) as Record<Name, Figures[]>;
    } finally {
      await browser.close();
    }
  } finally {
    await close();
  }
}

/** Releases the product as it is shipped. */
export async function releaseComposed(releaseDir: string): Promise<void> {
  for (const name of remoteNames) await publishRemote(distFolder(name), releaseDir);
  await publishShell(distFolder('shell'), releaseDir, '0.0.0');
}

/** The shell takes its pages from the registry in either variant; here they come without files and their hashes. */
async function releaseOneBundle(releaseDir: string, composed: string): Promise<void> {
  // Its own folder holds nothing but the configuration, so nothing tells that it is stale.
  await buildApp('single-bundle', { root: import.meta.dirname, force: true });
  const registry = parseRegistry(JSON.parse(await readFile(join(composed, 'registry.json'), 'utf8'))).registry;
  await mkdir(releaseDir, { recursive: true });
  await writeFile(join(releaseDir, 'registry.json'), JSON.stringify(withoutFiles(registry)));
  await publishShell(join(import.meta.dirname, 'single-bundle', 'dist'), releaseDir, '0.0.0');
}

function withoutFiles(registry: Registry): Registry {
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => ({
      ...remote,
      preload: [],
      notificationFiles: [],
      integrity: {},
      pages: remote.pages.map((page) => ({ ...page, preload: [] })),
    })),
  };
}

/** Where the build of an app is. */
export function distFolder(name: string): string {
  return join(repositoryFolder, name, 'dist');
}
