import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface AskedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** What the server answers at a path: JSON, or whatever a function does with the response. */
export type FixtureAnswer = object | ((response: ServerResponse) => void);

export interface FixtureServer {
  readonly url: string;
  /** What was asked since the start, or since `forget`. */
  readonly asked: readonly AskedRequest[];
  /** Sets or replaces the answer at a path; paths without one answer 404. */
  answer(path: string, answer: FixtureAnswer): void;
  forget(): void;
  close(): Promise<void>;
}

/** A web server on this machine that plays the job feeds. */
export async function startFixtureServer(): Promise<FixtureServer> {
  const answers = new Map<string, FixtureAnswer>();
  const asked: AskedRequest[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    asked.push({ method: request.method ?? '', url, headers: request.headers, body: await readJson(request) });
    const answer = answers.get(url.pathname);
    if (answer === undefined) response.writeHead(404).end('not here');
    else if (typeof answer === 'function') answer(response);
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answer: (path, answer) => void answers.set(path, answer),
    forget() {
      asked.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await text(request);
  return body === '' ? undefined : JSON.parse(body);
}
