import { sentenceList } from '../sentence-list.ts';

const maxNamed = 3;

/** What a score means to the applicant, in one to three sentences. The names are those of `explainMatch`, the weightiest first. */
export function recommendMatch(score: number | null, matched: readonly string[], missing: readonly string[]): string {
  if (score === null || matched.length + missing.length === 0) {
    return 'This advert names no skill we could compare with your CV, so the score is neutral. Read the advert to decide.';
  }
  const has = matched.length > 0 ? ` Your CV shows ${sentenceList(matched.slice(0, maxNamed))}.` : '';
  const lacks =
    missing.length > 0
      ? ` It does not mention ${sentenceList(missing.slice(0, maxNamed), 'or')}: add what you can honestly claim.`
      : ' Nothing the advert names is missing.';
  return verdict(score) + has + lacks;
}

/** From 70 on a post is worth applying for. */
function verdict(score: number): string {
  if (score >= 70) return 'Strong match.';
  if (score >= 50) return 'Good match with gaps.';
  return score >= 30 ? 'Partial match.' : 'Weak match.';
}
