import { AppError, checkBackendUrl, getBackendClient, readPublicConfig, toAppError } from '@fursa/shared/backend';
import OpenAI from 'openai';
import * as z from 'zod/mini';

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Time (ms) without any word from the assistant, further tries included, after which it is given up. */
const silenceLimit = 30_000;

const chunkSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.optional(z.nullable(z.string())) }) })),
});

let client: OpenAI | undefined;

function getClient(): OpenAI {
  const backend = checkBackendUrl(readPublicConfig().supabaseUrl ?? window.location.origin);
  client ??= new OpenAI({
    baseURL: new URL('/functions/v1/ai-chat', backend).href,
    // Asked for with each request: a session is refreshed every hour.
    apiKey: readAccessToken,
    // The key is the person's own session, and the address our own.
    dangerouslyAllowBrowser: true,
    maxRetries: 2,
    timeout: silenceLimit,
  });
  return client;
}

async function readAccessToken(): Promise<string> {
  const { data, error } = await getBackendClient().auth.getSession();
  if (error) throw toAppError(error);
  if (!data.session) throw new AppError('unauthenticated', 'User not authenticated');
  return data.session.access_token;
}

/**
 * The assistant's answer, in the pieces in which it comes. Instruction, model and limits are the server's.
 *
 * @throws AppError when it did not come, or not in full
 */
export async function* askAssistant(turns: readonly Turn[], signal: AbortSignal): AsyncGenerator<string> {
  const gone = new AbortController();
  const giveUp = () => gone.abort();
  signal.addEventListener('abort', giveUp, { once: true });
  let timer = setTimeout(giveUp, silenceLimit);
  try {
    const stream = await getClient().chat.completions.create(
      // The server chooses the model, whatever is named here.
      { model: 'fursa-assistant', messages: [...turns], stream: true },
      { signal: gone.signal },
    );
    for await (const chunk of stream) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceLimit);
      const content = chunkSchema.parse(chunk).choices[0]?.delta.content;
      if (content) yield content;
    }
    // The client ends an aborted stream as if it were complete.
    gone.signal.throwIfAborted();
  } catch (reason) {
    throw readFailure(reason, gone.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
    // Who stopped listening wants no more of it.
    giveUp();
  }
}

function readFailure(reason: unknown, gone: AbortSignal): AppError {
  if (gone.aborted) return new AppError('timeout', `no word within ${silenceLimit} ms`, reason);
  if (reason instanceof z.core.$ZodError) return new AppError('invalid-response', reason.message, reason);
  // What the key's function threw is wrapped by the client.
  return toAppError(reason instanceof Error && reason.cause instanceof AppError ? reason.cause : reason);
}
