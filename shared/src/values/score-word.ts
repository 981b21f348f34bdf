/** From this score (0 to 100) on a job counts as a match. */
export const passingScore = 70;

/** From this score on a job that is no match is still worth a look. */
export const worthALookScore = 40;

const strongScore = 85;

export type ScoreWord = 'strong' | 'good' | 'fair' | 'weak';

export function toScoreWord(score: number): ScoreWord {
  if (score >= strongScore) return 'strong';
  if (score >= passingScore) return 'good';
  return score >= worthALookScore ? 'fair' : 'weak';
}
