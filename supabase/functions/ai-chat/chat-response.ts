import { writeEvent } from '../_ai/event-stream.ts';
import { ProviderError } from '../_ai/provider-error.ts';
import { type ChatCompletion, type ChatEngine, modelName, texts } from './contract.ts';

/** @see https://platform.openai.com/docs/api-reference/chat/object */
export function completionResponse(engine: ChatEngine, content: string): Response {
  const completion: ChatCompletion = {
    ...head('chat.completion'),
    engine,
    choices: [
      { index: 0, message: { role: 'assistant', content, refusal: null }, logprobs: null, finish_reason: 'stop' },
    ],
  };
  return Response.json(completion);
}

/**
 * The same as server-sent events. The first piece is waited for, so that a failure before it has a status of its own; a later
 * one is an event `{ error }`, which OpenAI's clients throw.
 *
 * @param stop what ends the pieces when whoever listens is gone; a generator that waits cannot be told to
 * @see https://platform.openai.com/docs/api-reference/chat-streaming
 */
export async function streamResponse(
  engine: ChatEngine,
  pieces: AsyncIterable<string>,
  stop: () => void = () => undefined,
): Promise<Response> {
  const iterator = pieces[Symbol.asyncIterator]();
  let next = await iterator.next();
  const common = { ...head('chat.completion.chunk'), engine };
  const chunk = (delta: object, finishReason: 'stop' | null) =>
    writeEvent({ ...common, choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }] });

  async function* events(): AsyncGenerator<string> {
    yield chunk({ role: 'assistant', content: '' }, null);
    try {
      for (; next.done !== true; next = await iterator.next()) yield chunk({ content: next.value }, null);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      yield writeEvent({ error: { message: texts.failed, type: 'server_error', code: null, param: null } });
      return;
    }
    yield chunk({}, 'stop');
    yield 'data: [DONE]\n\n';
  }

  return new Response(
    bytesOf(events(), async () => {
      stop();
      // It takes effect when the piece that is waited for has come, or failed.
      await iterator.return?.();
    }),
    {
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
    },
  );
}

function bytesOf(events: AsyncGenerator<string>, stop: () => Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    // Whoever stops listening ends the provider's answer, and is charged for what came of it.
    cancel: stop,
  });
}

function head<Kind extends string>(object: Kind) {
  return {
    id: `chatcmpl-${crypto.randomUUID()}`,
    object,
    created: Math.floor(Date.now() / 1_000),
    model: modelName,
  } as const;
}
