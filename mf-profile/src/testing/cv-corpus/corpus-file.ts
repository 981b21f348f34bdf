import type { CvReadErrorCode } from '../../cv/reading/cv-read-error.ts';
import type { CvKind } from '../../cv/reading/cv-text.ts';

/** What must be true of the text. */
export interface ExpectedText {
  readonly kind: CvKind;
  readonly pages: number | null;
  /** None when absent. */
  readonly pictures?: readonly number[];
  /** Phrases that the text has, in this order. A tab parts the cells of a row. */
  readonly inOrder: readonly string[];
  /** Phrases of which no line has both. */
  readonly apart?: readonly (readonly [string, string])[];
  readonly absent?: readonly string[];
}

/** A file that a person might choose, with what must come of it. */
export interface CorpusFile {
  /** As the person sees it; it may lie. */
  readonly name: string;
  readonly build: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly expected: ExpectedText | { readonly error: CvReadErrorCode };
}

/** What a text lacks of what was expected of it, in words; empty when all is well. */
export function findTextFaults(text: string, expected: ExpectedText): string[] {
  const faults: string[] = [];
  let from = 0;
  for (const phrase of expected.inOrder) {
    const at = text.indexOf(phrase, from);
    if (at !== -1) from = at + phrase.length;
    else faults.push(`${text.includes(phrase) ? 'out of order' : 'missing'}: ${JSON.stringify(phrase)}`);
  }
  for (const [one, other] of expected.apart ?? []) {
    for (const phrase of [one, other]) if (!text.includes(phrase)) faults.push(`missing: ${JSON.stringify(phrase)}`);
    const both = text.split('\n').find((line) => line.includes(one) && line.includes(other));
    if (both !== undefined) faults.push(`not apart: ${JSON.stringify(both)}`);
  }
  for (const phrase of expected.absent ?? []) {
    if (text.includes(phrase)) faults.push(`not left out: ${JSON.stringify(phrase)}`);
  }
  return faults;
}
