import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import * as z from 'zod';
import { bootBackend } from '../embedded-backend.ts';
import type { EmbeddedBackend, EmbeddedBackendOptions } from '../embedded-backend-surface.ts';
import { databaseOf, type HostDatabase } from '../lite/database-of.ts';
import type { Mail } from '../mail/outbox.ts';
import { copyPreparedData, copyServedData } from './prepared-data.ts';

export { pdf, png } from './files.ts';
export { copyPreparedData, copyServedData } from './prepared-data.ts';
export { serveAccounts } from './serve-accounts.ts';

const mailsSchema = z.array(
  z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string(), sentAt: z.string() }),
);

export interface TestBackend {
  /** `http://127.0.0.1:<port>`, what supabase-js wants as address. */
  readonly url: string;
  readonly publishableKey: string;
  /** What would have been sent so far, oldest first. */
  mails(): Promise<Mail[]>;
  close(): Promise<void>;
}

const testOptions: EmbeddedBackendOptions = {
  dataDir: undefined,
  siteUrl: 'http://localhost:3000',
  emailConfirmation: false,
  seed: true,
  mailPages: true,
  functionVariables: {},
  // A call that a busy machine makes wait has not failed.
  callTimeout: 120_000,
};

/**
 * PostgreSQL's WebAssembly, compiled once. V8 shares the code with every thread of the process for as long as somebody holds it; without
 * that each test file that starts a backend compiles it anew.
 */
let compiledDatabase: Promise<WebAssembly.Module> | undefined;

async function compileDatabase(): Promise<WebAssembly.Module> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return await WebAssembly.compile(await readFile(join(pglite, '..', 'pglite.wasm')));
}

/** An embedded backend with data of its own, seeded, on a free loopback port, over real HTTP. */
export async function startTestBackend(options: Partial<EmbeddedBackendOptions> = {}): Promise<TestBackend> {
  return await startTestBackendWithDatabase(options);
}

/** The database behind a test backend, past everything that is served. */
export type TestDatabase = HostDatabase;

export interface TestBackendWithDatabase extends TestBackend, Pick<EmbeddedBackend, 'fetch'> {
  readonly database: TestDatabase;
  readonly secretKey: string;
}

/**
 * The same, with the database behind it and the key that opens everything.
 *
 * @param readAddress where a request comes from, as far as the limits of attempts are concerned
 */
export async function startTestBackendWithDatabase(
  options: Partial<EmbeddedBackendOptions> = {},
  readAddress: TellAddress = ofSocket,
): Promise<TestBackendWithDatabase> {
  compiledDatabase ??= compileDatabase();
  await compiledDatabase;
  const given = { ...testOptions, ...options };
  const isPrepared = given.dataDir === undefined && given.databaseUrl === undefined;
  const dataDir = isPrepared ? await copyData(given) : given.dataDir;
  const { backend, host, secretKey } = await bootBackend({ ...given, dataDir });
  const served = await serveBackend(backend, readAddress);
  return {
    ...served,
    database: databaseOf(host),
    secretKey,
    fetch: backend.fetch,
    async close() {
      await served.close();
      if (isPrepared && dataDir !== undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A backend that keeps postings read would begin with three hundred of them, beside the tests. */
async function copyData({ seed, keepMatchesRead }: EmbeddedBackendOptions): Promise<string> {
  if (!keepMatchesRead) return await copyPreparedData(seed);
  const folder = await mkdtemp(join(tmpdir(), 'fursa-test-'));
  await copyServedData(folder);
  return folder;
}

export type TellAddress = (socket: Pick<Socket, 'remoteAddress' | 'remotePort'>) => string;

const ofSocket: TellAddress = ({ remoteAddress }) => remoteAddress ?? '';

/** A whole test run makes more accounts than one house would. */
export const ofConnection: TellAddress = ({ remoteAddress, remotePort }) => `${remoteAddress}:${remotePort}`;

async function serveBackend(backend: EmbeddedBackend, readAddress: TellAddress = ofSocket): Promise<TestBackend> {
  const { server, port } = await listen((request, socket) =>
    backend.fetch(request, { address: readAddress(socket), isLocal: true }),
  );
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    publishableKey: backend.publishableKey,
    mails: async () => mailsSchema.parse(await (await fetch(`${url}/dev/mail.json`)).json()),
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await backend.close();
    },
  };
}

async function listen(answer: (request: Request, socket: Socket) => Promise<Response>) {
  return await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const server = serve(
      {
        hostname: '127.0.0.1',
        port: 0,
        async fetch(request, { incoming }) {
          const response = await answer(request, incoming.socket);
          if (incoming.complete) return response;
          // Nobody reads the rest of the body: the client must not send its next request here. The gateway says so, too.
          const last = new Response(response.body, response);
          last.headers.set('connection', 'close');
          return last;
        },
      },
      (info: AddressInfo) => resolve({ server, port: info.port }),
    );
  });
}
