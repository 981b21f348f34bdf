import { tokenize } from '../../text/tokenize.ts';
import { type ConceptMention, judgedMentions } from '../mentions.ts';
import { withoutMarkup } from '../sentences.ts';
import { claimsOf } from './claims.ts';
import type { Standing } from './person-cues.ts';

/** A place where a CV names a concept, and what it says of the person there. */
export interface PersonMention extends ConceptMention {
  readonly standing: Standing;
}

/** Everything a CV names, in the order of the text. */
export function personMentions(resume: string): PersonMention[] {
  const text = withoutMarkup(resume);
  const tokens = tokenize(text);
  return judgedMentions(tokens, claimsOf(text, tokens)).map(({ judgement, ...mention }) => ({
    ...mention,
    standing: judgement,
  }));
}
