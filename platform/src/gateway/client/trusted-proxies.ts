import { BlockList, isIP } from 'node:net';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** The proxies that are believed when they say for whom they call. */
export interface TrustedProxies {
  has(address: string): boolean;
}

export const noTrustedProxies: TrustedProxies = { has: () => false };

const loopback = ['127.0.0.0/8', '::1'];

/**
 * Reads `FURSA_TRUSTED_PROXIES`: addresses and CIDR ranges of IPv4 and IPv6, and `loopback`, with commas between them.
 *
 * @throws RangeError naming the first entry that is none of them.
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries) {
    for (const range of entry === 'loopback' ? loopback : [entry]) addRange(list, range);
  }
  return {
    has: (address) => {
      const known = parseAddress(address);
      return known !== undefined && list.check(known.toString(), known.kind());
    },
  };
}

function addRange(list: BlockList, entry: string): void {
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const parsed = parseAddress(address);
  // An IPv4 range is written as IPv4: `::ffff:10.0.0.0/104` would be one of 128 bits.
  const bits = isIP(address) === 4 ? 32 : 128;
  const length = prefix === undefined ? bits : Number(prefix);
  if (parsed === undefined || length > bits || (prefix !== undefined && bits === 128 && parsed.kind() === 'ipv4')) {
    throw new RangeError(`"${entry}" is no address, no range such as 10.0.0.0/8, and not loopback`);
  }
  if (length === 0) throw new RangeError(`"${entry}" trusts everybody, so that anybody could take any address`);
  const family = parsed.kind();
  list.addSubnet(parsed.toString(), Math.min(length, family === 'ipv4' ? 32 : 128), family);
}

/**
 * An address as the system or a proxy writes it; `undefined` for anything else, such as the shortened forms of IPv4 (`127.1`)
 * that programs read differently. IPv4 written as IPv6 (`::ffff:203.0.113.7`) is IPv4, and the name of a network card behind
 * an address (`fe80::1%eth0`) is left out.
 */
export function parseAddress(text: string | undefined): IPv4 | IPv6 | undefined {
  if (text === undefined || isIP(text) === 0) return undefined;
  return ipaddr.process(text.replace(/%.*$/, ''));
}
