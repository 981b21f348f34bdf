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
  const namesOf = (isTold: boolean) =>
    missing
      .filter(({ inResume }) => (inResume !== null) === isTold)
      .map(({ name }) => name)
      .slice(0, maxNamed);
  const [absent, parts] = [namesOf(false), namesOf(true)];
  const told = [
    matched.length > 0 ? `shows ${sentenceList(matched.slice(0, maxNamed))}.` : '',
    parts.length > 0 ? `has only part of this: ${sentenceList(parts)}.` : '',
    absent.length > 0 ? `does not mention ${sentenceList(absent, 'or')}: add what you can honestly claim.` : '',
  ].filter(Boolean);
  const sentences = told.map((words, at) => `${at === 0 ? 'Your CV' : 'It'} ${words}`);
  if (missing.length === 0) sentences.push('Nothing the advert names is missing.');
  return [verdict(score), ...sentences].join(' ');
}

/** From 70 on a post is worth applying for. */
function verdict(score: number): string {
  if (score >= 70) return 'Strong match.';
  if (score >= 50) return 'Good match with gaps.';
  return score >= 30 ? 'Partial match.' : 'Weak match.';
}
