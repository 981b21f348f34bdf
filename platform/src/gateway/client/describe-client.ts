import type { IncomingMessage } from 'node:http';
import { findClientAddress, groupAddress, isLoopback } from './client-address.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** What the gateway knows of who made a request. */
export interface GatewayClient {
  /** What limits count by: an IPv4 address, the /64 of an IPv6 address, or `unknown`. */
  readonly address: string;
  /**
   * True when somebody at this very machine asks for this very machine: the socket's peer is loopback, no proxy stands
   * between, and the request names a loopback host. What exists for whoever works on the product (`/dev/mail`, the demo
   * accounts) is for them alone. The host matters since a foreign page can point its own name at 127.0.0.1 (DNS rebinding).
   */
  readonly isLocal: boolean;
  /** True when the request came by https, as a trusted proxy says. */
  readonly isSecure: boolean;
}

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
/** What a proxy adds. A request that has one of them was made by somebody else than its peer. */
const forwardingHeaders = ['forwarded', 'via', 'x-real-ip'];

export function describeClient(request: IncomingMessage, proxies: TrustedProxies): GatewayClient {
  const { headersDistinct: headers } = request;
  const peer = request.socket.remoteAddress;
  const isProxied = peer !== undefined && proxies.has(peer);
  return {
    address: groupAddress(findClientAddress(peer, headers['x-forwarded-for'] ?? [], proxies)),
    // nginx calls by HTTP/1.0 by default; no browser does.
    isLocal: isLoopback(peer) && request.httpVersion !== '1.0' && !isForwarded(headers) && namesThisMachine(headers),
    isSecure: isProxied && /^https\b/i.test(headers['x-forwarded-proto']?.[0] ?? ''),
  };
}

function isForwarded(headers: IncomingMessage['headersDistinct']): boolean {
  return Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || forwardingHeaders.includes(name));
}

/** `Origin` is the page's own, also behind a proxy that adds no header and changes `Host`. */
function namesThisMachine({ host = [], origin = [] }: IncomingMessage['headersDistinct']): boolean {
  const hosts = [...host, ...origin.map((value) => value.replace(/^https?:\/\//i, ''))];
  return host.length === 1 && hosts.every((value) => loopbackHost.test(value));
}
