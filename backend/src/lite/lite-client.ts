import type { Caller, Service } from '../http/call.ts';
import { refuse, refuseSession } from '../http/refuse.ts';
import type { Outbox } from '../mail/outbox.ts';
import { OverloadError } from './fair-queue.ts';
import { type LiteHost, LiteInterruptedError, LiteTimeoutError, LiteUnavailableError } from './lite-host.ts';
import type { AccountFacts, CallOutcome, LiteRequest, LiteResults, LiteTask, PasswordQuestion } from './lite-task.ts';

/** A request to Supabase lite. Key, bearer and lengths are added here. */
export interface Forwarding {
  readonly method: string;
  /** With the query, made of checked parts. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Acts for the installation, past all policies, whoever calls. */
  readonly isPrivileged?: boolean;
  readonly timeout?: number;
}

/** Supabase lite as the calls of the table reach it. Each failure is an answer in the shape of the service. */
export interface LiteClient {
  forward(caller: Caller, forwarding: Forwarding): Promise<Response>;
  /** Whether the session of the caller still exists; true for visitors. */
  hasSession(caller: Caller): Promise<boolean>;
  checkPassword(caller: Caller, question: PasswordQuestion): Promise<AccountFacts>;
  hashPassword(caller: Caller, password: string): Promise<string>;
  query(caller: Caller, statement: string, parameters: readonly string[]): Promise<readonly unknown[]>;
}

export interface LiteClientParts {
  readonly host: LiteHost;
  readonly keys: { readonly publishableKey: string; readonly secretKey: string };
  readonly outbox: Outbox;
}

/** More than any page asks for, and little enough to be held in memory a few times. */
const maxAnswerBytes = { auth: 64 * 1024, rest: 8 * 1024 * 1024, storage: 16 * 1024 * 1024, functions: 0 } as const;

export function createLiteClient({ host, keys, outbox }: LiteClientParts): LiteClient {
  function run<Kind extends LiteTask['kind']>(
    caller: Caller,
    task: Extract<LiteTask, { kind: Kind }>,
    timeout?: number,
  ): Promise<LiteResults[Kind]> {
    return host.run<Kind>(task, { caller: turnOf(caller), ...(timeout === undefined ? {} : { timeout }) });
  }

  function requestOf(caller: Caller, { method, path, headers, json, bytes, isPrivileged }: Forwarding): LiteRequest {
    const key = isPrivileged || caller.isInstallation ? keys.secretKey : keys.publishableKey;
    const bearer = isPrivileged ? undefined : caller.user?.token;
    const body = json === undefined ? bytes : new TextEncoder().encode(JSON.stringify(json));
    return {
      method,
      path,
      headers: {
        ...headers,
        apikey: key,
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(body === undefined ? {} : { 'content-length': String(body.length) }),
      },
      ...(body === undefined ? {} : { body }),
    };
  }

  return {
    async forward(caller, forwarding) {
      const service = serviceOfPath(forwarding.path);
      const session = caller.user?.session;
      try {
        const outcome = await run<'call'>(
          caller,
          {
            kind: 'call',
            request: requestOf(caller, forwarding),
            ...(session === undefined ? {} : { session }),
            maxAnswerBytes: maxAnswerBytes[service],
          },
          forwarding.timeout,
        );
        return toResponse(outcome, service, forwarding, outbox);
      } catch (error) {
        return refuseFailure(service, error);
      }
    },
    hasSession: async (caller) =>
      caller.user === undefined || (await run<'session'>(caller, { kind: 'session', session: caller.user.session })),
    checkPassword: (caller, question) => run<'password'>(caller, { kind: 'password', ...question }),
    hashPassword: (caller, password) => run<'hash'>(caller, { kind: 'hash', password }),
    query: (caller, statement, parameters) => run<'query'>(caller, { kind: 'query', statement, parameters }),
  };
}

/** What counts as one caller when many wait: an account, else an address. */
function turnOf({ user, address, isInstallation }: Caller): string {
  if (user !== undefined) return `user ${user.id}`;
  return isInstallation ? `functions ${address}` : `address ${address}`;
}

function serviceOfPath(path: string): Service {
  if (path.startsWith('/auth/')) return 'auth';
  return path.startsWith('/rest/') ? 'rest' : 'storage';
}

function toResponse(
  outcome: LiteResults['call'],
  service: Service,
  { method, path }: Forwarding,
  outbox: Outbox,
): Response {
  if (outcome === 'no-session') return refuseSession(service, 'session-ended');
  if (outcome === 'too-large') {
    return refuse(service, { status: 400, code: '54000', message: 'The answer is too large. Ask for fewer rows.' });
  }
  if (outcome === 'disk-full') {
    console.error(`${method} ${path.replace(/\?.*/s, '')} answered 507: the disk is full`);
    const message = 'There is no room left to save this. Please try again later.';
    return refuse(service, { status: 507, code: '53100', message });
  }
  for (const mail of outcome.mails) outbox.add(mail);
  // One line, without statement, parameters or query: they hold what people typed.
  if (outcome.fault !== undefined) {
    console.error(`${method} ${path.replace(/\?.*/s, '')} answered ${outcome.status}: ${outcome.fault}`);
  }
  return rebuild(outcome);
}

function rebuild({ status, headers, body }: CallOutcome): Response {
  return new Response(body ?? null, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
}

/**
 * What is refused because of load or time.
 *
 * @throws the error when it is none of these
 */
export function refuseFailure(service: Service, error: unknown): Response {
  if (error instanceof OverloadError) {
    return refuse(service, {
      // For 429 supabase-js ends the session that it was about to renew.
      status: service === 'auth' ? 503 : 429,
      code: 'over_request_rate_limit',
      message: 'Too many requests at once. Please wait a moment and try again.',
      headers: { 'retry-after': '1' },
    });
  }
  if (error instanceof LiteTimeoutError || error instanceof LiteInterruptedError) {
    // PostgreSQL's code for a statement that took too long.
    return refuse(service, {
      status: 503,
      code: '57014',
      message: 'This took too long. Please try again later.',
      headers: { 'retry-after': '5' },
    });
  }
  if (error instanceof LiteUnavailableError) {
    // PostgreSQL's code for a database that cannot be connected to now.
    return refuse(service, {
      status: 503,
      code: '57P03',
      message: 'The database is not available. Please try again later.',
      headers: { 'retry-after': '2' },
    });
  }
  throw error;
}
