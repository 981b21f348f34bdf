import { workerData } from 'piscina';
import * as z from 'zod';
import { readEnvironment } from '../../../supabase/functions/_shared/environment.ts';
import type { FunctionHandler } from '../../../supabase/functions/_shared/serve-function.ts';
import {
  type FromWorker,
  type FunctionName,
  type FunctionTask,
  type PlainResponse,
  type ToWorker,
  toPlainRequest,
  toRequest,
} from './function-task.ts';

/** Loaded at their first call: a start does not wait for them. */
const loaders: Readonly<Record<FunctionName, () => Promise<{ readonly handler: FunctionHandler }>>> = {
  'ai-analyze': () => import('../../../supabase/functions/ai-analyze/handler.ts'),
  'ai-chat': () => import('../../../supabase/functions/ai-chat/handler.ts'),
  'job-feed': () => import('../../../supabase/functions/job-feed/handler.ts'),
  'read-postings': () => import('../../../supabase/functions/read-postings/handler.ts'),
  telemetry: () => import('../../../supabase/functions/telemetry/handler.ts'),
};

const variables = z.record(z.string(), z.string().optional()).parse(workerData);

/** Answers one call. It is over when the last part of the answer was sent. */
export async function runFunction({ name, request, port }: FunctionTask): Promise<void> {
  const send = (message: FromWorker) => port.postMessage(message);
  const gone = new AbortController();
  const waiting = new Map<number, PromiseWithResolvers<Response>>();
  const ask = async (asked: Request): Promise<Response> => {
    const id = waiting.size === 0 ? 0 : Math.max(...waiting.keys()) + 1;
    const answer = Promise.withResolvers<Response>();
    waiting.set(id, answer);
    send({ kind: 'ask', id, request: await toPlainRequest(asked) });
    return await answer.promise;
  };
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'cancel') return gone.abort();
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'told') answer?.resolve(toResponse(message.response));
    else answer?.reject(new TypeError('Supabase cannot be reached'));
  });
  try {
    const environment = readEnvironment(variables, {
      fetchSupabase: (input, init) => ask(new Request(input, init)),
      log: (entry) => send({ kind: 'log', entry }),
    });
    const { handler } = await loaders[name]();
    const response = await handler(toRequest(request, gone.signal), environment);
    send({ kind: 'head', status: response.status, headers: [...response.headers] });
    await sendParts(response, gone.signal, send);
    // The other side closes the port.
    send({ kind: 'end' });
  } catch (error) {
    port.close();
    throw error;
  }
}

async function sendParts(response: Response, gone: AbortSignal, send: (message: FromWorker) => void): Promise<void> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  const stop = () => void reader.cancel();
  gone.addEventListener('abort', stop);
  if (gone.aborted) stop();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    send({ kind: 'part', bytes: new Uint8Array(next.value) });
  }
}

function toResponse({ status, headers, body }: PlainResponse): Response {
  return new Response(body ?? null, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
}
