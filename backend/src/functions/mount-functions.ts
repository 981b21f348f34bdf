import { timingSafeEqual } from 'node:crypto';
import { answerPreflight, permitOrigin } from '../../../supabase/functions/_shared/cors.ts';
import { type FunctionEnvironment, readEnvironment } from '../../../supabase/functions/_shared/environment.ts';
import { type Keys, readBearer } from '../auth/read-bearer.ts';
import { BackendStartError } from '../backend-start-error.ts';
import type { Client } from '../http/answer-requests.ts';
import type { Caller } from '../http/call.ts';
import { readBody, streamedBody } from '../http/read-body.ts';
import { refuse } from '../http/refuse.ts';
import { createCallerSlots, createSlidingWindow, type NoSlot } from '../http/sliding-window.ts';
import { type LiteClient, refuseFailure } from '../lite/lite-client.ts';
import { createFunctionHost } from './function-host.ts';
import {
  FunctionInterruptedError,
  type FunctionName,
  FunctionTimeoutError,
  functionPaths,
  openFunctions,
} from './function-task.ts';

export interface FunctionMounting {
  /** Settings of the functions, such as `AI_API_KEY`; those that say where Supabase is are replaced. */
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly keys: Keys;
  readonly lite: Pick<LiteClient, 'hasSession'>;
  /** Answers what the functions ask of Supabase, for a caller who takes turns with others. */
  readonly fetchSupabase: (request: Request, caller: string) => Promise<Response>;
  /** Milliseconds a call may wait for its turn, and then take before its thread is ended; 35 s unless stated. */
  readonly deadline?: number;
  /** Module of the worker; tests have one of their own. */
  readonly worker?: URL;
}

export interface MountedFunctions {
  answer(request: Request, client: Client): Promise<Response>;
  /** Ends the threads and whatever runs in them. */
  close(): Promise<void>;
}

/** More than the functions give themselves, so that only one that is stuck is ended. */
const defaultDeadline = 35_000;
const callsPerCaller = 4;
/** Calls with a session that run or wait for their turn. Many people can share an address, and few addresses take all the places. */
export const callsAtOnce = { perAddress: 16, inAll: 64 };
/** Calls without a session: few at once, so that they take nobody's place, and so many a minute from one address. */
const openCalls = { perCaller: 2, inAll: 4, perMinute: 60 };
/** The most that any function reads. One byte more lets it refuse in words of its own. */
const maxBytes = 1024 * 1024;

/**
 * Serves the functions of `supabase/functions` at `/functions/v1/<name>`, the same files that a hosted project runs, in threads
 * of their own. Who calls and how much runs already is judged here, before any of the body is read. They reach Supabase in this
 * process, so that no header of a request decides where they turn to.
 *
 * @throws BackendStartError `function-settings-wrong`
 */
export function mountFunctions(mounting: FunctionMounting): MountedFunctions {
  const { keys, lite, fetchSupabase, deadline: timeLimit = defaultDeadline, worker } = mounting;
  const variables = variablesOf(mounting);
  const { ALLOWED_ORIGINS } = checkVariables(variables);
  const log = createLog(variables.FURSA_REQUEST_LOG === 'on');
  const host = createFunctionHost({ variables, log, timeLimit, ...(worker === undefined ? {} : { worker }) });
  const slots = createCallerSlots({ perCaller: callsPerCaller, inAll: callsAtOnce.inAll });
  const addressSlots = createCallerSlots({ perCaller: callsAtOnce.perAddress, inAll: callsAtOnce.inAll });
  const openSlots = createCallerSlots(openCalls);
  const openWindow = createSlidingWindow(openCalls.perMinute, 60_000, () => performance.now());

  async function identify({ headers }: Request, { address, isLocal }: Client): Promise<Caller | undefined> {
    const isInstallation = isSame(headers.get('authorization'), `Bearer ${keys.secretKey}`);
    const user = isInstallation ? undefined : await readBearer(headers, keys);
    if (user === 'bad' || (user === undefined && !isInstallation)) return undefined;
    return { address, isLocal, isInstallation, user };
  }

  async function answerCall(name: FunctionName, request: Request, client: Client): Promise<Response> {
    const caller = await identify(request, client);
    if (caller === undefined) return refuseStranger();
    const turn = caller.user?.id ?? 'installation';
    const address = caller.isInstallation ? 'installation' : client.address;
    const release = takePlaces(turn, address);
    if (typeof release === 'string') return refuseBusy(release);
    try {
      if (await lite.hasSession(caller)) return await run(name, request, { turn, address, release });
      release();
      return refuseStranger();
    } catch (error) {
      release();
      return refuseFailed(error);
    }
  }

  function takePlaces(turn: string, address: string): (() => void) | NoSlot {
    const release = slots.take(turn);
    if (typeof release === 'string') return release;
    const releaseAddress = addressSlots.take(address);
    if (typeof releaseAddress === 'string') {
      release();
      return 'all';
    }
    return () => {
      release();
      releaseAddress();
    };
  }

  /** The address of the caller stays here: the function is told of nobody. */
  async function answerAnybody(name: FunctionName, request: Request, { address }: Client): Promise<Response> {
    const wait = openWindow.take(address);
    if (wait > 0) return refuseOften(wait);
    const release = openSlots.take(address);
    if (typeof release === 'string') return refuseBusy(release);
    try {
      return await run(name, request, { turn: 'visitors', address, release });
    } catch (error) {
      release();
      return refuseFailed(error);
    }
  }

  async function run(name: FunctionName, request: Request, { turn, address, release }: Place): Promise<Response> {
    const body = await readWithin(request, openFunctions[name]?.maxBytes ?? maxBytes, timeLimit);
    const { pathname, search } = new URL(request.url);
    const running = host.run({
      name,
      request: { method: request.method, path: pathname + search, headers: [...request.headers], body },
      address,
      gone: request.signal,
      fetchSupabase: (asked) => fetchSupabase(asked, `functions for ${turn}`),
    });
    void running.ended.then(release);
    return await running.response;
  }

  return {
    async answer(request, client) {
      const name = nameOf(request);
      if (name === undefined) return refuse('functions', { status: 404, code: '', message: 'Function not found' });
      if (request.method === 'OPTIONS') return answerPreflight(request, ALLOWED_ORIGINS);
      if (request.method !== 'POST') return permitOrigin(request, refuseMethod(), ALLOWED_ORIGINS);
      const answerRequest = openFunctions[name] === undefined ? answerCall : answerAnybody;
      const response = await answerRequest(name, request, client);
      // What the function answers permits the origin itself.
      return response.headers.has('vary') ? response : permitOrigin(request, response, ALLOWED_ORIGINS);
    },
    close: () => host.close(),
  };
}

/** What a call takes of what there is for everybody. */
interface Place {
  /** Takes turns with others at Supabase. */
  readonly turn: string;
  readonly address: string;
  readonly release: () => void;
}

function nameOf(request: Request): FunctionName | undefined {
  const [name = '', ...rest] = new URL(request.url).pathname.replace(/\/+$/, '').split('/').slice(3);
  return isFunctionName(name) && functionPaths[name] === rest.map((part) => `/${part}`).join('') ? name : undefined;
}

function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(functionPaths, name);
}

function isSame(given: string | null, wanted: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

async function readWithin(
  request: Request,
  most: number,
  timeLimit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (request.body === null) return undefined;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new FunctionTimeoutError('the body did not arrive')), timeLimit);
  try {
    // Of a body that is too large only so much is handed on that the function sees that it is.
    return (await Promise.race([readBody(streamedBody(request), most + 1), late.promise])) ?? new Uint8Array(most + 1);
  } finally {
    // A timer that went on would hold the body as long.
    clearTimeout(timer);
  }
}

function variablesOf({ variables, keys }: FunctionMounting): Record<string, string> {
  const all = {
    ...variables,
    SUPABASE_URL: 'http://localhost',
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function checkVariables(variables: Readonly<Record<string, string>>): FunctionEnvironment {
  try {
    return readEnvironment(variables);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackendStartError('function-settings-wrong', reason, { cause });
  }
}

/** Faults are always told; every call only where requests are logged. */
function createLog(logsEveryCall: boolean): FunctionEnvironment['log'] {
  return (entry) => {
    if (entry.fault !== undefined) console.error(JSON.stringify(entry));
    else if (logsEveryCall) console.log(JSON.stringify(entry));
  };
}

function refuseStranger(): Response {
  return refuse('functions', { status: 401, code: '', message: 'User not authenticated' });
}

function refuseMethod(): Response {
  const headers = { allow: 'POST, OPTIONS' };
  return refuse('functions', { status: 405, code: '', message: 'Only POST is answered here', headers });
}

function refuseBusy(reason: 'caller' | 'all'): Response {
  const headers = { 'retry-after': '1' };
  if (reason === 'all') {
    const message = 'Too many people ask at once. Please try again in a moment.';
    return refuse('functions', { status: 503, code: '', message, headers });
  }
  const message = `At most ${callsPerCaller} requests are worked on for you at once. Please wait for one of them.`;
  return refuse('functions', { status: 429, code: '', message, headers });
}

function refuseOften(wait: number): Response {
  const headers = { 'retry-after': String(Math.ceil(wait / 1000)) };
  return refuse('functions', { status: 429, code: '', message: 'Too many requests. Please try again later.', headers });
}

function refuseFailed(error: unknown): Response {
  if (error instanceof FunctionTimeoutError) {
    return refuse('functions', { status: 504, code: '', message: 'This took too long. Please try again later.' });
  }
  if (error instanceof FunctionInterruptedError) {
    if (error.cause !== undefined) console.error(`${error.message}: ${String(error.cause)}`);
    const message = 'This was interrupted. Please try again.';
    return refuse('functions', { status: 503, code: '', message, headers: { 'retry-after': '1' } });
  }
  return refuseFailure('functions', error);
}
