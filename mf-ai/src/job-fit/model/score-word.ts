/** From this score (0 to 100) on a job counts as a match, as everywhere in the product. */
export const passingScore = 70;

export type ScoreWord = 'strong' | 'good' | 'fair' | 'weak';

export function toScoreWord(score: number): ScoreWord {
  if (score >= 85) return 'strong';
  if (score >= passingScore) return 'good';
  return score >= 40 ? 'fair' : 'weak';
}
