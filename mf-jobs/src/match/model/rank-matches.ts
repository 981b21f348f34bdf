import type { Listing } from '../../listing/model/listing.ts';
import { createMatchScorer, type MatchScore, passingScore } from './match-score.ts';

/** What of a person is compared with jobs. */
export interface MatchProfile {
  readonly skills: readonly string[];
  /** Whether a CV was uploaded; its text may still be unknown. */
  readonly hasCv: boolean;
  /** Text of the CV; null: not known. */
  readonly resume: string | null;
}

/** A job that may fit somebody. */
export interface ComparedListing {
  readonly listing: Listing;
  /** What is compared of its description: the beginning, without a word it may have been cut in, and passages from further down. */
  readonly texts: readonly string[];
}

/** A job with its score by words alone. */
export interface RankedJob extends ComparedListing {
  readonly byWords: MatchScore;
}

/** Whether there is anything to compare jobs with. */
export function canBeMatched({ skills, resume }: MatchProfile): boolean {
  return skills.length > 0 || resume !== null;
}

/** The service compares jobs of companies of this product with a CV; for others, and without a CV, words have to do. */
export function isComparedByService({ companyId }: Listing, { resume }: MatchProfile): boolean {
  return resume !== null && companyId !== null;
}

/**
 * The jobs worth showing, the best first; of equal ones those that name more of the person's skills, then the newer. Without
 * a word in common a job stays in only where the service will look at it more closely.
 */
export function rankJobs(candidates: readonly ComparedListing[], profile: MatchProfile): readonly RankedJob[] {
  const score = createMatchScorer({ skills: profile.skills, hasResume: profile.resume !== null });
  return candidates
    .map(({ listing, texts }) => ({ listing, texts, byWords: score({ ...listing, texts }) }))
    .filter(({ listing, byWords }) => isPassing(byWords) || isComparedByService(listing, profile))
    .toSorted((one, other) => compare(one.byWords, other.byWords));
}

export function isPassing({ score }: MatchScore): boolean {
  return score >= passingScore;
}

function compare(one: MatchScore, other: MatchScore): number {
  return other.score - one.score || other.named.length - one.named.length;
}
