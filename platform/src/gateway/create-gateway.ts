import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { createHold } from '@fursa/backend/hold-callers';
import type { RemoteName } from '@fursa/shared/contract';
import type { PublicConfig } from '@fursa/shared/contract/registry';
import { Hono, type HonoRequest, type Next } from 'hono';
import { crossOrigin, immutable } from '../release/static-site/header-rules.ts';
import { composeRobots } from '../release/static-site/search-engines.ts';
import { commonHeaders, strictTransport, workerPolicy } from '../release/static-site/security-headers.ts';
import {
  askBackend,
  backendPaths,
  clientOf,
  type GatewayBackend,
  type GatewayContext,
  type GatewayEnvironment,
} from './ask-backend.ts';
import type { GatewayClient } from './client/describe-client.ts';
import { createCspReports, cspReportPath } from './csp-reports.ts';
import { liveRelease } from './live-release.ts';
import { memoryRepresentation } from './memory-representation.ts';
import { createGatewayMetrics, type GatewayMetrics } from './metrics/gateway-metrics.ts';
import { addPlatformApi } from './platform/platform-api.ts';
import { createFileCache, readFileRepresentation } from './read-file-representation.ts';
import { notFound, type Representation, respond, withDefaultHeaders } from './respond.ts';
import { composeSecurityText, securityTextPath } from './security-text.ts';

export interface GatewayOptions {
  readonly releaseDir: string;
  /** Goes to the browser as `/config.json` and inside every page, with the version of the live shell. */
  readonly config: PublicConfig;
  /** The embedded backend; `undefined` when `config.supabaseUrl` names one elsewhere. */
  readonly backend: GatewayBackend | undefined;
  /** `isolate` serves one remote alone, in the tester's page. */
  readonly mode: 'product' | 'isolate';
  readonly isolatedRemote?: RemoteName;
  /** Origins that remotes may come from, beside the gateway's own. */
  readonly remoteOrigins?: readonly string[];
  /** Lets `/metrics` be read from elsewhere, and reads connections, which the server knows. */
  readonly metrics?: { readonly token?: string | undefined; readonly countConnections?: () => number };
  /** Relaxes the content policy of pages as far as hot reload needs it. */
  readonly development?: boolean;
  /** Gets one record for each answer. Query strings, which may hold tokens, are not in it. */
  readonly logRequest?: (record: RequestRecord) => void;
  /** Gets one line when the release folder becomes unusable while it is served, and for what browsers report. */
  readonly warn?: (line: string) => void;
}

export interface RequestRecord {
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Milliseconds. A health check that waits for a disk says nothing of the product, and its caller gives up after a second. */
const healthCheckTimeout = 250;
/** All scripts of the product take 3 MB. */
const cachedBytes = 16_000_000;

/** The product at one origin: pages, remotes, registry, configuration and backend. */
export function createGateway(options: GatewayOptions): Hono<GatewayEnvironment> {
  const { releaseDir, config, backend, mode, isolatedRemote, logRequest } = options;
  const { remoteOrigins = [], development = false, warn = console.warn } = options;
  const release = liveRelease({ releaseDir, config, mode, isolatedRemote, remoteOrigins, development, warn });
  const reportViolations = createCspReports({ warn, now: () => performance.now() });
  const robots = memoryRepresentation(composeRobots(config.siteUrl), 'text/plain; charset=utf-8');
  const securityText = composeSecurityText(config, new Date());
  const security =
    securityText === undefined ? undefined : memoryRepresentation(securityText, 'text/plain; charset=utf-8');
  // Fifty visitors behind one address who open the product in the same second ask for less.
  const holdFlood = createHold({ freePerSecond: 500, holdTime: 200 });
  const scriptPolicy = workerPolicy(config.supabaseUrl);

  const app = new Hono<GatewayEnvironment>();
  if (logRequest !== undefined) app.use(requestLog(logRequest));
  const metrics = createGatewayMetrics();
  app.use(measureAnswers(metrics));
  app.use(securityHeaders);
  for (const path of backendPaths) app.all(path, (context) => askBackend(backend, context));
  app.post(cspReportPath, (context) => reportViolations(context.req.raw));
  // The bench and a shell under construction have releases that nobody else is served.
  if (mode === 'product' && !development) {
    addPlatformApi(app, { releaseDir, config, backend, now: () => performance.now() });
  }
  app.use(async (context, next) => {
    await holdFlood(clientOf(context).address);
    await next();
  });
  app.use(readOnly);

  app.get('/healthz', async (context) => {
    const [served, isHealthy] = await Promise.all([release.currentWithin(healthCheckTimeout), backend?.isHealthy?.()]);
    if (served === undefined) return context.json({ status: 'starting' }, 503, { 'Cache-Control': 'no-store' });
    if (isHealthy === false) {
      return context.json({ status: 'database unavailable' }, 503, { 'Cache-Control': 'no-store' });
    }
    const remotes = Object.fromEntries(served.registry.remotes.map((remote) => [remote.name, remote.version]));
    return context.json({ status: 'ok', version: served.config.version, remotes }, 200, {
      'Cache-Control': 'no-store',
    });
  });
  app.get('/metrics', async (context) => {
    const client = clientOf(context);
    if (!mayReadMetrics(client, context.req.header('authorization'), options.metrics?.token)) return notFound();
    const served = await release.currentWithin(healthCheckTimeout);
    const text = await metrics.describe({
      shellVersion: served?.config.version,
      registry: served?.registry,
      openConnections: options.metrics?.countConnections?.(),
    });
    return context.text(text, 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' });
  });
  app.get('/registry.json', async (context) => respond(context.req.raw, (await release.current()).registryJson));
  app.get('/fallbacks.json', async (context) => respond(context.req.raw, (await release.current()).fallbacksJson));
  app.get('/config.json', async (context) => respond(context.req.raw, (await release.current()).configJson));
  app.get('/sitemap.xml', async (context) => {
    const { sitemap } = await release.current();
    return sitemap === undefined ? notFound() : respond(context.req.raw, sitemap);
  });
  app.get('/robots.txt', (context) => respond(context.req.raw, robots));
  app.get(securityTextPath, (context) => (security === undefined ? notFound() : respond(context.req.raw, security)));
  const assets = createFileCache(join(releaseDir, 'assets'), cachedBytes);
  app.get('/assets/*', (context) => serveFile(context, assets, '/assets/', { cacheControl: immutable, scriptPolicy }));
  const remotes = createFileCache(join(releaseDir, 'remotes'), cachedBytes);
  app.get('/remotes/*', (context) =>
    serveFile(context, remotes, '/remotes/', { cacheControl: immutable, headers: crossOrigin, scriptPolicy }),
  );
  app.get('*', async (context) => {
    const { landingPage, page, prerenderedPages, rootFiles, rootFolder } = await release.current();
    if (rootFiles.has(context.req.path.slice(1)))
      return serveFile(context, (path) => readFileRepresentation(rootFolder, path), '/', { cacheControl: 'no-cache' });
    if (!wantsPage(context.req)) return notFound();
    const { pathname, search } = new URL(context.req.url);
    // A page may be about its query, which nobody knew when it was rendered.
    const rendered = search === '' ? prerenderedPages.get(pathname) : undefined;
    const { plain, secure } = pathname === '/' ? landingPage : (rendered ?? page);
    return respond(context.req.raw, clientOf(context).isSecure ? secure : plain);
  });

  app.onError((error, context) => {
    // A client that closes the connection in the middle of a request is no fault of the server.
    if (!context.req.raw.signal.aborted) console.error(`${context.req.method} ${context.req.path} failed:`, error);
    return context.text('Something went wrong on the server.', 500);
  });
  return app;
}

interface FileServing extends Pick<Representation, 'cacheControl' | 'headers'> {
  readonly scriptPolicy?: string;
}

async function serveFile(
  context: GatewayContext,
  readFile: (urlPath: string) => Promise<Omit<Representation, 'cacheControl'> | undefined>,
  prefix: string,
  { scriptPolicy, ...serving }: FileServing,
): Promise<Response> {
  const { pathname } = new URL(context.req.url);
  const file = pathname.startsWith(prefix) ? await readFile(pathname.slice(prefix.length)) : undefined;
  if (file === undefined) return notFound();
  const response = await respond(context.req.raw, { ...file, ...serving });
  const isScript = scriptPolicy !== undefined && file.contentType.startsWith('text/javascript');
  return isScript ? withDefaultHeaders(response, { 'Content-Security-Policy': scriptPolicy }) : response;
}

/** Addresses of pages have no extension; a missing script must never come back as a page. */
function wantsPage(request: HonoRequest): boolean {
  const accept = request.header('accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[^/]*$/.test(request.path);
}

async function readOnly(context: GatewayContext, next: Next): Promise<Response | undefined> {
  const { req } = context;
  if (!['GET', 'HEAD'].includes(req.method)) {
    return context.text('Only GET and HEAD are answered here.\n', 405, { Allow: 'GET, HEAD' });
  }
  // Refused unread; the server cuts what goes on sending.
  const hasBody = Number(req.header('content-length') ?? 0) > 0 || req.header('transfer-encoding') !== undefined;
  if (hasBody) return context.text('No body is taken here.\n', 400);
  await next();
  return undefined;
}

async function securityHeaders(context: GatewayContext, next: Next): Promise<void> {
  await next();
  const headers = clientOf(context).isSecure ? { ...commonHeaders, ...strictTransport } : commonHeaders;
  context.res = withDefaultHeaders(context.res, headers);
}

function measureAnswers(metrics: GatewayMetrics) {
  return async (context: GatewayContext, next: Next): Promise<void> => {
    const start = performance.now();
    metrics.begin();
    await next();
    metrics.end({
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      contentType: context.res.headers.get('content-type'),
      milliseconds: performance.now() - start,
    });
  };
}

function requestLog(log: (record: RequestRecord) => void) {
  return async (context: GatewayContext, next: Next): Promise<void> => {
    const start = performance.now();
    await next();
    // Nobody else but the start asks without a server in between; see `runProduct`.
    if (context.env?.client === undefined) return;
    log({
      time: new Date().toISOString(),
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: Math.round(performance.now() - start),
    });
  };
}

/** Whether somebody at this machine asks, past any proxy, or somebody who has the token. */
function mayReadMetrics(
  { isLocal }: GatewayClient,
  authorization: string | undefined,
  token: string | undefined,
): boolean {
  return isLocal || (token !== undefined && authorization !== undefined && isSame(authorization, `Bearer ${token}`));
}

/** In a time that does not depend on where two texts differ. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
