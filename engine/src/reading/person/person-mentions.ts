import { tokenize } from '../../text/tokenize.ts';
import { type ConceptMention, judgedMentions } from '../mentions.ts';
import { withoutMarkup } from '../sentences.ts';
import { claimsOf } from './claims.ts';
import { findDescribedWork } from './described-work.ts';
import type { Standing } from './person-cues.ts';

/** A place where a CV names a concept, and what it says of the person there. */
export interface PersonMention extends ConceptMention {
  readonly standing: Standing;
}

/** Everything a CV names, in the order of the text; where it names no occupation, those it tells of in other words, too. */
export function personMentions(resume: string): PersonMention[] {
  const text = withoutMarkup(resume);
  const tokens = tokenize(text);
  const standingOf = claimsOf(text, tokens);
  const named = judgedMentions(tokens, standingOf).map(
    ({ judgement, ...mention }): PersonMention => ({ ...mention, standing: judgement }),
  );
  if (named.some(({ kind, standing }) => kind === 'occupation' && standing === 'has')) return named;
  const described = findDescribedWork(tokens).map(
    ({ concept, first, last }): PersonMention => ({
      concept,
      kind: 'occupation',
      start: tokens[first]?.start ?? 0,
      end: tokens[last]?.end ?? 0,
      standing: standingOf({ first, last, kind: 'skill' }),
    }),
  );
  return [...named, ...described].sort((one, other) => one.start - other.start);
}
