import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to the matching requests: the connection is cut, nothing is ever answered, the request waits until `heal`, the answer
 * comes a byte a second or stops in its middle, another status or other bytes come.
 * `change` gets the whole body as text and answers with what is sent instead; the status stays.
 */
export type Fault =
  | { readonly kind: 'cut' }
  | { readonly kind: 'hang' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'drip' }
  | { readonly kind: 'half' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'change'; readonly change: (body: string) => string };

export interface FaultProxy {
  /** Origin of the product as seen through the proxy. */
  readonly address: string;
  /** From now on requests whose path matches suffer the fault. */
  break(path: RegExp, fault: Fault): void;
  /** From now on every request goes through, and so do those that were held. */
  heal(): void;
  /** Paths asked for so far, in order. */
  readonly requested: readonly string[];
  close(): Promise<void>;
}

/** A real HTTP server in front of the product, through which a test can break any part of it. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let broken: { path: RegExp; fault: Fault } | undefined;
  const requested: string[] = [];
  const held: (() => void)[] = [];

  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    requested.push(url);
    const fault = broken?.path.test(url) ? broken.fault : undefined;
    if (fault?.kind === 'cut') outgoing.socket?.destroy();
    // Some hosts say of what is missing, too, that it may be kept for a year (docs/guides/static-hosts.md).
    else if (fault?.kind === 'status') outgoing.writeHead(fault.status, immutable).end('broken by the test');
    else if (fault?.kind === 'hold') held.push(() => forward(target, incoming, outgoing));
    else if (fault?.kind === 'drip') drip(outgoing);
    else if (fault?.kind === 'half') forward(target, incoming, outgoing, sendHalf);
    else if (fault?.kind === 'change') forward(target, incoming, outgoing, sendChanged(fault.change));
    else if (fault?.kind !== 'hang') forward(target, incoming, outgoing);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://localhost:${port}`,
    requested,
    break: (path, fault) => {
      broken = { path, fault };
    },
    heal: () => {
      broken = undefined;
      for (const letGo of held.splice(0)) letGo();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

/** An answer that never ends. */
function drip(outgoing: ServerResponse): void {
  outgoing.writeHead(200, {
    'content-type': 'text/javascript',
    ...immutable,
  });
  const timer = setInterval(() => outgoing.write(' '), 1_000);
  outgoing.on('close', () => clearInterval(timer));
}

/** Answers with what the product answered, once all of it is there. */
type Send = (outgoing: ServerResponse, answer: IncomingMessage, body: Buffer) => void;

/** The length says that there is more. */
const sendHalf: Send = (outgoing, { statusCode = 502, headers }, body) => {
  outgoing.writeHead(statusCode, { ...headers, 'content-length': body.length });
  outgoing.write(body.subarray(0, body.length / 2));
};

function sendChanged(change: (body: string) => string): Send {
  return (outgoing, { statusCode = 502, headers }, body) => {
    const changed = Buffer.from(change(body.toString()));
    outgoing.writeHead(statusCode, { ...headers, 'content-length': changed.length });
    outgoing.end(changed);
  };
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse, send?: Send): void {
  // Whoever asked may have given up while the request was held.
  if (outgoing.destroyed) return;
  // A body that is to be changed must arrive as text.
  const headers = send ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
  const passed = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers }, (answer) => {
    if (!send) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => send(outgoing, answer, Buffer.concat(chunks)));
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}
