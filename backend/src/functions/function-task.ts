import type { MessagePort } from 'node:worker_threads';
import type { LogEntry } from '../../../supabase/functions/_shared/environment.ts';

/** A call that waited or took longer than it may; a thread it ran in is gone. */
export class FunctionTimeoutError extends Error {
  override readonly name = 'FunctionTimeoutError';
}

/**
 * A call that ended because its thread ended, or without a cause because the product stops or nobody waits any more. It may have
 * been carried out.
 */
export class FunctionInterruptedError extends Error {
  override readonly name = 'FunctionInterruptedError';
}

/** A function that is served, and what follows its name in the address. */
export const functionPaths = {
  'ai-analyze': '',
  'ai-chat': '/chat/completions',
  'job-feed': '',
  'read-postings': '',
  telemetry: '',
} as const;
export type FunctionName = keyof typeof functionPaths;

/** Functions that anybody may call, without a session, and how many bytes each reads. */
export const openFunctions: Readonly<Partial<Record<FunctionName, { readonly maxBytes: number }>>> = {
  telemetry: { maxBytes: 8 * 1024 },
};

/** Plain data, since it crosses into the worker and back. */
export interface PlainRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

export interface PlainResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** One call. What it answers and what it asks of Supabase goes through the port. */
export interface FunctionTask {
  readonly name: FunctionName;
  readonly request: PlainRequest;
  readonly port: MessagePort;
}

/** From the worker. The answer is a head and then its parts, as they come. */
export type FromWorker =
  | { readonly kind: 'head'; readonly status: number; readonly headers: PlainResponse['headers'] }
  | { readonly kind: 'part'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'end' }
  | { readonly kind: 'ask'; readonly id: number; readonly request: PlainRequest }
  | { readonly kind: 'log'; readonly entry: LogEntry };

/** To the worker. `cancel`: nobody waits for the answer any more. */
export type ToWorker =
  | { readonly kind: 'cancel' }
  | { readonly kind: 'told'; readonly id: number; readonly response: PlainResponse }
  | { readonly kind: 'failed'; readonly id: number };

export async function toPlainRequest(request: Request): Promise<PlainRequest> {
  const { pathname, search } = new URL(request.url);
  const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer());
  return { method: request.method, path: pathname + search, headers: [...request.headers], body };
}

/** Whatever host the original named, it means this process. */
export function toRequest({ method, path, headers, body }: PlainRequest, signal?: AbortSignal): Request {
  return new Request(new URL(path, 'http://localhost'), {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
}
