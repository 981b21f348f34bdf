import type { Listing } from '../../listing/model/listing.ts';
import { type ComparedPerson, createMatchScorer, type MatchScore, passingShare } from './match-score.ts';

/** A job that may fit somebody. */
export interface ComparedListing {
  readonly listing: Listing;
  /** What is compared of its description: the beginning, without a word it may have been cut in, and passages from further down. */
  readonly texts: readonly string[];
}

/** A job with its score by words, for somebody whose CV cannot be read. */
export interface WordMatch extends ComparedListing {
  readonly byWords: MatchScore;
}

/** The jobs that match, the best first; of equal ones those that name more of the person's skills, then the newer. */
export function rankJobs(candidates: readonly ComparedListing[], person: ComparedPerson): readonly WordMatch[] {
  const score = createMatchScorer(person);
  return candidates
    .map(({ listing, texts }) => ({ listing, texts, byWords: score({ ...listing, texts }) }))
    .filter(({ byWords }) => byWords.score >= passingShare)
    .toSorted((one, other) => compare(one.byWords, other.byWords));
}

function compare(one: MatchScore, other: MatchScore): number {
  return other.score - one.score || other.named.length - one.named.length;
}
