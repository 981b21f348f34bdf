import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { commonHeaders } from '../../release/static-site/security-headers.ts';

/** Answers a request that goes no further, with the headers of every other answer, and closes the connection. */
export function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    ...commonHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(`${text}\n`);
}

const statusOfCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what is no HTTP, or comes too slowly. Node would answer without our headers. */
export function refuseBrokenRequest(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const headers = { ...commonHeaders, 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'), () => socket.destroy());
}

/** A body up to this size costs less to throw away than a new connection. */
const smallBody = 65_536;
/** Milliseconds between the answer and the end of the connection. */
const closeDelay = 500;

/**
 * Keeps the server from receiving a body that nobody reads. The answer to a large body says `Connection: close`. When it is sent
 * before the body has arrived, reading stops and the connection is closed after a delay: closed at once it would be reset, and
 * the client could lose the answer.
 */
export function cutUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { socket, headers } = request;
  const length = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
  if (length <= smallBody) return;
  response.shouldKeepAlive = false;
  // Node calls it when the last answer of a connection has gone out.
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.complete) {
      destroySoon();
      return;
    }
    socket.end();
    // Node has begun to read the rest away, which starts the socket again on the next tick.
    setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), closeDelay).unref();
  };
}
