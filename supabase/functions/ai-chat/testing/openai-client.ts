import OpenAI from 'openai';
import type { FunctionTarget } from '../../_ai/testing/function-target.ts';

/** OpenAI's own client, as the browser uses it, with the session of the person as its key. */
export function openaiClient({ url, token }: FunctionTarget): OpenAI {
  return new OpenAI({ baseURL: url, apiKey: token });
}

export interface StreamedAnswer {
  readonly content: string;
  readonly finishReason: string | undefined;
  readonly pieces: number;
}

export async function readStream(
  stream: AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk>,
): Promise<StreamedAnswer> {
  let content = '';
  let finishReason: string | undefined;
  let pieces = 0;
  for await (const { choices } of stream) {
    content += choices[0]?.delta.content ?? '';
    finishReason = choices[0]?.finish_reason ?? finishReason;
    pieces += 1;
  }
  return { content, finishReason, pieces };
}
