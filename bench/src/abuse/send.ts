import { Agent, request as httpRequest } from 'node:http';

export interface Sender {
  /** Resolves with the status, 0 when the connection was refused or cut. */
  send(path: string, options?: SendOptions): Promise<Answer>;
  close(): void;
}

export interface SendOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Milliseconds between pieces of the body; all at once unless stated. */
  readonly pause?: number;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends from an address of its own, over as many connections as it is given. */
export function createSender(address: string, localAddress: string, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress });
  const { hostname, port } = new URL(address);
  return {
    send: (path, { method = 'GET', headers = {}, body, pause } = {}) =>
      new Promise((resolve) => {
        const request = httpRequest({ agent, hostname, port, path, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          );
          response.on('error', () => resolve({ status: 0, text: '' }));
        });
        request.on('error', () => resolve({ status: 0, text: '' }));
        if (pause === undefined) request.end(body);
        else drip(request, body ?? '', pause);
      }),
    close: () => agent.destroy(),
  };
}

function drip(request: ReturnType<typeof httpRequest>, body: string | Uint8Array, pause: number): void {
  const bytes = Buffer.from(body);
  let at = 0;
  const timer = setInterval(() => {
    if (at >= bytes.length || request.destroyed) {
      clearInterval(timer);
      request.end();
      return;
    }
    request.write(bytes.subarray(at, at + 1));
    at += 1;
  }, pause);
}
