import { draftChecker } from './check-draft.ts';
import { composeLetter } from './compose-letter.ts';
import { composeSummary } from './compose-summary.ts';
import type { DraftKind, DraftSentence, DraftTexts } from './draft.ts';

export { type CheckedDraft, checkDraft } from './check-draft.ts';
export type { DraftKind, DraftSentence, DraftSource, DraftTexts, ProposedSentence, RefusalReason } from './draft.ts';

/**
 * A cover letter for an advert (up to 250 words, fewer when the CV says little), or two to four sentences for the top of a CV,
 * in English, built from what the CV says the person has. Every sentence has passed `checkDraft`. Pure; takes time in
 * proportion to the texts, some 10 ms for a page each. Never throws.
 */
export function draftApplication(kind: DraftKind, texts: DraftTexts): readonly DraftSentence[] {
  const refusal = draftChecker(texts);
  const sentences = kind === 'letter' ? composeLetter(texts, refusal) : composeSummary(texts, refusal);
  return sentences.filter((sentence) => refusal(sentence) === undefined);
}
