import ipaddr from 'ipaddr.js';
import { parseAddress, type TrustedProxies } from './trusted-proxies.ts';

/** Stands for a client whose address the system does not tell, which is one that has gone already. */
const unknownAddress = 'unknown';

/**
 * Who made a request: the rightmost address of the chain that is no trusted proxy. The chain is what `X-Forwarded-For` lists,
 * each proxy adding the one it was called by at the right, and then the peer of the socket. Anybody can write anything into
 * the header, so it is read from the right and no further than the proxies in it are trusted; an entry that is no address
 * ends it.
 *
 * @param peer address of the socket's other end
 * @param forwardedFor the header's values in the order they came
 */
export function findClientAddress(
  peer: string | undefined,
  forwardedFor: readonly string[],
  proxies: TrustedProxies,
): string | undefined {
  const entries = forwardedFor.flatMap((value) => value.split(','));
  let client = peer;
  while (client !== undefined && proxies.has(client)) {
    const next = readAddress(entries.pop());
    if (next === undefined) break;
    client = next;
  }
  return client;
}

/**
 * The address that limits count by. A household or a server gets a whole /64 of IPv6 and may change its address in it with
 * every call, so all of it counts as one. An IPv4 address written as IPv6 (`::ffff:203.0.113.7`) is the same as written alone.
 */
export function groupAddress(address: string | undefined): string {
  const parsed = parseAddress(address);
  if (parsed === undefined) return unknownAddress;
  if (parsed.kind() === 'ipv4' || parsed.range() === 'loopback') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`);
  return `${network.toString()}/64`;
}

/** True for addresses of this very machine. */
export function isLoopback(address: string | undefined): boolean {
  return parseAddress(address)?.range() === 'loopback';
}

/** An entry of `X-Forwarded-For`; some proxies add the port. */
function readAddress(entry = ''): string | undefined {
  const text = entry.trim();
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(text) ?? [];
  const address = bracketed ?? withPort ?? text;
  return parseAddress(address) === undefined ? undefined : address;
}
