import * as z from 'zod';
import { abortsWith } from '../_shared/aborts-with.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { takeCharacters } from '../_shared/take-quota.ts';
import { readBody, readEvents } from './event-stream.ts';
import { ProviderError } from './provider-error.ts';

/** Counts what one call of a provider is charged for. */
interface Meter {
  countAnswer(text: string): void;
  /** Gives back what was not used. */
  close(): Promise<void>;
}

/** What an English text has on average. Room for an answer is taken by it, and never more of an answer is charged. */
const charactersPerToken = 4;

/**
 * Takes, before a provider is asked, all that the call may cost: what is sent, and the longest answer.
 *
 * @throws BudgetError when the person or the installation has not that much left today
 */
async function openMeter(
  environment: FunctionEnvironment,
  userId: string,
  { messages, maxTokens }: Completion,
): Promise<Meter> {
  const sent = messages.reduce((sum, { content }) => sum + content.length, 0);
  const grant = await takeCharacters(environment, userId, sent + maxTokens * charactersPerToken);
  let answered = 0;
  return {
    countAnswer(text) {
      answered += text.length;
    },
    // What was sent is charged even when the provider fails: it may have read it.
    close: () => grant.settle(sent + answered),
  };
}

/**
 * Any service that speaks OpenAI's chat completions. Every failure of it is a `ProviderError`; a `BudgetError` says that no
 * characters are left for today.
 */
export interface Provider {
  /** The answer as `read` understands it; when that is undefined, the answer counts as unreadable. */
  complete<Answer>(completion: Completion, read: (content: string) => Answer | undefined): Promise<Answer>;
  /** The answer in the pieces it arrives in. It fails when the stream ends before the provider says that it is done. */
  stream(completion: Completion): AsyncGenerator<string>;
}

const maxAnswerBytes = 512 * 1024;
/** A reader is given at most this wait, in seconds, whatever the provider says. */
const maxWaitSeconds = 3_600;

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
});
const chunkSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/**
 * The provider that the operator named, or undefined without a key: then the local engine answers. It has `AI_TIMEOUT_MS`
 * from now on for all calls together. Each failed call is one line in the log.
 *
 * @param userId whose characters are counted
 * @param signal aborts when nobody waits for the answer any more
 */
export function createProvider(
  environment: FunctionEnvironment,
  userId: string,
  signal: AbortSignal,
): Provider | undefined {
  const { AI_API_KEY: key, AI_BASE_URL: baseUrl, AI_MODEL: model, AI_TIMEOUT_MS: timeLimit } = environment;
  if (key === undefined) return undefined;
  const limit = abortsWith([signal], timeLimit);

  async function call({ messages, maxTokens }: Completion, stream: boolean): Promise<Response> {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ model, messages, max_tokens: maxTokens, stream }),
      // A provider that redirects would hand the key and the texts to another.
      redirect: 'error',
      signal: limit,
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 429) throw new ProviderError('busy', 'answered 429', waitOf(response));
    throw new ProviderError('unavailable', `answered ${response.status}`);
  }

  /** What went wrong in a call that began at `started`, after one line in the log. */
  function reportFault(error: unknown, started: number): ProviderError {
    const known = asProviderError(error, limit);
    const { fault, message, status } = known;
    const ms = Math.round(performance.now() - started);
    environment.log({ function: 'ai-provider', method: 'POST', status, ms, fault: `${fault}: ${message}` });
    return known;
  }

  return {
    async complete(completion, read) {
      const meter = await openMeter(environment, userId, completion);
      const started = performance.now();
      try {
        const body = await readBounded(readBody(await call(completion, false), limit));
        const content = parse(answerSchema, body).choices[0]?.message.content ?? '';
        meter.countAnswer(content);
        const answer = read(content);
        if (answer === undefined) throw new ProviderError('unreadable', 'the answer has another form');
        return answer;
      } catch (error) {
        throw reportFault(error, started);
      } finally {
        await meter.close();
      }
    },
    async *stream(completion) {
      const meter = await openMeter(environment, userId, completion);
      const started = performance.now();
      try {
        yield* readPieces(readBody(await call(completion, true), limit), meter);
      } catch (error) {
        throw reportFault(error, started);
      } finally {
        // Also when whoever listens stops.
        await meter.close();
      }
    },
  };
}

async function* readPieces(body: AsyncIterable<Uint8Array>, meter: Meter): AsyncGenerator<string> {
  let isDone = false;
  for await (const data of readEvents(body)) {
    if (data === '[DONE]') return;
    const choice = parse(chunkSchema, data).choices[0];
    const piece = choice?.delta?.content ?? '';
    meter.countAnswer(piece);
    if (piece !== '') yield piece;
    isDone ||= typeof choice?.finish_reason === 'string';
  }
  if (!isDone) throw new ProviderError('unreadable', 'the stream broke off');
}

async function readBounded(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  for await (const bytes of body) {
    length += bytes.length;
    if (length > maxAnswerBytes) throw new ProviderError('unreadable', 'the answer is too long');
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const parsed = schema.safeParse(readJson(text));
  if (!parsed.success) throw new ProviderError('unreadable', 'the answer is no completion');
  return parsed.data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError('unreadable', 'the answer is not JSON');
  }
}

function asProviderError(error: unknown, limit: AbortSignal): ProviderError {
  if (error instanceof ProviderError) return error;
  if (limit.aborted) return new ProviderError('timeout', 'took too long, or nobody waits any more');
  // What fetch throws: no connection, a redirect, a body that was cut off.
  return new ProviderError('unavailable', 'cannot be reached, or broke off');
}

/** The header `Retry-After` in seconds or as a date. */
function waitOf(response: Response): number | undefined {
  const header = response.headers.get('retry-after');
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), maxWaitSeconds);
}

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

interface Completion {
  readonly messages: readonly ChatMessage[];
  /** The longest answer, in tokens of the model. */
  readonly maxTokens: number;
}
