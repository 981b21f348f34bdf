import { join } from 'node:path';
import type { RemoteName } from '@fursa/shared/contract';
import type { PublicConfig } from '@fursa/shared/contract/registry';
import { type Context, Hono, type HonoRequest, type Next } from 'hono';
import { composeRobots } from '../release/search-engines.ts';
import { liveRelease } from './live-release.ts';
import { memoryRepresentation } from './memory-representation.ts';
import { readFileRepresentation } from './read-file-representation.ts';
import { type Representation, respond } from './respond.ts';
import { commonHeaders, strictTransport } from './security-headers.ts';

export interface GatewayOptions {
  readonly releaseDir: string;
  /** Goes to the browser as `/config.json` and inside every page. */
  readonly config: PublicConfig;
  /** The embedded backend; `undefined` when `config.supabaseUrl` names one elsewhere. */
  readonly backend: GatewayBackend | undefined;
  /** `isolate` serves one remote alone, in the tester's page. */
  readonly mode: 'product' | 'isolate';
  readonly isolatedRemote?: RemoteName;
  /** Origins that remotes may come from, beside the gateway's own. */
  readonly remoteOrigins?: readonly string[];
  /** Relaxes the content policy of pages as far as hot reload needs it. */
  readonly development?: boolean;
  /** Gets one record for each answer. Query strings, which may hold tokens, are not in it. */
  readonly logRequest?: (record: RequestRecord) => void;
  /** Gets one line when the release folder becomes unusable while it is served. */
  readonly warn?: (line: string) => void;
}

export interface GatewayBackend {
  fetch(request: Request, client: { readonly address: string }): Promise<Response>;
}

export interface RequestRecord {
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** What the server tells of a connection; see `serveGateway`. */
export interface GatewayEnvironment {
  readonly Bindings: { readonly clientAddress?: string };
}

const backendPaths = ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*', '/functions/v1/*', '/dev/mail', '/dev/mail.json'];
const immutable = 'public, max-age=31536000, immutable';
// The code of remotes is public, and a tester may load it into the product at another origin.
const crossOrigin = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

type GatewayContext = Context<GatewayEnvironment>;

/** The product at one origin: pages, remotes, registry, configuration and backend. */
export function createGateway(options: GatewayOptions): Hono<GatewayEnvironment> {
  const { releaseDir, config, backend, mode, isolatedRemote, logRequest } = options;
  const { remoteOrigins = [], development = false, warn = console.warn } = options;
  const currentRelease = liveRelease({ releaseDir, config, mode, isolatedRemote, remoteOrigins, development, warn });
  const configJson = memoryRepresentation(JSON.stringify(config), 'application/json; charset=utf-8');

  const robots = memoryRepresentation(composeRobots(config.siteUrl), 'text/plain; charset=utf-8');

  const app = new Hono<GatewayEnvironment>();
  if (logRequest !== undefined) app.use(requestLog(logRequest));
  app.use(securityHeaders);
  for (const path of backendPaths) app.all(path, (context) => askBackend(backend, context));
  app.use(getAndHeadOnly);

  app.get('/healthz', async (context) => {
    const { registry } = await currentRelease();
    const remotes = Object.fromEntries(registry.remotes.map((remote) => [remote.name, remote.version]));
    return context.json({ status: 'ok', version: config.version, remotes }, 200, { 'Cache-Control': 'no-store' });
  });
  app.get('/registry.json', async (context) => respond(context.req.raw, (await currentRelease()).registryJson));
  app.get('/config.json', (context) => respond(context.req.raw, configJson));
  app.get('/sitemap.xml', async (context) => {
    const { sitemap } = await currentRelease();
    return sitemap === undefined ? notFound() : respond(context.req.raw, sitemap);
  });
  app.get('/robots.txt', (context) => respond(context.req.raw, robots));
  app.get('/assets/*', (context) =>
    serveFile(context, join(releaseDir, 'assets'), '/assets/', { cacheControl: immutable }),
  );
  app.get('/remotes/*', (context) =>
    serveFile(context, join(releaseDir, 'remotes'), '/remotes/', { cacheControl: immutable, headers: crossOrigin }),
  );
  app.get('*', async (context) => {
    const { landingPage, page, rootFiles } = await currentRelease();
    if (rootFiles.has(context.req.path.slice(1)))
      return serveFile(context, releaseDir, '/', { cacheControl: 'no-cache' });
    if (!wantsPage(context.req)) return notFound();
    return respond(context.req.raw, context.req.path === '/' ? landingPage : page);
  });

  app.onError((error, context) => {
    console.error(`${context.req.method} ${context.req.path} failed:`, error);
    return context.text('Something went wrong on the server.', 500);
  });
  return app;
}

function askBackend(backend: GatewayBackend | undefined, context: GatewayContext): Promise<Response> | Response {
  if (backend === undefined) return notFound();
  return backend.fetch(context.req.raw, { address: context.env?.clientAddress ?? 'unknown' });
}

async function serveFile(
  context: GatewayContext,
  root: string,
  prefix: string,
  serving: Pick<Representation, 'cacheControl' | 'headers'>,
): Promise<Response> {
  const { pathname } = new URL(context.req.url);
  const file = pathname.startsWith(prefix)
    ? await readFileRepresentation(root, pathname.slice(prefix.length))
    : undefined;
  return file === undefined ? notFound() : respond(context.req.raw, { ...file, ...serving });
}

/** Addresses of pages have no extension; a missing script must never come back as a page. */
function wantsPage(request: HonoRequest): boolean {
  const accept = request.header('accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[^/]*$/.test(request.path);
}

function notFound(): Response {
  return new Response('Not found.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

async function getAndHeadOnly(context: GatewayContext, next: Next): Promise<Response | undefined> {
  if (['GET', 'HEAD'].includes(context.req.method)) {
    await next();
    return undefined;
  }
  return context.text('Only GET and HEAD are answered here.\n', 405, { Allow: 'GET, HEAD' });
}

async function securityHeaders(context: GatewayContext, next: Next): Promise<void> {
  await next();
  // The headers of an answer that was fetched elsewhere cannot be changed, those of its copy can.
  context.res = new Response(context.res.body, context.res);
  const { headers } = context.res;
  for (const [name, value] of Object.entries(commonHeaders)) if (!headers.has(name)) headers.set(name, value);
  const protocol = context.req.header('x-forwarded-proto') ?? new URL(context.req.url).protocol;
  if (protocol.startsWith('https')) headers.set(...strictTransport);
}

function requestLog(log: (record: RequestRecord) => void) {
  return async (context: GatewayContext, next: Next): Promise<void> => {
    const start = performance.now();
    await next();
    log({
      time: new Date().toISOString(),
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: Math.round(performance.now() - start),
    });
  };
}
