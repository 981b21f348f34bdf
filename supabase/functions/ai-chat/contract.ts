import * as z from 'zod';

/** Lengths in characters. */
export const limits = {
  message: 4_000,
  /** How many of the latest turns are read, and how long they may be together. */
  turns: 20,
  conversation: 24_000,
  answer: 8_000,
} as const;

export const texts = {
  tooLarge: `Your message is too long. At most ${limits.message} characters are read.`,
  noMessage: 'Send a message to get an answer',
  failed: "I'm having trouble connecting to my services. Please try again later.",
} as const;

/** The name that answers carry; which model writes them is the server's business. */
export const modelName = 'fursa-assistant';

/**
 * What is read of a chat completion request. Everything else that OpenAI's clients can send (model, temperature, tools, token
 * limits) is ignored, and so are messages of other roles than `user` and `assistant`.
 */
export const requestSchema = z.object({
  messages: z.array(
    z.object({
      role: z.string(),
      content: z.union([z.string(), z.array(z.object({ type: z.string(), text: z.string().optional() }))]).nullish(),
    }),
  ),
  stream: z.boolean().nullish(),
});

export type ChatRequest = z.output<typeof requestSchema>;

/** A whole answer, as OpenAI describes it, and who wrote it: a provider, or the local engine. */
export interface ChatCompletion {
  readonly id: string;
  readonly object: 'chat.completion';
  /** Seconds since 1970. */
  readonly created: number;
  readonly model: typeof modelName;
  readonly engine: ChatEngine;
  readonly choices: readonly [
    {
      readonly index: 0;
      readonly message: { readonly role: 'assistant'; readonly content: string; readonly refusal: null };
      readonly logprobs: null;
      readonly finish_reason: 'stop';
    },
  ];
}

export type ChatEngine = 'provider' | 'local';
