import { readFile, rm } from 'node:fs/promises';
import type { RemoteName } from '@fursa/shared/contract';
import { remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import { Hono } from 'hono';
import { remoteNames, repositoryFolder } from '../build/app-names.ts';
import { type CommandCall, CommandError, type CommandOutcome } from '../commands/command.ts';
import { parseRemoteName } from '../commands/parse-call.ts';
import { announceReady } from '../commands/start/announce-ready.ts';
import { buildStale } from '../commands/start/build-stale.ts';
import { type Environment, localAddress, readEnvironment, serveOptions } from '../commands/start/read-environment.ts';
import { startBackend } from '../commands/start/start-backend.ts';
import { stopOnSignal } from '../commands/start/stop-on-signal.ts';
import { createGateway, type GatewayEnvironment, serveGateway } from '../gateway/index.ts';
import { publishRemote, publishShell } from '../release/index.ts';
import { withRemote } from '../release/publish-remote.ts';
import { updateRegistry } from '../release/registry-file.ts';
import { startDevServer } from './start-dev-server.ts';

const devFolder = `${repositoryFolder}/.fursa-dev`;
const releaseDir = `${devFolder}/release`;

/**
 * `fursa dev [remote...]`: the product with hot reload of the shell and of the named remotes, of all when none is named. The
 * others are served as built. A change of a manifest or of the preset counts from the next start on.
 */
export async function startDev({ words, usage }: CommandCall): Promise<CommandOutcome> {
  const hotRemotes = words.length === 0 ? remoteNames : words.map((name) => parseRemoteName(name, usage));
  const environment = readEnvironment(process.env, {
    port: 3000,
    root: repositoryFolder,
    dataDir: '.fursa',
    releaseDir,
  });
  const running: Closable[] = [];
  const close = async () => {
    await Promise.all(running.splice(0).map((part) => part.close()));
  };
  stopOnSignal(close);
  try {
    const address = await runDev(environment, hotRemotes, (part) => running.push(part));
    announceReady(
      `Fursa is ready at ${address}, with hot reload of shell, ${hotRemotes.join(', ')}`,
      environment,
      address,
    );
    return {};
  } catch (error) {
    await close();
    throw error;
  }
}

interface Closable {
  close(): Promise<void>;
}

async function runDev(
  environment: Environment,
  hotRemotes: readonly RemoteName[],
  keep: (part: Closable) => void,
): Promise<string> {
  const gateway = Promise.withResolvers<ReturnType<typeof createDevGateway>>();
  const { port, host } = environment;
  const server = await serveGateway(gateway.promise, serveOptions(environment)).catch((error: unknown) => {
    throw new CommandError(
      `Nothing can listen at ${host}:${port} (${codeOf(error)}). Choose another port: PORT=${port + 1}.`,
    );
  });
  keep({ close: () => server.close(1_000) });
  const address = localAddress(environment, server.port);

  await rm(devFolder, { recursive: true, force: true });
  const hotRoute = async (name: 'shell' | RemoteName): Promise<DevRoute> => {
    const outputFolder = `${devFolder}/${name}`;
    const publicPath = name === 'shell' ? '/' : `/remotes/${name}/dev/`;
    const appFolder = `${repositoryFolder}/${name}`;
    const dev = await startDevServer({ appFolder, outputFolder, publicPath, warn: console.error });
    keep(dev);
    if (name === 'shell') await publishShell(outputFolder, releaseDir, '0.0.0');
    else await registerDevRemote(outputFolder, publicPath, releaseDir);
    return { path: name === 'shell' ? '/assets/' : publicPath, origin: dev.origin };
  };
  const [backend, routes] = await Promise.all([
    startBackend(environment, environment.siteUrl ?? address).then((embedded) => {
      if (embedded) keep(embedded);
      return embedded;
    }),
    Promise.all(['shell' as const, ...hotRemotes].map(hotRoute)),
    publishBuilt(remoteNames.filter((name) => !hotRemotes.includes(name))),
  ]);
  gateway.resolve(
    createDevGateway(
      createGateway({
        releaseDir,
        config: {
          version: 'development',
          ...(environment.supabase && { supabaseUrl: environment.supabase.url }),
          ...(environment.aiProvider && { aiProvider: environment.aiProvider }),
          supabasePublishableKey: environment.supabase?.publishableKey ?? backend?.publishableKey ?? '',
        },
        backend,
        mode: 'product',
        remoteOrigins: routes.map(({ origin }) => origin),
        development: true,
      }),
      routes,
    ),
  );
  return address;
}

async function publishBuilt(names: readonly RemoteName[]): Promise<void> {
  await buildStale(names);
  for (const name of names) await publishRemote(`${repositoryFolder}/${name}/dist`, releaseDir);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/**
 * Points the registry at a remote under construction. Its files change under their names: nothing of them is known ahead,
 * so there is nothing to preload and no integrity.
 */
async function registerDevRemote(outputFolder: string, baseUrl: string, releaseDir: string): Promise<void> {
  const description = remoteDescriptionSchema.parse(JSON.parse(await readFile(`${outputFolder}/remote.json`, 'utf8')));
  await updateRegistry(releaseDir, (registry) =>
    withRemote(registry, {
      ...description,
      version: description.version.replace(/-h[0-9a-f]+$/, '-dev'),
      preload: [],
      notificationFiles: [],
      pages: description.pages.map((page) => ({ ...page, preload: [] })),
      integrity: {},
      baseUrl,
    }),
  );
}

/** Which path of the product's address is answered by which dev server. */
interface DevRoute {
  readonly path: string;
  readonly origin: string;
}

/** The gateway with the files under construction in front: everything stays at one address, as in production. */
export function createDevGateway(
  gateway: Hono<GatewayEnvironment>,
  routes: readonly DevRoute[],
): Hono<GatewayEnvironment> {
  const app = new Hono<GatewayEnvironment>();
  for (const { path, origin } of routes) {
    app.get(`${path}*`, async (context) => {
      const { pathname } = new URL(context.req.url);
      const { status, headers, body } = await fetch(`${origin}${pathname}`);
      const contentType = headers.get('content-type') ?? 'application/octet-stream';
      return new Response(body, { status, headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
    });
  }
  app.all('*', (context) => gateway.fetch(context.req.raw, context.env));
  return app;
}
