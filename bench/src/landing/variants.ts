import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestBackendWithDatabase, type TestBackendWithDatabase } from '@fursa/backend/testing';
import { appNames, buildApp, buildApps, isFresh, remoteNames, repositoryFolder } from '@fursa/platform/build';
import { createGateway } from '@fursa/platform/gateway';
import { publishRemote, publishShell } from '@fursa/platform/release';
import { parseRegistry, type Registry } from '@fursa/shared/contract/registry';
import type { SelfSignedCertificate } from '../serving/self-signed-certificate.ts';
import { type RecordingServer, serveOverHttp2 } from '../serving/serve-over-http2.ts';

/** The two ways to ship the same sources, in the order of the table. */
export const variantNames = ['oneBundle', 'composed'] as const;
export type VariantName = (typeof variantNames)[number];

export interface ServedVariants {
  readonly servers: Readonly<Record<VariantName, RecordingServer>>;
  close(): Promise<void>;
}

/** Builds what is not built, and serves the product as it is shipped. */
export async function serveProduct(certificate: SelfSignedCertificate): Promise<RecordingServer> {
  await buildApps(appNames.filter((name) => !isFresh(name)));
  const folder = await mkdtemp(join(tmpdir(), 'fursa-bench-'));
  await releaseComposed(folder);
  const backend = await startTestBackendWithDatabase();
  const server = await serveRelease(folder, certificate, backend);
  return {
    ...server,
    async close() {
      await server.close();
      await backend.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Builds what is not built, and serves both variants by the same gateway, in front of one backend with the data of the seed. */
export async function serveVariants(certificate: SelfSignedCertificate): Promise<ServedVariants> {
  await buildApps(appNames.filter((name) => !isFresh(name)));
  const folder = await mkdtemp(join(tmpdir(), 'fursa-bench-'));
  const composed = join(folder, 'composed');
  const oneBundle = join(folder, 'one-bundle');
  await releaseComposed(composed);
  await releaseOneBundle(oneBundle, composed);
  const backend = await startTestBackendWithDatabase();
  const servers = {
    oneBundle: await serveRelease(oneBundle, certificate, backend),
    composed: await serveRelease(composed, certificate, backend),
  };
  return {
    servers,
    async close() {
      await Promise.all(Object.values(servers).map((server) => server.close()));
      await backend.close();
      await rm(folder, { recursive: true });
    },
  };
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

async function serveRelease(
  releaseDir: string,
  certificate: SelfSignedCertificate,
  backend: TestBackendWithDatabase,
): Promise<RecordingServer> {
  return await serveOverHttp2(createReleaseGateway(releaseDir, backend), certificate);
}

/** The product's gateway for a release folder. */
export function createReleaseGateway(releaseDir: string, backend: TestBackendWithDatabase) {
  return createGateway({
    releaseDir,
    config: { version: '0.0.0', supabasePublishableKey: backend.publishableKey },
    backend,
    mode: 'product',
  });
}
