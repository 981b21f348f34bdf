import { occupations } from '../../concepts/index.ts';
import { tokenize } from '../../text/tokenize.ts';
import { learnersPosts } from '../facts/titles.ts';
import { type ConceptMention, judgedMentions } from '../mentions.ts';
import { withoutMarkup } from '../sentences.ts';
import { claimsOf } from './claims.ts';
import { findDescribedWork } from './described-work.ts';
import type { Standing } from './person-cues.ts';
import { withStudies } from './studies.ts';

/** A place where a CV names a concept, and what it says of the person there. */
export interface PersonMention extends ConceptMention {
  readonly standing: Standing;
}

/**
 * Everything a CV names, in the order of the text; where it names no occupation, those it tells of in other words, too. Studies
 * that end after `today` (YYYY-MM-DD), the day of the reading when absent, are not over.
 */
export function personMentions(resume: string, today = new Date().toISOString()): PersonMention[] {
  const text = withoutMarkup(resume);
  const tokens = tokenize(text);
  const standingOf = claimsOf(text, tokens);
  const judged = judgedMentions(tokens, standingOf).map(
    ({ judgement, ...mention }): PersonMention => ({ ...mention, standing: judgement }),
  );
  const named = withLearned(text, withStudies(text, judged, today));
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

const learners = `(?:industrial )?(?:${learnersPosts.join('|')})(?!\\p{L})`;
const beforeLearners = new RegExp(
  `^(?: (?:department|student))? ${learners}(?! (?:coordinator|officer|supervisor|program))`,
  'iu',
);
const afterLearners = new RegExp(`${learners}(?: ?[-–:(] ?| in (?:the )?)$`, 'iu');

/** "Procurement Attachment", "Internship in Accounting": the occupation that the skill is the most telling one of. */
function withLearned(text: string, named: readonly PersonMention[]): PersonMention[] {
  const posts = named.filter(({ kind }) => kind === 'occupation');
  const learned = named.flatMap((mention): PersonMention[] => {
    const { concept, kind, start, end } = mention;
    if (kind !== 'skill' || posts.some((post) => post.start < end && post.end > start)) return [];
    const isLearned =
      beforeLearners.test(text.slice(end, end + 40)) || afterLearners.test(text.slice(Math.max(0, start - 40), start));
    if (!isLearned) return [];
    const [occupation] = occupations()
      .filter(({ skills }) => skills[0] === concept)
      .toSorted((one, other) => one.level - other.level);
    return occupation === undefined ? [] : [{ ...mention, concept: occupation.id, kind: 'occupation' }];
  });
  return [...named, ...learned].toSorted((one, other) => one.start - other.start);
}
