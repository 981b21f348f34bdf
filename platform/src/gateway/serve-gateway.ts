import { createServer, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { GatewayEnvironment } from './create-gateway.ts';

export interface ServeOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** `localhost` is reached by IPv4 and IPv6, from this machine only. */
  readonly host: string;
}

/** What {@link serveGateway} needs of a gateway. */
interface Gateway {
  fetch(request: Request, environment: GatewayEnvironment['Bindings']): Promise<Response> | Response;
}

export interface GatewayServer {
  readonly port: number;
  /** Stops listening, lets running answers end for `graceMs`, then cuts what is left. */
  close(graceMs: number): Promise<void>;
}

/**
 * Listens at once and answers when the gateway is there: the port is known to be free before anything else is touched, and
 * a request that comes during the start waits for it.
 *
 * @throws the system's error (`EADDRINUSE`, `EACCES`, ...) when it cannot listen.
 */
export async function serveGateway(gateway: Gateway | Promise<Gateway>, options: ServeOptions): Promise<GatewayServer> {
  const listener = getRequestListener(async (request, bindings) => {
    const clientAddress = (bindings as HttpBindings).incoming.socket.remoteAddress;
    return (await gateway).fetch(request, clientAddress === undefined ? {} : { clientAddress });
  });
  const servers: Server[] = [];
  let port = options.port;
  for (const host of options.host === 'localhost' ? ['127.0.0.1', '::1'] : [options.host]) {
    const server = createServer(listener);
    try {
      port = await listen(server, port, host);
      servers.push(server);
    } catch (error) {
      // A machine without IPv6 is still reached at 127.0.0.1.
      if (servers.length > 0 && isUnavailableAddress(error) && isIPv6(host)) continue;
      await Promise.all(servers.map((open) => closeServer(open, 0)));
      throw error;
    }
  }
  return {
    port,
    close: async (graceMs) => void (await Promise.all(servers.map((server) => closeServer(server, graceMs)))),
  };
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

async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose answer has just ended is kept open for the next request, which will not be taken any more.
  const sweep = setInterval(() => server.closeIdleConnections(), 25);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

function isUnavailableAddress(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code));
}
