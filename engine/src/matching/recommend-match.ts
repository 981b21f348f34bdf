import { sentenceList } from '../sentence-list.ts';
import type { SkillEvidence } from './explain-match.ts';

const maxNamed = 3;

/** What a score means to the applicant, in a few sentences. What is matched and missing is that of `explainMatch`, the weightiest first. */
export function recommendMatch(
  score: number | null,
  matched: readonly string[],
  missing: readonly Pick<SkillEvidence, 'name' | 'inResume'>[],
): string {
  if (score === null || matched.length + missing.length === 0) {
    return 'This advert names no skill we could compare with your CV, so the score is neutral. Read the advert to decide.';
  }
  const has = matched.length > 0 ? ` Your CV shows ${sentenceList(matched.slice(0, maxNamed))}.` : '';
  const namesOf = (isTold: boolean) =>
    missing
      .filter(({ inResume }) => (inResume !== null) === isTold)
      .map(({ name }) => name)
      .slice(0, maxNamed);
  const [absent, parts] = [namesOf(false), namesOf(true)];
  const lacks =
    absent.length > 0
      ? ` It does not mention ${sentenceList(absent, 'or')}: add what you can honestly claim.`
      : ' Nothing the advert names is missing.';
  if (parts.length === 0) return verdict(score) + has + lacks;
  return `${verdict(score)}${has} It has only part of this: ${sentenceList(parts)}.${absent.length > 0 ? lacks : ''}`;
}

/** From 70 on a post is worth applying for. */
function verdict(score: number): string {
  if (score >= 70) return 'Strong match.';
  if (score >= 50) return 'Good match with gaps.';
  return score >= 30 ? 'Partial match.' : 'Weak match.';
}
