import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import S3rver from '@20minutes/s3rver';

/** For tests: an object store that speaks S3 on this machine. */
export interface S3Server {
  readonly endpoint: string;
  /** What of the environment leads to it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Requests since `onRequest` was set. */
  readonly requests: readonly string[];
  /** Is asked for each request, counted from 1: `cut` ends the connection before it, `lose` after it was done. */
  onRequest(decide: (count: number, request: string) => 'answer' | 'cut' | 'lose'): void;
  close(): Promise<void>;
}

/** Account and secret that the server knows, and no other. */
const account = 'S3RVER';

/**
 * For tests: s3rver, which stores files, lists them in pages and checks signatures, with the two things it lacks and Amazon has had
 * since 2024: writes under a condition, and that a reader sees an object as it was before a write or after it, never in between.
 */
export async function startS3Server(directory: string, buckets: readonly string[]): Promise<S3Server> {
  const s3 = new S3rver({ directory, silent: true, configureBuckets: buckets.map((name) => ({ name })) });
  await s3.configureBuckets();
  const handle = s3.callback();
  const turns = new Map<string, Promise<void>>();
  let requests: string[] = [];
  let decide: Parameters<S3Server['onRequest']>[0] = () => 'answer';

  async function isRefused(request: IncomingMessage): Promise<boolean> {
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
    if (request.method !== 'PUT' || (ifMatch === undefined && ifNoneMatch === undefined)) return false;
    const [, bucket = '', ...segments] = decodeURIComponent(pathOf(request)).split('/');
    const isThere = await s3.store.existsObject(bucket, segments.join('/'));
    if (ifNoneMatch === '*') return isThere;
    return !isThere || (await s3.store.getMetadata(bucket, segments.join('/'))).etag !== ifMatch;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const line = `${request.method} ${request.url}`;
    requests.push(line);
    const decision = decide(requests.length, line);
    if (decision === 'cut') return void request.socket.destroy();
    if (await isRefused(request)) {
      request.resume();
      response.writeHead(412, { 'Content-Type': 'application/xml' });
      return void response.end('<Error><Code>PreconditionFailed</Code></Error>');
    }
    if (decision === 'lose') {
      response.end = () => request.socket.destroy() && response;
      response.write = () => true;
    }
    await handle(request, response);
  }

  const server = createServer((request, response) => {
    const path = pathOf(request);
    const turn = (turns.get(path) ?? Promise.resolve()).then(() => answer(request, response)).catch(console.error);
    turns.set(path, turn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    endpoint,
    variables: { AWS_ENDPOINT_URL_S3: endpoint, AWS_ACCESS_KEY_ID: account, AWS_SECRET_ACCESS_KEY: account },
    get requests() {
      return requests;
    },
    onRequest(next) {
      requests = [];
      decide = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? '';
}
