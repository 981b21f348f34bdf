import { isIP } from 'node:net';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/**
 * An address as the system or a proxy writes it; `undefined` for anything else, such as the shortened forms of IPv4 (`127.1`)
 * that programs read differently. IPv4 written as IPv6 (`::ffff:203.0.113.7`) is IPv4, and the name of a network card behind
 * an address (`fe80::1%eth0`) is left out.
 */
export function parseAddress(text: string | undefined): IPv4 | IPv6 | undefined {
  if (text === undefined || isIP(text) === 0) return undefined;
  return ipaddr.process(text.replace(/%.*$/, ''));
}
