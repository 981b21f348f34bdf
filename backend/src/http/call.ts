import type * as z from 'zod';
import type { SessionClaim } from '../lite/lite-task.ts';

/** The parts of Supabase that are served. */
export type Service = 'auth' | 'rest' | 'storage' | 'functions';
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `signed-in`: somebody with a session. `installation`: the functions of this installation, with the secret key. */
export type Access = 'anyone' | 'signed-in' | 'installation';

/** Who sends a request. */
export interface Caller {
  /** Of the client, by which limits are counted. */
  readonly address: string;
  /** A program on this very machine, under one of its own names: no other site and no other machine. */
  readonly isLocal: boolean;
  /** The functions of this installation. */
  readonly isInstallation: boolean;
  readonly user: SignedInUser | undefined;
}

export interface SignedInUser {
  readonly id: string;
  readonly token: string;
  readonly session: SessionClaim;
}

export interface CallInput<Body = unknown> {
  readonly caller: Caller;
  /** What the placeholders of the path stand for, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Body;
}

/** How the body of a call is read. Without a rule the call has none. */
export type BodyRule =
  | { readonly kind: 'json'; readonly maxBytes: MaxBytes; readonly schema: z.ZodType }
  /** Read by the call itself, after it has judged who sends how much. */
  | { readonly kind: 'stream' };

/** The same for everybody, or by who sends it. */
export type MaxBytes = number | ((caller: Caller) => number);

/** One call that the backend serves. What is in no row of the table does not exist. */
export interface Call {
  readonly service: Service;
  readonly method: Method;
  /** `/storage/v1/object/{bucket}/{user}/{file}`: each placeholder is one segment. Only `{file}` may be percent-encoded. */
  readonly path: string;
  /** Parameters that tell calls of one path apart. */
  readonly when?: Readonly<Record<string, string>>;
  /** The parameters it takes; any other is refused. `columns`: filters by column, too. */
  readonly parameters: readonly string[] | 'columns';
  /** Whether it needs the publishable key. An address that is opened in a browser has none. */
  readonly isKeyless?: boolean;
  readonly access: Access;
  readonly body?: BodyRule;
  answer(input: CallInput): Promise<Response>;
}

/** The body of a call of kind `stream`. */
export interface StreamedBody {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  /** As the sender states it. */
  readonly length: number | undefined;
}

/** Writes a row of the table; the schema gives the body its type. */
export function defineCall<Schema extends z.ZodType>(
  call: Omit<Call, 'body' | 'answer'> & {
    readonly body: { readonly kind: 'json'; readonly maxBytes: MaxBytes; readonly schema: Schema };
    answer(input: CallInput<z.output<Schema>>): Promise<Response>;
  },
): Call;
export function defineCall(
  call: Omit<Call, 'body' | 'answer'> & {
    readonly body: { readonly kind: 'stream' };
    answer(input: CallInput<StreamedBody>): Promise<Response>;
  },
): Call;
export function defineCall(
  call: Omit<Call, 'body' | 'answer'> & { answer(input: CallInput<undefined>): Promise<Response> },
): Call;
export function defineCall(call: Omit<Call, 'answer'> & { answer(input: CallInput<never>): Promise<Response> }): Call {
  // The pipeline hands over what the rule of the body says.
  return call as Call;
}
