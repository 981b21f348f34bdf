/** A cover letter, or the summary at the top of a CV. */
export type DraftKind = 'letter' | 'summary';

/** What a draft may speak of: plain texts, at most 100,000 and 20,000 characters in practice. */
export interface DraftTexts {
  readonly resume: string;
  readonly advert: { readonly title: string; readonly company: string | null; readonly text: string };
}

/** Words of one of the two texts, verbatim but for white space and case. */
export interface DraftSource {
  readonly from: 'resume' | 'advert';
  readonly quote: string;
}

export interface DraftSentence {
  readonly text: string;
  /** What bears the sentence out; empty for greetings and closings, which claim nothing. */
  readonly sources: readonly DraftSource[];
  /** Where a new paragraph begins. */
  readonly startsParagraph: boolean;
}

/** A sentence that somebody proposes: a model, or a person. */
export interface ProposedSentence {
  readonly text: string;
  readonly sources: readonly DraftSource[];
  /** False when absent. */
  readonly startsParagraph?: boolean;
}

/**
 * Why a sentence is no part of a draft: it claims something without a quote (`no-source`); a quote stands in neither text
 * (`unknown-quote`); a number (`number`), a skill, paper or occupation (`claim`), a name (`name`) or most of its words (`wording`)
 * are not in its quotes; it is praise that nobody can check (`praise`), a way to reach somebody that the CV does not have
 * (`contact`), or an order to whoever reads it (`instruction`).
 */
export type RefusalReason =
  | 'no-source'
  | 'unknown-quote'
  | 'number'
  | 'claim'
  | 'name'
  | 'wording'
  | 'praise'
  | 'contact'
  | 'instruction';
