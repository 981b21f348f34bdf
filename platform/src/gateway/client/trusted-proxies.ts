import { BlockList, isIP } from 'node:net';
import { parseAddress } from './parse-address.ts';

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
