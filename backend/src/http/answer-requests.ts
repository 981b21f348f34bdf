import { answerPreflight, permitOrigin } from '../../../supabase/functions/_shared/cors.ts';
import { type Keys, readBearer } from '../auth/read-bearer.ts';
import { type LiteClient, refuseFailure } from '../lite/lite-client.ts';
import type { Call, Caller, CallInput, Service } from './call.ts';
import { createMatcher, type MatchedCall, serviceOf } from './match-call.ts';
import { parseJson } from './parse-json.ts';
import { readBody, streamedBody } from './read-body.ts';
import { refuse, refuseBadRequest, refuseCaller, refuseNotFound, refuseSession } from './refuse.ts';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const exposedHeaders = 'Content-Range, Content-Location, Preference-Applied, Retry-After';

/**
 * The product has one origin and needs no CORS. A remote tested alone calls from another port of the same machine, so
 * loopback origins may; every other origin gets no permission.
 */
function withLoopbackCors(request: Request, response: Response): Response {
  return permitOrigin(request, response, [], exposedHeaders);
}

/** The answer to a preflight, or undefined when the request is none. */
function answerLoopbackPreflight(request: Request): Response | undefined {
  const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
  return isPreflight ? answerPreflight(request, [], methods) : undefined;
}

/** Where a request comes from, as whoever holds the socket knows. */
export interface Client {
  readonly address: string;
  readonly isLocal: boolean;
}

export interface PipelineParts {
  readonly table: readonly Call[];
  readonly keys: Keys;
  readonly lite: Pick<LiteClient, 'hasSession'>;
}

/**
 * Answers requests by the table of calls, and nothing else. Path, key, token, who may and how much are judged in this
 * order, and before any of the body is read.
 */
export function createPipeline({ table, keys, lite }: PipelineParts) {
  const match = createMatcher(table);

  async function identify(request: Request, { address, isLocal }: Client): Promise<Caller | 'bad'> {
    const user = await readBearer(request.headers, keys);
    if (user === 'bad') return 'bad';
    return { address, isLocal, isInstallation: request.headers.get('apikey') === keys.secretKey, user };
  }

  function hasKey({ headers }: Request): boolean {
    const key = headers.get('apikey');
    return key === keys.publishableKey || key === keys.secretKey;
  }

  async function answerCall({ call, params }: MatchedCall, request: Request, client: Client): Promise<Response> {
    const { service } = call;
    const query = new URL(request.url).searchParams;
    if (call.isKeyless !== true && !hasKey(request)) {
      return refuse(service, { status: 401, code: 'no_api_key', message: 'No API key found in request' });
    }
    const caller = await identify(request, client);
    if (caller === 'bad') return refuseSession(service, 'bad-token');
    const refusal = refuseAccess(call, caller) ?? refuseParameters(call, query);
    if (refusal !== undefined) return refusal;
    const input = { caller, params, query, headers: request.headers };
    if (call.body?.kind === 'stream') return await answerStream(call, input, request);
    const body = await readJson(call, caller, request, lite);
    if (body instanceof Response) return body;
    return await call.answer({ ...input, body });
  }

  /** A body that may be large is not begun for somebody whose session is over. */
  async function answerStream(call: Call, input: Omit<CallInput, 'body'>, request: Request): Promise<Response> {
    if (!(await lite.hasSession(input.caller))) return refuseSession(call.service, 'session-ended');
    return await call.answer({ ...input, body: streamedBody(request) });
  }

  return async function answerRequest(service: Service, request: Request, client: Client): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const preflight = service === 'functions' ? undefined : answerLoopbackPreflight(request);
    if (preflight !== undefined) return preflight;
    const matched = match(request.method, pathname, searchParams);
    const response =
      matched === undefined
        ? refuseNotFound(service, pathname)
        : await settle(service, answerCall(matched, request, client));
    return service === 'functions' ? response : withLoopbackCors(request, response);
  };
}

/** Bytes that are read for whoever has a token, before the call itself looks the session up. */
const smallBody = 64 * 1024;

export { serviceOf };

function refuseAccess({ access, service }: Call, { user, isInstallation }: Caller): Response | undefined {
  if (access === 'anyone' || isInstallation || (access === 'signed-in' && user !== undefined)) return undefined;
  return refuseCaller(service, user === undefined);
}

function refuseParameters({ parameters, when, service }: Call, query: URLSearchParams): Response | undefined {
  if (parameters === 'columns') return undefined;
  const unknown = [...query.keys()].find((name) => !parameters.includes(name) && !Object.hasOwn(when ?? {}, name));
  return unknown === undefined ? undefined : refuseBadRequest(service, `${unknown.slice(0, 60)} is no parameter here`);
}

async function readJson(
  { body: rule, service }: Call,
  caller: Caller,
  request: Request,
  lite: PipelineParts['lite'],
): Promise<unknown> {
  if (rule?.kind !== 'json') return undefined;
  const maxBytes = typeof rule.maxBytes === 'number' ? rule.maxBytes : rule.maxBytes(caller);
  const sent = streamedBody(request);
  if (Math.min(sent.length ?? maxBytes, maxBytes) > smallBody && !(await lite.hasSession(caller))) {
    return refuseSession(service, 'session-ended');
  }
  const bytes = await readBody(sent, maxBytes);
  if (bytes === undefined) {
    return refuse(service, { status: 413, code: 'too_large', message: 'The request is too large' });
  }
  const json = bytes.length === 0 ? {} : parseJson(bytes);
  if (json === undefined)
    return refuseBadRequest(service, 'The body is not JSON, or nests deeper or holds more than is read');
  const parsed = rule.schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return refuseBadRequest(service, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ').slice(0, 200));
}

async function settle(service: Service, answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    return refuseFailure(service, error);
  }
}
