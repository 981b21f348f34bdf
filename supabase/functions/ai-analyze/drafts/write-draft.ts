import { type CheckedDraft, checkDraft } from '@fursa/engine/check-draft';
import type { DraftKind, DraftTexts } from '@fursa/engine/draft';
import { outlineApplication } from '@fursa/engine/outline-application';
import * as z from 'zod';
import { findContacts } from '../../_ai/contacts.ts';
import { chunksOf, plainText } from '../../_ai/plain-text.ts';
import type { Provider } from '../../_ai/provider.ts';
import { readJson } from '../../_ai/read-answer.ts';
import { type DraftAnswer, limits } from '../contract.ts';
import { draftPrompt } from '../prompts.ts';

const maxTokens = 2_500;
/** Characters of a CV, some ten pages, in which the local engine looks for what a draft may say: it works while others wait. */
const searched = 30_000;
/** The share of a provider's sentences that must stay, and how many that are: less is no letter any more. */
const minShare = 0.5;
const min = { letter: 5, summary: 1 } as const;

const text = z.string().transform((written) => plainText(written).replace(/\s+/g, ' '));
const answerSchema = z.object({
  sentences: z
    .array(
      z.object({
        text,
        sources: z.array(z.object({ from: z.enum(['resume', 'advert']), quote: z.string() })).catch([]),
        startsParagraph: z.boolean().catch(false),
      }),
    )
    .min(1)
    .transform((sentences) => sentences.filter((sentence) => sentence.text !== '').slice(0, limits.sentences)),
});

export interface DraftRequest {
  readonly kind: DraftKind;
  readonly resumeText: string;
  readonly advert: DraftTexts['advert'];
}

/**
 * A cover letter or a summary. Of what a provider writes only the sentences stay that the texts bear out; without a provider, and when
 * that is no draft any more, it is an outline of the local engine, for the person to fill in.
 *
 * @throws ProviderError when the provider fails or answers in another form
 */
export async function writeDraft(request: DraftRequest, provider: Provider | undefined): Promise<DraftAnswer> {
  const { kind } = request;
  const { title, company, text: body } = request.advert;
  const texts: DraftTexts = {
    resume: plainText(request.resumeText),
    advert: { title: plainText(title), company: company === null ? null : plainText(company), text: plainText(body) },
  };
  if (provider !== undefined) {
    const advert = [texts.advert.title, texts.advert.company ?? '', texts.advert.text].join('\n\n');
    const messages = draftPrompt(kind, { resume: texts.resume, advert });
    const { accepted, refused } = await provider.complete({ messages, maxTokens }, (answer) =>
      readDraft(answer, texts),
    );
    const isDraft = accepted.length >= min[kind] && accepted.length >= (accepted.length + refused.length) * minShare;
    if (isDraft) return { engine: 'provider', sentences: accepted, refusedCount: refused.length };
  }
  const [beginning = ''] = chunksOf(texts.resume, searched);
  return { engine: 'local', sentences: outlineApplication(kind, { ...texts, resume: beginning }), refusedCount: 0 };
}

function readDraft(answer: string, texts: DraftTexts): CheckedDraft | undefined {
  const { data } = answerSchema.safeParse(readJson(answer));
  if (data === undefined) return undefined;
  const { accepted, refused } = checkDraft(data.sentences, texts);
  // The engine knows plain contacts; this reads disguised ones, too.
  const isSafe = (sentence: { readonly text: string }): boolean =>
    findContacts(sentence.text).every(({ start, end }) => texts.resume.includes(sentence.text.slice(start, end)));
  const unsafe = accepted.filter((sentence) => !isSafe(sentence));
  return {
    accepted: accepted.filter(isSafe),
    refused: [...refused, ...unsafe.map((sentence) => ({ text: sentence.text, reason: 'contact' as const }))],
  };
}
