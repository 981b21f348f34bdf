import { isIPv6 } from 'node:net';
import type { ServeOptions } from '../../gateway/index.ts';
import type { Environment } from './read-environment.ts';

/** Where and for whom the environment has the gateway listen. */
export function serveOptions({ port, host, trustedProxies, connectionsPerAddress }: Environment): ServeOptions {
  return {
    port,
    host,
    ...(trustedProxies === undefined ? {} : { trustedProxies }),
    ...(connectionsPerAddress === undefined ? {} : { limits: { perAddress: connectionsPerAddress } }),
  };
}

/** The address of the product on this machine. */
export function localAddress({ host }: Environment, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
