import type { Listing } from '../../listing/model/listing.ts';
import { joinTexts } from './compared-texts.ts';
import type { MatchReason } from './match-score.ts';
import type { MatchProfile, RankedJob } from './rank-matches.ts';
import { isPassing } from './rank-matches.ts';
import { collectEvidence, type ScoreEvidence, type SkillEvidence } from './score-evidence.ts';

/** What the service says of a job and a CV. */
export interface ServiceMatch {
  /** 0 to 100. */
  readonly score: number;
  readonly matchedSkills: readonly string[];
  readonly missingSkills: readonly string[];
  readonly recommendation: string;
  readonly evidence: readonly SkillEvidence[];
}

/** `failed`: it answered, but not about this job. Undefined: it was not asked, or has not answered. */
export type ServiceAnswer = ServiceMatch | 'failed' | undefined;

/** Why a match has its score: in the service's words, by a rule, not at all, or because it failed. */
export type Analysis =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'reason'; readonly reason: MatchReason }
  | { readonly kind: 'none' | 'failed' };

export type ScoreWord = 'strong' | 'good' | 'fair' | 'weak';

/** A job with its score as it is shown. */
export interface ShownMatch {
  readonly listing: Listing;
  /** 0 to 100. */
  readonly percentage: number;
  readonly word: ScoreWord;
  readonly analysis: Analysis;
  /** Whether the service read the whole CV and advert; else words were compared here. */
  readonly isByService: boolean;
  /** Counted when it is looked at. */
  readonly getEvidence: () => ScoreEvidence;
}

/** When the service cannot tell: specification, section 9. */
const failedPercentage = 50;

export function toShownMatch(job: RankedJob, answer: ServiceAnswer, profile: MatchProfile): ShownMatch {
  const { listing, byWords } = job;
  if (answer !== undefined && answer !== 'failed') return fromService(listing, answer);
  const isFailed = answer === 'failed';
  const percentage = isFailed ? failedPercentage : Math.round(byWords.score * 100);
  return {
    listing,
    percentage,
    word: !isFailed && isPassing(byWords) ? 'good' : 'fair',
    analysis: isFailed ? { kind: 'failed' } : toAnalysis(byWords.reason),
    isByService: false,
    getEvidence: () => byWordsEvidence(job, profile),
  };
}

function fromService(listing: Listing, match: ServiceMatch): ShownMatch {
  const text = match.recommendation.trim();
  return {
    listing,
    percentage: Math.round(match.score),
    word: toWord(match.score),
    analysis: text === '' ? { kind: 'none' } : { kind: 'words', text },
    isByService: true,
    getEvidence: () => {
      const known = new Map(match.evidence.map((evidence) => [evidence.skill, evidence]));
      const evidenceOf = (skill: string) => known.get(skill) ?? { skill, inJob: null, inResume: null };
      return { matched: match.matchedSkills.map(evidenceOf), missing: match.missingSkills.map(evidenceOf) };
    },
  };
}

/** The steps of the service's own verdicts, so that ring and recommendation say the same. */
function toWord(score: number): ScoreWord {
  if (score >= 75) return 'strong';
  if (score >= 50) return 'good';
  return score >= 25 ? 'fair' : 'weak';
}

function toAnalysis(reason: MatchReason | null): Analysis {
  return reason === null ? { kind: 'none' } : { kind: 'reason', reason };
}

function byWordsEvidence(
  { listing, texts, byWords: { named, reason } }: RankedJob,
  { resume }: MatchProfile,
): ScoreEvidence {
  const partial = reason?.kind === 'partialSkill' ? [reason.skill] : [];
  return collectEvidence({
    matched: [...named, ...partial],
    jobText: joinTexts([listing.title, ...texts]),
    jobSkills: listing.skills,
    resume,
  });
}

/** The best first; equal ones stay as they were. */
export function sortMatches(matches: readonly ShownMatch[]): readonly ShownMatch[] {
  return matches.toSorted((one, other) => other.percentage - one.percentage);
}
