import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EmbeddedBackend } from '@fursa/backend';
import { repositoryFolder } from '../../../build/app-names.ts';
import { createGateway, serveGateway } from '../../../gateway/index.ts';

export interface TrialBackend {
  readonly backend: EmbeddedBackend;
  close(): Promise<void>;
}

/**
 * The embedded backend with the demo data, for trials alone: what people have written is neither read nor changed by one. Its
 * data stays for the next trial, since the first start takes ten times as long; a second trial at the same time has its own.
 */
export async function startTrialBackend(): Promise<TrialBackend> {
  const { BackendStartError, startEmbeddedBackend } = await import('@fursa/backend');
  const start = (dataDir: string) =>
    startEmbeddedBackend({
      dataDir,
      siteUrl: 'http://localhost',
      emailConfirmation: false,
      seed: true,
      mailPages: false,
      // Neither feeds nor an AI service are asked because somebody tries a build.
      functionVariables: {},
    });
  try {
    const backend = await start(path.join(repositoryFolder, '.fursa-trial'));
    return { backend, close: () => backend.close() };
  } catch (error) {
    if (!(error instanceof BackendStartError)) throw error;
    const folder = await mkdtemp(path.join(tmpdir(), 'fursa-trial-data-'));
    const backend = await start(folder);
    return {
      backend,
      close: async () => {
        await backend.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  }
}

/** Serves a preview at an address of this machine that nobody else knows. */
export async function servePreview(releaseDir: string, backend: EmbeddedBackend) {
  const gateway = createGateway({
    releaseDir,
    backend,
    mode: 'product',
    config: { version: '', supabasePublishableKey: backend.publishableKey },
    // What the browser reports it also writes to the console, which is read.
    warn: () => undefined,
  });
  const server = await serveGateway(gateway, { port: 0, host: 'localhost' });
  return { address: `http://localhost:${server.port}`, close: () => server.close(0) };
}
