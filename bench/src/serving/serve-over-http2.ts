import { once } from 'node:events';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import { getRequestListener } from '@hono/node-server';
import type { SelfSignedCertificate } from './self-signed-certificate.ts';

/** What {@link serveOverHttp2} needs of a gateway. */
interface Gateway {
  fetch(request: Request): Promise<Response> | Response;
}

/** One answer, as it went over the line. */
export interface Answer {
  readonly path: string;
  readonly status: number;
  readonly contentType: string;
  /** `br`, `gzip` or, uncompressed, nothing. */
  readonly encoding: string;
  /** The body in its encoding. Headers, a few dozen bytes each in HTTP/2, are not counted. */
  readonly bytes: number;
}

export interface RecordingServer {
  readonly address: string;
  /** The answers since the last call. */
  takeAnswers(): Answer[];
  close(): Promise<void>;
}

/**
 * Serves a gateway as a production front end would: HTTP/2 over TLS, where many small files share one connection. Takes
 * any free port and keeps a record of what it sent.
 */
export async function serveOverHttp2(gateway: Gateway, certificate: SelfSignedCertificate): Promise<RecordingServer> {
  let answers: Answer[] = [];
  const listener = getRequestListener(async (request) => {
    const response = await gateway.fetch(request);
    const { status, headers } = response;
    const body = await response.arrayBuffer();
    answers.push({
      path: new URL(request.url).pathname,
      status,
      contentType: headers.get('content-type') ?? '',
      encoding: headers.get('content-encoding') ?? '',
      bytes: body.byteLength,
    });
    return new Response(body.byteLength === 0 ? null : body, { status, headers });
  });
  const server = createSecureServer({ cert: certificate.cert, key: certificate.key }, listener);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    address: `https://localhost:${bound.port}`,
    takeAnswers() {
      const taken = answers;
      answers = [];
      return taken;
    },
    async close() {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
