import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { commonHeaders } from '../release/static-site/security-headers.ts';
import { type GatewayEnvironment, takesBody } from './ask-backend.ts';
import { describeClient, type GatewayClient } from './client/describe-client.ts';
import { noTrustedProxies, type TrustedProxies } from './client/trusted-proxies.ts';
import { type ConnectionLimits, defaultConnectionLimits } from './connections/connection-limits.ts';
import { type ConnectionTable, createConnectionTable } from './connections/connection-table.ts';
import { cutUnreadBody, refuse, refuseBrokenRequest } from './connections/refuse.ts';
import { isHost, isRequestTarget } from './connections/request-target.ts';

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** `localhost` is reached by IPv4 and IPv6, from this machine only. */
  readonly host: string;
  /** Who may say for whom they call; nobody, unless given. */
  readonly trustedProxies?: TrustedProxies;
  readonly limits?: Partial<ConnectionLimits>;
}

/** What {@link serveGateway} needs of a gateway. */
interface Gateway {
  fetch(request: Request, environment: GatewayEnvironment['Bindings']): Promise<Response> | Response;
}

export interface GatewayServer {
  readonly port: number;
  /** Connections that are open now. */
  countConnections(): number;
  /** Stops listening, lets running answers end for `graceMs`, then cuts what is left. */
  close(graceMs: number): Promise<void>;
}

/**
 * Listens at once and answers when the gateway is there: the port is known to be free before anything else is touched, and
 * a request that comes during the start waits for it. Only `/healthz` says at once that the product is starting.
 *
 * @throws the system's error (`EADDRINUSE`, `EACCES`, ...) when it cannot listen.
 */
export async function serveGateway(gateway: Gateway | Promise<Gateway>, options: ServeOptions): Promise<GatewayServer> {
  const proxies = options.trustedProxies ?? noTrustedProxies;
  const limits = { ...defaultConnectionLimits, ...options.limits };
  const listener = createListener(gateway, proxies, limits);
  const connections = createConnectionTable({ limits, proxies, now: () => performance.now() });
  const servers: Server[] = [];
  let port = options.port;
  for (const host of options.host === 'localhost' ? ['127.0.0.1', '::1'] : [options.host]) {
    const server = createLimitedServer(limits, listener);
    connections.add(server);
    try {
      port = await listen(server, port, host);
      servers.push(server);
    } catch (error) {
      // A machine without IPv6 is still reached at 127.0.0.1.
      if (servers.length > 0 && isUnavailableAddress(error) && isIPv6(host)) continue;
      await closeServers(servers, connections, 0);
      throw error;
    }
  }
  const sweep = setInterval(() => connections.sweep(), 1_000).unref();
  return {
    port,
    countConnections: () => connections.count(),
    close: async (graceMs) => {
      await closeServers(servers, connections, graceMs);
      clearInterval(sweep);
    },
  };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

function createListener(
  gateway: Gateway | Promise<Gateway>,
  proxies: TrustedProxies,
  limits: ConnectionLimits,
): Listener {
  const clients = new WeakMap<IncomingMessage, GatewayClient>();
  const enter = countInFlight(limits.perAddress);
  let isReady = false;
  const ready = Promise.resolve(gateway).then((there) => {
    isReady = true;
    return there;
  });
  // The caller has the same promise and handles its failure; requests that wait are cut when the server closes.
  ready.catch(() => undefined);
  const answer = async (request: Request, bindings: unknown) => {
    const { incoming } = bindings as HttpBindings;
    const client = clients.get(incoming);
    return (await ready).fetch(request, client === undefined ? {} : { client });
  };
  const listener = getRequestListener(answer, {
    errorHandler: describeFault,
    // It would go on reading for a while what nobody wants; see `cutUnreadBody`.
    autoCleanupIncoming: false,
  });
  return (request, response) => {
    // What was received before the connection was cut is parsed nevertheless.
    if (request.socket.destroyed) return;
    cutUnreadBody(request, response);
    const { url = '', headersDistinct } = request;
    const client = describeClient(request, proxies);
    clients.set(request, client);
    const isHealthCheck = url === '/healthz';
    if (!isRequestTarget(url)) refuse(response, 400, 'This is no address of this server.');
    else if (!isHost(headersDistinct.host)) refuse(response, 400, 'A request names one host.');
    else if (!isPlainBody(headersDistinct['transfer-encoding'])) refuse(response, 400, 'Only chunked bodies are read.');
    else if (!isReady && isHealthCheck) refuse(response, 503, 'The product is starting.');
    else if (!isHealthCheck && !enter(client.address, response))
      refuse(response, tooManyStatus(url), 'Too many requests at once.');
    else void listener(request, response);
  };
}

/** Nobody here unpacks a body that is compressed on its way, and what stands behind us might: two readers of one request. */
function isPlainBody(codings: readonly string[] = ['chunked']): boolean {
  return codings.length === 1 && codings[0]?.toLowerCase() === 'chunked';
}

/** For 429 supabase-js ends the session that it was about to renew; 503 makes it try again. */
function tooManyStatus(url: string): number {
  return url.startsWith('/auth/v1/token') ? 503 : 429;
}

/** Addresses of hosts that are written in an unusual way come here, clients that have gone, and what a gateway throws. */
function describeFault(error: unknown): Response {
  const isRefused = error instanceof RequestError;
  const isGone = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
  if (!isRefused && !isGone) console.error('A request failed:', error);
  return new Response(null, { status: isRefused ? 400 : 500, headers: commonHeaders });
}

/** The limits that Node knows by itself; the others are those of the table of connections. */
function createLimitedServer(limits: ConnectionLimits, listener: Listener): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headBytes,
      headersTimeout: limits.headTime,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: limits.keepAliveTime,
      // A body may take as long as it moves, which the table of connections watches.
      requestTimeout: 0,
    },
    listener,
  );
  // Node leaves out what goes past the number, and a proxy adds its header last. The head is limited by its bytes.
  server.maxHeadersCount = 0;
  server.maxRequestsPerSocket = 1_000;
  // Beyond what the table of connections is about to cut.
  server.maxConnections = limits.inAll + 100;
  server.on('clientError', refuseBrokenRequest);
  // `Expect: 100-continue`: the client sends its body only where one is read.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (takesBody(request.url ?? '')) response.writeContinue();
    listener(request, response);
  });
  return server;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: isIPv6(host) && host !== '::' }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

async function closeServers(servers: readonly Server[], connections: ConnectionTable, graceMs: number): Promise<void> {
  const closed = Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
  // A connection whose answer has just ended is kept open for the next request, which will not be taken any more.
  const sweep = setInterval(() => {
    for (const server of servers) server.closeIdleConnections();
  }, 25);
  const cut = setTimeout(() => connections.closeAll(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

function isUnavailableAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code));
}

/**
 * Counts the requests of each client that are not answered yet. Behind a proxy all clients share its connections, so that the
 * limits of connections tell nothing of one of them.
 *
 * @returns a function that takes a request in, or gives `false` when its client has too many.
 */
function countInFlight(most: number) {
  const counts = new Map<string, number>();

  return (address: string, response: ServerResponse): boolean => {
    const count = counts.get(address) ?? 0;
    if (count >= most) return false;
    counts.set(address, count + 1);
    response.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left === 0) counts.delete(address);
      else counts.set(address, left);
    });
    return true;
  };
}
