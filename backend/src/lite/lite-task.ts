import type { Mail } from '../mail/outbox.ts';

/** What it takes to open Supabase lite; plain data, since it crosses into the worker. */
export interface LiteOptions {
  /** Folder of PGlite; undefined keeps everything in memory. */
  readonly databaseFolder: string | undefined;
  /** Folder of uploaded files; undefined keeps them in memory. */
  readonly filesFolder: string | undefined;
  /** Whether the database is still to be made; nothing in it can be damaged then. */
  readonly isFirstStart: boolean;
  /** A PostgreSQL instead of PGlite. */
  readonly databaseUrl: string | undefined;
  readonly siteUrl: string;
  readonly emailConfirmation: boolean;
  /** Load the demo data into an empty database. */
  readonly seed: boolean;
  readonly jwtSecret: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

/** A request to Supabase lite, built from the table of calls and never copied from the caller. */
export interface LiteRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** The session that an access token belongs to. A token outlives its session, so the session is looked up for each call. */
export interface SessionClaim {
  readonly id: string;
  readonly userId: string;
}

export interface LiteCall {
  readonly request: LiteRequest;
  readonly session?: SessionClaim;
  readonly maxAnswerBytes: number;
}

/** A password to be compared, and whose. */
export interface PasswordQuestion {
  readonly email: string;
  readonly password: string;
  /** It was compared already if the account has one, and found wrong. */
  readonly isCompared?: boolean;
}

export type LiteTask =
  | { readonly kind: 'open'; readonly options: LiteOptions }
  | ({ readonly kind: 'call' } & LiteCall)
  | { readonly kind: 'session'; readonly session: SessionClaim }
  | ({ readonly kind: 'password' } & PasswordQuestion)
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'query'; readonly statement: string; readonly parameters: readonly string[] }
  | { readonly kind: 'script'; readonly script: string; readonly isTransaction: boolean }
  | { readonly kind: 'vacuum' }
  | { readonly kind: 'close' };

/** Why a start failed, when the person at the terminal can do something about it. */
export interface StartFailure {
  readonly code: string;
  readonly message: string;
}

export interface CallOutcome {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  /** Mail that the call sent. */
  readonly mails: readonly Mail[];
  /** What Supabase lite printed about a fault of ours, without what people typed. */
  readonly fault: string | undefined;
}

export interface AccountFacts {
  readonly exists: boolean;
  readonly isConfirmed: boolean;
  readonly hasPassword: boolean;
}

/** What each kind of task results in. */
export interface LiteResults {
  readonly open: StartFailure | undefined;
  /** `no-session`: the session of the access token has ended. `too-large`: the answer is larger than allowed. `disk-full`: nothing was saved. */
  readonly call: CallOutcome | 'no-session' | 'too-large' | 'disk-full';
  readonly session: boolean;
  readonly password: AccountFacts;
  readonly hash: string;
  readonly query: readonly unknown[];
  readonly script: undefined;
  /** Whether a table was cleaned; another one may need it, too. */
  readonly vacuum: boolean;
  readonly close: undefined;
}

export interface LiteResult<Kind extends keyof LiteResults = keyof LiteResults> {
  readonly value: LiteResults[Kind];
  /** Milliseconds the task took inside the worker. */
  readonly milliseconds: number;
}
