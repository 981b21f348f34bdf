import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '@supabase/lite';
import type { Database } from '../database/database.ts';
import type { EmbeddedBackend, EmbeddedBackendOptions } from '../embedded-backend-surface.ts';
import type { DataFolder } from '../folder/data-folder.ts';
import { keepFeedsFresh } from '../functions/keep-feeds-fresh.ts';
import { mountFunctions } from '../functions/mount-functions.ts';
import { answerMailPage } from '../mail/mail-pages.ts';
import type { Outbox } from '../mail/outbox.ts';
import { answerStorageCall } from '../storage/storage-calls.ts';
import { createAccounts } from './accounts.ts';
import { areaOf, bodyLimits, refuse, type SupabaseArea } from './areas.ts';
import { answerAuthCall } from './auth-calls.ts';
import { refuseBadBearer } from './bearer.ts';
import { catchComplaints } from './lite-complaints.ts';
import { answerPreflight, withLoopbackCors } from './loopback-cors.ts';
import { nameDatabaseError } from './postgrest-errors.ts';
import { createRateLimits } from './rate-limits.ts';
import { readBody, withBody } from './read-body.ts';

export interface FrontParts {
  readonly app: Pick<App, 'fetch'>;
  readonly database: Database;
  readonly folder: DataFolder;
  readonly outbox: Outbox;
  /** Opens everything to the functions; never leaves the process. */
  readonly secretKey: string;
  readonly options: EmbeddedBackendOptions;
}

/** Without a word about feeds, an installation with demo data shows sample postings too. */
const demoVariables = { FEED_SOURCES: 'sample' };

/** How long running requests and the database may take to end, each. */
const closingTimeMs = 1_400;

/** What stands between the network and Supabase lite. */
export function createFront({ app, database, folder, outbox, secretKey, options }: FrontParts): EmbeddedBackend {
  const accounts = createAccounts(database);
  const limits = createRateLimits();
  const running = new Set<Promise<Response>>();
  const keys = { ...folder.secrets, secretKey };
  const answerFunctionCall = mountFunctions({
    variables: { ...(options.seed ? demoVariables : {}), ...(options.functionVariables ?? process.env) },
    publishableKey: keys.publishableKey,
    secretKey,
    fetchSupabase: (input, init) => answerOwnCall(new Request(input, init)),
  });
  let isClosing = false;

  async function forward(request: Request): Promise<Response> {
    const { result, complaints } = await catchComplaints(() => database.exclusively(() => app.fetch(request)));
    const response = await nameDatabaseError(result, complaints);
    if (response.status >= 500) reportFault(request, response.status, complaints);
    return response;
  }

  async function answerArea(area: SupabaseArea, request: Request, address: string): Promise<Response> {
    const refusal = await refuseBadBearer(request, area, keys);
    if (refusal !== undefined) return refusal;
    const body = await readBody(request, bodyLimits[area]);
    if (body === undefined)
      return refuse(area, { status: 413, code: 'too_large', message: 'The request is too large' });
    switch (area) {
      case 'auth':
        return await answerAuthCall(request, body, address, {
          accounts,
          limits,
          emailConfirmation: options.emailConfirmation,
          forward,
        });
      case 'rest':
        return await forward(withBody(request, body));
      case 'storage':
        return await answerStorageCall(request, body, { jwtSecret: folder.secrets.jwtSecret, forward });
    }
  }

  /** What a function asks of Supabase; also while closing, since the call it works for may end. */
  async function answerOwnCall(request: Request): Promise<Response> {
    const area = areaOf(new URL(request.url).pathname);
    if (area === undefined || area === 'functions') return Response.json({ message: 'Not found' }, { status: 404 });
    return await answerArea(area, request, 'functions');
  }

  async function answer(request: Request, address: string): Promise<Response> {
    const url = new URL(request.url);
    const { pathname } = url;
    const mailPage = options.mailPages ? answerMailPage(url, outbox) : undefined;
    if (mailPage !== undefined) return mailPage;
    const area = areaOf(pathname);
    if (area === undefined) return Response.json({ message: 'Not found' }, { status: 404 });
    if (isClosing) return refuse(area, { status: 503, code: 'closing', message: 'The backend is stopping' });
    // Functions answer for themselves who may call, from where and with how much, as they do on a hosted project.
    if (area === 'functions') return await answerFunctionCall(request);
    return answerPreflight(request) ?? withLoopbackCors(request, await answerArea(area, request, address));
  }

  async function answerUntilClosed(request: Request, address: string): Promise<Response> {
    const response = answer(request, address);
    running.add(response);
    try {
      return await response;
    } finally {
      running.delete(response);
    }
  }

  const stopFeeds = options.keepFeedsFresh
    ? keepFeedsFresh((request) => answerUntilClosed(request, '127.0.0.1'), secretKey)
    : undefined;
  return {
    publishableKey: folder.secrets.publishableKey,
    fetch: (request, { address }) => answerUntilClosed(request, address),
    async close() {
      isClosing = true;
      stopFeeds?.();
      await atMost(closingTimeMs, Promise.allSettled(running));
      await atMost(closingTimeMs, database.close());
      folder.release();
    },
  };
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(milliseconds, undefined, { ref: false })]);
}

/** One line, without statement or parameters: they hold what people typed. */
function reportFault(request: Request, status: number, complaints: readonly unknown[]): void {
  const reasons = complaints.map((complaint) => (complaint instanceof Error ? complaint.message : String(complaint)));
  console.error(
    `${request.method} ${new URL(request.url).pathname} answered ${status}: ${reasons.join('; ') || 'no reason'}`,
  );
}
