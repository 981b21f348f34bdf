import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { groupAddress } from '../client/client-address.ts';
import type { TrustedProxies } from '../client/trusted-proxies.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { type Transfer, watchTransfer } from './watch-transfer.ts';

export interface ConnectionTableOptions {
  readonly limits: ConnectionLimits;
  readonly proxies: TrustedProxies;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

export interface ConnectionTable {
  /** Counts the connections of a server, and cuts those that go past the limits. */
  add(server: Server): void;
  /** Cuts connections whose client sends or takes too little; to be called about every second. */
  sweep(): void;
  /** Cuts all that is open. */
  closeAll(): void;
  /** How many are open. */
  count(): number;
}

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  /** Requests that are not received or not answered in full. */
  readonly requests: Set<IncomingMessage>;
  readonly transfer: Transfer;
}

/**
 * The open connections of all servers, by the address of the peer.
 *
 * Reaching a limit locks nobody out: many people share one address behind a provider, and somebody among them may hold
 * connections for nothing. The oldest connection without a request in flight, or with a body that hardly moves, makes room for
 * the new one; only when all of them are busy is the new one refused.
 */
export function createConnectionTable({ limits, proxies, now }: ConnectionTableOptions): ConnectionTable {
  const bySocket = new Map<Socket, Connection>();
  const byAddress = new Map<string, Set<Connection>>();
  const abuses = createAbuseCounter(limits);

  function open(socket: Socket): void {
    const { remoteAddress } = socket;
    const address = groupAddress(remoteAddress);
    const sameAddress = byAddress.get(address) ?? new Set();
    const isProxy = remoteAddress !== undefined && proxies.has(remoteAddress);
    const isAccepted = isProxy || (!abuses.isBlocked(address, now()) && hasRoom(sameAddress, limits.perAddress));
    if (!isAccepted || !hasRoom(bySocket, limits.inAll)) {
      socket.destroy();
      return;
    }
    const connection = { socket, address, requests: new Set<IncomingMessage>(), transfer: watchTransfer(limits) };
    bySocket.set(socket, connection);
    byAddress.set(address, sameAddress.add(connection));
    socket.once('close', () => forget(connection));
  }

  function hasRoom(connections: { readonly size: number; values(): Iterable<Connection> }, most: number): boolean {
    return connections.size < most || makeRoom(connections.values());
  }

  function makeRoom(connections: Iterable<Connection>): boolean {
    const time = now();
    for (const connection of connections) {
      const { socket, requests, transfer } = connection;
      if (requests.size > 0 && !transfer.isBodyBehind(socket, requests, time)) continue;
      forget(connection);
      socket.destroy();
      return true;
    }
    return false;
  }

  function forget(connection: Connection): void {
    bySocket.delete(connection.socket);
    const sameAddress = byAddress.get(connection.address);
    sameAddress?.delete(connection);
    if (sameAddress?.size === 0) byAddress.delete(connection.address);
  }

  function begin(request: IncomingMessage, response: ServerResponse): void {
    const connection = bySocket.get(request.socket);
    if (connection === undefined) return;
    connection.requests.add(request);
    connection.transfer.begin(connection.socket, now());
    const end = () => connection.requests.delete(request);
    response.once('close', () => (request.complete ? end() : request.once('close', end)));
    if (connection.requests.size <= limits.requestsAtOnce) return;
    noteAbuse(connection);
    connection.socket.destroy();
  }

  function noteAbuse(connection: Connection): void {
    abuses.add(connection.address, now());
    // What follows in the same packet is parsed nevertheless, and counts no more.
    forget(connection);
  }

  function noteError(error: Error & { readonly code?: string }, socket: Duplex): void {
    const connection = socket instanceof Socket ? bySocket.get(socket) : undefined;
    if (connection !== undefined && error.code?.startsWith('HPE_')) noteAbuse(connection);
  }

  return {
    add(server) {
      server.on('connection', open);
      server.prependListener('request', begin);
      server.prependListener('checkContinue', begin);
      server.on('clientError', noteError);
    },
    sweep() {
      const time = now();
      abuses.sweep(time);
      for (const { socket, requests, transfer } of bySocket.values()) {
        if (transfer.isTooSlow(socket, requests, time)) socket.destroy();
      }
    },
    closeAll() {
      for (const socket of bySocket.keys()) socket.destroy();
    },
    count: () => bySocket.size,
  };
}

/** Counts by address what no browser does; the count falls with time. */
interface AbuseCounter {
  add(address: string, time: number): void;
  /** True for an address above the limit: its connections are cut without being read. */
  isBlocked(address: string, time: number): boolean;
  /** Removes the addresses whose count is down to zero. */
  sweep(time: number): void;
}

function createAbuseCounter({ abuseLimit, abuseRecoveryTime }: ConnectionLimits): AbuseCounter {
  /** For each address the time (ms) at which its count is zero again. */
  const clearAt = new Map<string, number>();
  const maxAge = abuseLimit * abuseRecoveryTime;
  return {
    add(address, time) {
      const current = Math.max(clearAt.get(address) ?? time, time);
      clearAt.set(address, Math.min(current, time + maxAge) + abuseRecoveryTime);
    },
    isBlocked: (address, time) => (clearAt.get(address) ?? 0) > time + maxAge,
    sweep(time) {
      for (const [address, clear] of clearAt) if (clear <= time) clearAt.delete(address);
    },
  };
}
