import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { publishRemote, publishShell } from '../../release/index.ts';
import { writeFixtureRemote, writeFixtureShell } from '../../release/testing/write-fixture-build.ts';
import {
  createGateway,
  type GatewayBackend,
  type GatewayOptions,
  type GatewayServer,
  type ServeOptions,
  serveGateway,
} from '../index.ts';

/** A small release of shell, mf-jobs and mf-ai, served over real HTTP. */
interface GatewayFixture {
  readonly folder: string;
  readonly releaseDir: string;
  /** What the gateways warned of. */
  readonly warnings: readonly string[];
  /** Serves the release by another gateway; gives its port. */
  serve(options?: Partial<GatewayOptions>, server?: Partial<ServeOptions>): Promise<number>;
  /** Sends the path as it is, which `fetch` would not. */
  ask(
    target: string,
    headers?: http.OutgoingHttpHeaders,
    method?: string,
    port?: number,
    body?: string,
  ): Promise<Answer>;
  /** Where the gateway listens that is asked by default. */
  firstPort(): number;
  readPublished(urlPath: string): Promise<Buffer>;
}

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a browser accepts for a page. */
export const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
export const remoteEntry = '/remotes/mf-jobs/1.0.0/remoteEntry.0123abcd.js';

/** For tests: what is served is there for all tests of the file; `first` is for the gateway that is asked by default. */
export function prepareGateway(first: Partial<GatewayOptions> = {}): GatewayFixture {
  const folder = path.join(tmpdir(), `fursa-gateway-${randomUUID()}`);
  const releaseDir = path.join(folder, 'release');
  const warnings: string[] = [];
  const servers: GatewayServer[] = [];
  let firstPort = 0;
  const serve: GatewayFixture['serve'] = async (options = {}, serverOptions = {}) => {
    const gateway = createGateway({
      releaseDir,
      config: { version: '0.1.0', supabasePublishableKey: 'sb_publishable_test' },
      backend: echoingBackend,
      mode: 'product',
      warn: (line) => warnings.push(line),
      ...options,
    });
    // As `start` does, so that a health check has something to tell on the slowest disk.
    await gateway.request('/registry.json');
    const server = await serveGateway(gateway, { port: 0, host: 'localhost', ...serverOptions });
    servers.push(server);
    return server.port;
  };
  beforeAll(async () => {
    await publishFixtures(folder, releaseDir);
    firstPort = await serve(first);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close(0)));
    await rm(folder, { recursive: true });
  });
  return {
    folder,
    releaseDir,
    warnings,
    serve,
    ask: (target, headers = {}, method = 'GET', port = firstPort, body = '') =>
      send({ host: '127.0.0.1', port, path: target, method, headers }, body),
    firstPort: () => firstPort,
    readPublished: (urlPath) => readFile(path.join(releaseDir, urlPath)),
  };
}

async function publishFixtures(folder: string, releaseDir: string): Promise<void> {
  await writeFixtureShell(path.join(folder, 'shell'));
  await publishShell(path.join(folder, 'shell'), releaseDir, '0.1.0');
  const page = { id: 'home', access: 'public' as const, title: { en: 'Home' }, preload: [] };
  for (const name of ['mf-jobs', 'mf-ai'] as const) {
    await writeFixtureRemote(path.join(folder, name), { name, pages: [{ ...page, path: `/${name}` }] });
    await publishRemote(path.join(folder, name), releaseDir);
  }
}

const echoingBackend: GatewayBackend = {
  fetch: async (request, { address, isLocal }) =>
    Response.json({
      method: request.method,
      url: request.url.replace(/^http:\/\/[^/]+/, ''),
      key: request.headers.get('apikey'),
      body: await request.text(),
      address,
      isLocal,
    }),
};

function send(options: http.RequestOptions, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
