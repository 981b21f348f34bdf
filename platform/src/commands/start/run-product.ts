import { existsSync } from 'node:fs';
import type { EmbeddedBackend } from '@fursa/backend';
import type { RemoteName } from '@fursa/shared/contract';
import type { PublicConfig } from '@fursa/shared/contract/registry';
import type { AppName } from '../../build/app-names.ts';
import { createGateway, type GatewayServer, readSummary, serveGateway, supabaseFor } from '../../gateway/index.ts';
import { releasePaths } from '../../release/files/release-paths.ts';
import { ensureReleaseDir, readRegistry, type ShellRelease } from '../../release/index.ts';
import { startWatcher } from '../../watcher/watch-releases.ts';
import { CommandError } from '../command.ts';
import { publishBuilt } from '../releasing/publish-built.ts';
import { buildStale } from './build-stale.ts';
import { type Environment, localAddress, serveOptions } from './read-environment.ts';
import { emptyDataFolder, startBackend } from './start-backend.ts';
import { stopOnSignal } from './stop-on-signal.ts';

export interface ProductPlan {
  readonly apps: readonly AppName[];
  readonly environment: Environment;
  /** The one remote to show, in the tester's page; the whole product when absent. */
  readonly isolatedRemote?: RemoteName;
  /** Empties the data folder first. */
  readonly fresh: boolean;
}

const answerGraceMs = 1_000;

/**
 * Builds, publishes, starts the backend and serves, until a signal comes. What can fail without a trace comes first: the
 * port, so that a second start by mistake touches nothing, then the release folder. Backend and builds go side by side;
 * nothing is published before both are well.
 *
 * @returns the address it answers at.
 */
export async function runProduct(plan: ProductPlan): Promise<string> {
  const { apps, environment, isolatedRemote, fresh } = plan;
  const { releaseDir } = environment;
  const gateway = Promise.withResolvers<ReturnType<typeof createGateway>>();
  const server = await listen(gateway.promise, environment);
  const address = localAddress(environment, server.port);

  let backend: EmbeddedBackend | undefined;
  let stopWatcher: (() => void) | undefined;
  const close = async () => {
    stopWatcher?.();
    await server.close(backend === undefined ? 0 : answerGraceMs);
    // One that is still starting is left behind: the next start finds it as after a power cut, and goes on from there.
    await backend?.close();
  };
  stopOnSignal(close);
  try {
    await ensureReleaseDir(releaseDir);
    await readRegistry(releaseDir);
    if (fresh) await emptyDataFolder(environment);
    const starting = startBackend(environment, environment.siteUrl ?? address).then((started) => {
      backend = started;
      return started;
    });
    const [embedded] = await Promise.all([starting, buildStale(apps)]);
    const shell = await publishBuilt(apps, releaseDir);
    if (isolatedRemote !== undefined && !existsSync(releasePaths(releaseDir).template(shell.version, 'isolate.html'))) {
      throw new CommandError('The shell has no isolate.html to show one remote in.');
    }
    const config = publicConfig(environment, shell, embedded, environment.siteUrl ?? address);
    const product = createGateway({
      releaseDir,
      config,
      backend: embedded,
      remoteOrigins: environment.remoteOrigins,
      metrics: { token: environment.metricsToken, countConnections: () => server.countConnections() },
      ...(isolatedRemote === undefined ? { mode: 'product' } : { mode: 'isolate', isolatedRemote }),
      ...(environment.logRequests ? { logRequest: (record) => console.log(JSON.stringify(record)) } : {}),
    });
    // Reads the release into memory: from now on a health check waits for no disk.
    await product.request('/registry.json');
    gateway.resolve(product);
    if (isolatedRemote === undefined) stopWatcher = watchProduct(environment, { config, backend: embedded });
    return address;
  } catch (error) {
    await close();
    throw error;
  }
}

function publicConfig(
  { supabase, contact, aiProvider, telemetryShare }: Environment,
  shell: ShellRelease,
  embedded: EmbeddedBackend | undefined,
  siteUrl: string,
): PublicConfig {
  return {
    version: shell.version,
    siteUrl,
    ...(contact === undefined ? {} : { contact }),
    ...(aiProvider === undefined ? {} : { aiProvider }),
    ...(telemetryShare > 0 && { telemetryShare }),
    ...(supabase === undefined ? {} : { supabaseUrl: supabase.url }),
    supabasePublishableKey: supabase?.publishableKey ?? embedded?.publishableKey ?? '',
  };
}

async function listen(gateway: Parameters<typeof serveGateway>[0], environment: Environment): Promise<GatewayServer> {
  const { port, host } = environment;
  try {
    return await serveGateway(gateway, serveOptions(environment));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new CommandError(`Port ${port} is taken. Stop what uses it, or choose another port: PORT=${port + 1}.`);
    }
    if (code === 'EACCES') throw new CommandError(`Port ${port} needs more rights. Choose one above 1023 with PORT.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
      throw new CommandError(`HOST: ${host} is no address of this machine.`);
    }
    throw error;
  }
}

/** Only this process itself; the limits of the embedded backend count by it. */
const own = { address: '127.0.0.1', isLocal: true };

interface WatchedProduct {
  readonly config: PublicConfig;
  readonly backend: EmbeddedBackend | undefined;
}

/** Watches what visitors' devices measure of new versions, where it is known and nobody has turned it off; returns what stops it. */
function watchProduct(environment: Environment, { config, backend }: WatchedProduct): () => void {
  const { releaseDir, watcher, supabaseSecretKey } = environment;
  const key = backend?.secretKey ?? supabaseSecretKey;
  if (watcher === undefined || key === undefined) return () => undefined;
  const ask = supabaseFor({ config, backend }, own);
  return startWatcher({
    releaseDir,
    power: watcher,
    readSummary: (hours) => readSummary(ask, { apikey: key, authorization: `Bearer ${key}` }, hours),
    now: Date.now,
    tell: (line) => console.warn(line),
  });
}
