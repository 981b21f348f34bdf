import { toAppError } from '@fursa/shared/backend';
import { aiSource, callAiAnalyze } from '@fursa/shared/data/ai-analyze';
import * as z from 'zod/mini';
import { plainText } from '../../ai-service/model/plain-text.ts';
import { runEngine } from '../../local-engine/data/run-engine.ts';

const sentenceSchema = z.object({
  text: z.string(),
  /** What bears it out, verbatim; empty for what claims nothing. */
  sources: z.array(z.object({ from: z.enum(['resume', 'advert']), quote: z.string() })),
  startsParagraph: z.boolean(),
});

export const draftSchema = z.object({
  sentences: z.array(sentenceSchema),
  writtenBy: z.enum(['device', 'local', 'budget', 'consent', 'stand-in', 'provider']),
});

/** A letter or a summary, sentence by sentence, each with what it rests on; or an outline, with what to say in brackets. */
export type Draft = z.infer<typeof draftSchema>;
export type DraftSentence = z.infer<typeof sentenceSchema>;

const answerSchema = z.object({
  ...aiSource,
  sentences: z.array(sentenceSchema),
});

export interface DraftRequest {
  readonly kind: 'letter' | 'summary';
  readonly resume: string;
  readonly advert: { readonly title: string; readonly company: string | null; readonly text: string };
  /** Of a listed job. */
  readonly jobId: string | null;
  /** Whether there is an AI service and the person agrees that their CV goes there. */
  readonly mayAskProvider: boolean;
}

/** Longest advert the AI service takes, in characters. */
const maxAdvertLength = 20_000;

/**
 * A draft of the AI service, where the person lets it write one; otherwise, and when that fails, an outline made on this device.
 *
 * @throws AppError when the engine cannot be loaded
 */
export async function writeDraft({ kind, resume, advert, jobId, mayAskProvider }: DraftRequest): Promise<Draft> {
  const text = plainText(resume);
  if (mayAskProvider) {
    // The service wants a title; the engine does without.
    const title = advert.title || advert.text.slice(0, 100);
    const about =
      jobId === null ? { advert: { ...advert, title, text: advert.text.slice(0, maxAdvertLength) } } : { jobId };
    try {
      const request = { task: 'draft', kind, resumeText: text, ...about };
      const { engine, reason, sentences } = await callAiAnalyze(request, answerSchema);
      if (sentences.length > 0) return { sentences, writtenBy: reason ?? engine };
    } catch (error) {
      // What needs the person is theirs to know; anything else the device can stand in for, and says that it did.
      if (toAppError(error).code === 'unauthenticated') throw error;
    }
  }
  const sentences = await runEngine('outlineApplication', { kind, texts: { resume: text, advert } });
  return {
    sentences: sentences.map(({ sources, ...one }) => ({ ...one, sources: [...sources] })),
    writtenBy: mayAskProvider ? 'stand-in' : 'device',
  };
}

/** Nobody wrote it yet: it is an outline to fill in. */
export function isOutline({ writtenBy }: Draft): boolean {
  return writtenBy !== 'provider';
}

/** Whether whole lines of the draft in brackets still stand in the text. Other brackets are the person's: "[HR/24/7]", "Clerk [part time]". */
export function isUnfinished(text: string, draft: string): boolean {
  return (draft.match(/^\[[^\]\n]+\]$/gm) ?? []).some((brackets) => text.includes(brackets));
}

/** The whole text, paragraphs apart, and lines of a list below each other. */
export function draftText(sentences: readonly DraftSentence[]): string {
  return sentences
    .map(
      ({ text, startsParagraph }, at) =>
        (at === 0 ? '' : !startsParagraph ? ' ' : text.startsWith('•') ? '\n' : '\n\n') + text,
    )
    .join('');
}
