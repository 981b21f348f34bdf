import type * as z from 'zod';
import { abortsWith } from './aborts-with.ts';
import { answerPreflight, permitOrigin } from './cors.ts';
import type { FunctionEnvironment } from './environment.ts';
import { FunctionError, faultOf } from './function-error.ts';
import { hashText } from './hash-text.ts';
import { isModestJson } from './is-modest-json.ts';
import { readBytes } from './read-bytes.ts';
import { createPublicClient } from './supabase-client.ts';

/** What Deno serves and the embedded backend mounts. */
export type FunctionHandler = (request: Request, environment: FunctionEnvironment) => Promise<Response>;

/** A call that may be answered: by somebody signed in, with a body of the right shape. */
export interface FunctionCall<Body> {
  readonly userId: string;
  readonly body: Body;
  readonly environment: FunctionEnvironment;
  /** Aborts when the caller is gone or the time is up. */
  readonly signal: AbortSignal;
}

interface AnyDefinition<Schema extends z.ZodType> {
  readonly name: string;
  /** What follows the function's name in the address; nothing unless stated. */
  readonly path?: string;
  readonly body: BodyRules<Schema>;
  /** Default 30 s. */
  readonly timeLimitMs?: number;
  /** What the function does for the installation itself, which calls with its secret key: a scheduled job. */
  maintain?(environment: FunctionEnvironment): Promise<Response>;
}

/** A function for people who are signed in, or one for anybody. */
export type FunctionDefinition<Schema extends z.ZodType> = AnyDefinition<Schema> &
  (
    | {
        /** The answer; a FunctionError for one that people can do something about. */
        answer(call: FunctionCall<z.infer<Schema>>): Promise<Response>;
      }
    | {
        /** The same for whoever calls, with or without a session; nobody is asked who they are. */
        answerAnybody(call: Omit<FunctionCall<z.infer<Schema>>, 'userId'>): Promise<Response>;
      }
  );

const defaultTimeLimitMs = 30_000;

/** Puts around a function what all of them need: CORS, sign-in, a bounded body, a time limit, one kind of error, a log. */
export function serveFunction<Schema extends z.ZodType>(definition: FunctionDefinition<Schema>): FunctionHandler {
  return async (request, environment) => {
    const started = performance.now();
    const { response, userId, fault } = await answerCall(definition, request, environment);
    environment.log({
      function: definition.name,
      method: request.method,
      status: response.status,
      ms: Math.round(performance.now() - started),
      ...(userId === undefined ? {} : { user: (await hashText(userId)).slice(0, 12) }),
      ...(fault === undefined ? {} : { fault }),
    });
    return response;
  };
}

interface Outcome {
  readonly response: Response;
  readonly userId?: string;
  readonly fault?: string;
}

async function answerCall<Schema extends z.ZodType>(
  definition: FunctionDefinition<Schema>,
  request: Request,
  environment: FunctionEnvironment,
): Promise<Outcome> {
  const { ALLOWED_ORIGINS } = environment;
  if (request.method === 'OPTIONS') return { response: answerPreflight(request, ALLOWED_ORIGINS) };
  let userId: string | undefined;
  const withinTime = abortsWith([], definition.timeLimitMs ?? defaultTimeLimitMs);
  const work = async (): Promise<Response> => {
    refuseOtherCalls(definition, request);
    if (definition.maintain !== undefined && (await isInstallation(request, environment))) {
      return await definition.maintain(environment);
    }
    const signal = abortsWith([request.signal, withinTime]);
    if ('answerAnybody' in definition) {
      const body = await readJsonBody(request, definition.body);
      return await definition.answerAnybody({ body, environment, signal });
    }
    userId = await findUser(request, environment);
    const body = await readJsonBody(request, definition.body);
    return await definition.answer({ userId, body, environment, signal });
  };
  const outcome = await settle(work, withinTime);
  const response = permitOrigin(request, outcome.response, ALLOWED_ORIGINS);
  response.headers.set('cache-control', 'no-store');
  return { ...outcome, response, ...(userId === undefined ? {} : { userId }) };
}

function refuseOtherCalls({ name, path = '' }: { name: string; path?: string }, request: Request): void {
  // A hosted project calls the function without the `/functions/v1` in front.
  const { pathname } = new URL(request.url);
  const rest = pathname.replace(/^\/functions\/v1/, '').replace(/\/{1,9}$/, '');
  if (rest !== `/${name}${path}`) throw new FunctionError(404, 'Not found');
  if (request.method !== 'POST') throw new FunctionError(405, 'Only POST is answered here', { allow: 'POST, OPTIONS' });
}

async function settle(work: () => Promise<Response>, withinTime: AbortSignal): Promise<Outcome> {
  try {
    return { response: await Promise.race([work(), whenAborted(withinTime)]) };
  } catch (error) {
    if (error instanceof FunctionError) return { response: error.toResponse() };
    const unexpected = new FunctionError(500, 'Something went wrong on our side. Please try again later.');
    return { response: unexpected.toResponse(), fault: faultOf(error) };
  }
}

/** Work that does not listen to its signal is not waited for either. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () =>
      reject(new FunctionError(504, 'This took too long. Please try again later.')),
    );
  });
}

/**
 * Who calls. The token is shown to Supabase itself, which also knows sessions that were ended since.
 *
 * @returns the id of the account
 * @throws FunctionError 401; 503 when Supabase could not be asked
 */
async function findUser(request: Request, environment: FunctionEnvironment): Promise<string> {
  const token = bearerOf(request);
  if (token === undefined) throw new FunctionError(401, 'User not authenticated');
  const { data, error } = await createPublicClient(environment).auth.getUser(token);
  if (data.user !== null) return data.user.id;
  // A client that hears 401 signs the person out, so what is not their fault must not sound like it.
  const status = error?.status ?? 0;
  if (status >= 400 && status < 500 && status !== 429) throw new FunctionError(401, 'User not authenticated');
  throw new FunctionError(503, 'Sign-in cannot be checked right now. Please try again later.', { 'retry-after': '5' });
}

/** Whether the installation itself calls, with its secret key. Hashes are compared, so that time tells nothing of the key. */
async function isInstallation(request: Request, { SUPABASE_SECRET_KEY }: FunctionEnvironment): Promise<boolean> {
  const token = bearerOf(request);
  return token !== undefined && (await hashText(token)) === (await hashText(SUPABASE_SECRET_KEY));
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

interface BodyRules<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly maxBytes: number;
  /** What people are told when there is more. */
  readonly tooLargeMessage: string;
}

/** A conversation of a thousand turns, with what clients send along. Checking each value of a megabyte of them takes long. */
const jsonLimits = { maxDepth: 32, maxValues: 5_000 };

/**
 * The body, parsed by `schema`. Bytes are counted as they arrive: a sender that states no length, or a wrong one, is
 * measured all the same.
 *
 * @throws FunctionError 413 for more bytes or values than are read, or 400 that names the first wrong field
 */
export async function readJsonBody<Schema extends z.ZodType>(
  request: Request,
  { schema, maxBytes, tooLargeMessage }: BodyRules<Schema>,
): Promise<z.infer<Schema>> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes === undefined) throw new FunctionError(413, tooLargeMessage);
  if (!isModestJson(bytes, jsonLimits)) throw new FunctionError(413, tooLargeMessage);
  const result = schema.safeParse(parseJson(bytes));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new FunctionError(400, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new FunctionError(400, 'The body is not valid JSON');
  }
}
