import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCallTable } from './call-table.ts';
import type { EmbeddedBackend, EmbeddedBackendOptions } from './embedded-backend-surface.ts';
import { type DataFolder, memoryFolder, openDataFolder } from './folder/data-folder.ts';
import { keepMatchesRead } from './functions/keep-matches-read.ts';
import { mountFunctions } from './functions/mount-functions.ts';
import { type Client, createPipeline, serviceOf } from './http/answer-requests.ts';
import { createHold } from './http/hold-callers.ts';
import { refuse } from './http/refuse.ts';
import { createHealthCheck } from './lite/health-check.ts';
import { createLiteClient } from './lite/lite-client.ts';
import { type LiteHost, startLite } from './lite/lite-host.ts';
import { answerMailPage } from './mail/mail-pages.ts';
import { createOutbox, type Outbox } from './mail/outbox.ts';

/** A backend with what tests of this package need behind it. */
export interface BootedBackend {
  readonly backend: EmbeddedBackend;
  readonly host: LiteHost;
  readonly secretKey: string;
}

/**
 * Brings up Supabase: opens the database in a thread of its own, makes its schema from `supabase/migrations`, loads the seed.
 *
 * @throws BackendStartError whose message tells the person at the terminal what to do
 */
export async function startEmbeddedBackend(options: EmbeddedBackendOptions): Promise<EmbeddedBackend> {
  return (await bootBackend(options)).backend;
}

export async function bootBackend(options: EmbeddedBackendOptions): Promise<BootedBackend> {
  const folder = await openFolder(options);
  const secretKey = `sb_secret_${randomBytes(24).toString('base64url')}`;
  let host: LiteHost | undefined;
  try {
    if (folder.isFirstStart) {
      const content = options.seed ? 'its tables and the demo data' : 'its tables';
      options.say?.(`The database is new: making ${content}, once ...`);
      const first = await openHost(options, folder, secretKey);
      await first.close();
      await folder.finishFirstStart();
    }
    host = await openHost(options, folder, secretKey);
    return { backend: serve({ options, folder, host, secretKey, outbox: createOutbox() }), host, secretKey };
  } catch (error) {
    await host?.close();
    folder.release();
    throw error;
  }
}

async function openFolder({ dataDir, databaseUrl }: EmbeddedBackendOptions): Promise<DataFolder> {
  if (dataDir === undefined) return memoryFolder();
  return await openDataFolder(dataDir, { database: databaseUrl === undefined ? 'inside' : 'elsewhere' });
}

function openHost(options: EmbeddedBackendOptions, folder: DataFolder, secretKey: string): Promise<LiteHost> {
  const { databaseUrl, siteUrl, emailConfirmation, seed, callTimeout } = options;
  const { databaseFolder, filesFolder, secrets, isFirstStart } = folder;
  return startLite({
    options: {
      databaseFolder,
      filesFolder,
      databaseUrl,
      isFirstStart,
      siteUrl,
      emailConfirmation,
      seed,
      ...secrets,
      secretKey,
    },
    ...(callTimeout === undefined ? {} : { timeout: callTimeout }),
    warn: (line) => console.error(line),
  });
}

interface BackendParts {
  readonly options: EmbeddedBackendOptions;
  readonly folder: DataFolder;
  readonly host: LiteHost;
  /** Opens everything to the functions; never leaves the process. */
  readonly secretKey: string;
  readonly outbox: Outbox;
}

/** Without a word about feeds, an installation with demo data shows sample postings too. */
const demoVariables = { FEED_SOURCES: 'sample' };
/** How long running requests may take to end. */
const closingTime = 1_400;

function serve(parts: BackendParts): EmbeddedBackend {
  const { options, folder, host, secretKey, outbox } = parts;
  const keys = { ...folder.secrets, secretKey };
  const lite = createLiteClient({ host, keys, outbox });
  const answerRequest = createPipeline({
    table: createCallTable(lite, { ...options, jwtSecret: keys.jwtSecret }),
    keys,
    lite,
  });
  // No screen is refused as often. What is answered well is never held.
  const holdRefusal = createHold({ freePerSecond: 100, holdTime: 500 });
  const inFlight = new Set<Promise<Response>>();
  let isClosing = false;

  const functions = mountFunctions({
    variables: { ...(options.seed ? demoVariables : {}), ...(options.functionVariables ?? process.env) },
    keys,
    lite,
    // Also while closing, since the call it works for may end.
    fetchSupabase: answerOwn,
  });

  async function answerOwn(request: Request, caller: string): Promise<Response> {
    const service = serviceOf(new URL(request.url).pathname);
    if (service === undefined || service === 'functions') return notFound();
    const response = await answerRequest(service, request, { address: caller, isLocal: true });
    if (response.ok) matches?.noteRequest(request);
    return response;
  }

  async function answer(request: Request, client: Client): Promise<Response> {
    const url = new URL(request.url);
    const mailPage = options.mailPages && client.isLocal ? answerMailPage(url, outbox) : undefined;
    if (mailPage !== undefined) return mailPage;
    const service = serviceOf(url.pathname);
    if (service === undefined) return notFound();
    if (isClosing) return refuse(service, { status: 503, code: 'closing', message: 'The backend is stopping' });
    // Functions judge for themselves, too, who may call, from where and with how much, as they do on a hosted project.
    if (service === 'functions') return await functions.answer(request, client);
    const response = await answerRequest(service, request, client);
    if (response.ok) matches?.noteRequest(request);
    return response;
  }

  async function answerUntilClosed(request: Request, client: Client): Promise<Response> {
    const response = answer(request, client);
    inFlight.add(response);
    try {
      if ((await response).status >= 400) await holdRefusal(client.address);
      return withDefaultCaching(await response);
    } finally {
      inFlight.delete(response);
    }
  }

  const callOwn = (request: Request) => answerUntilClosed(request, { address: '127.0.0.1', isLocal: true });
  const matches = options.keepMatchesRead ? keepMatchesRead(callOwn, secretKey) : undefined;
  const stopFeeds = options.keepFeedsFresh ? keepFeedsFresh(callOwn, secretKey) : undefined;
  return {
    publishableKey: folder.secrets.publishableKey,
    secretKey,
    fetch: answerUntilClosed,
    isHealthy: createHealthCheck(host),
    async close() {
      isClosing = true;
      stopFeeds?.();
      matches?.stop();
      await Promise.race([Promise.allSettled(inFlight), sleep(closingTime, undefined, { ref: false })]);
      await functions.close();
      await host.close();
      folder.release();
    },
  };
}

/** Nothing of a person stays in a cache: only a picture in a public bucket says otherwise. */
function withDefaultCaching(response: Response): Response {
  if (response.headers.has('cache-control')) return response;
  const copy = new Response(response.body, response);
  copy.headers.set('cache-control', 'no-store');
  return copy;
}

function notFound(): Response {
  return Response.json({ message: 'Not found' }, { status: 404 });
}

/** Milliseconds. The function itself knows which feeds are stale; a run that was cut short is taken up again this soon. */
const interval = 10 * 60 * 1000;

/**
 * Asks the job feeds now and every ten minutes, as a schedule does on a hosted project: nobody who reads makes a feed be asked.
 *
 * @returns stops it
 */
function keepFeedsFresh(call: (request: Request) => Promise<Response>, secretKey: string): () => void {
  const ask = () =>
    void call(
      new Request('http://localhost/functions/v1/job-feed', {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
      }),
    );
  ask();
  const timer = setInterval(ask, interval).unref();
  return () => clearInterval(timer);
}
