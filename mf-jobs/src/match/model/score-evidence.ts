import type { SkillEvidence } from '../../score/model/skill-evidence.ts';
import { joinTexts } from './compared-texts.ts';
import type { WordMatch } from './rank-matches.ts';
import { holds, toPhrase } from './skill-phrase.ts';

/** What a score comes from. */
export interface ScoreEvidence {
  readonly matched: readonly SkillEvidence[];
  /** Null: nobody knows what else the posting asks for, since it lists no skills. */
  readonly missing: readonly SkillEvidence[] | null;
}

/** What can be said of a score by words, from the texts at hand. The CV is not among them: nobody could read it. */
export function collectEvidence({ listing, texts, byWords: { named, reason } }: WordMatch): ScoreEvidence {
  const jobText = joinTexts([listing.title, ...texts]);
  const toEvidence = (skill: string) => ({ skill, inJob: findSentence(jobText, skill), inResume: null });
  const matched = reason?.kind === 'partialSkill' ? [...named, reason.skill] : named;
  const own = new Set(matched.map((skill) => skill.toLowerCase()));
  const missing = listing.skills.filter((skill) => !own.has(skill.toLowerCase()));
  return {
    matched: matched.map(toEvidence),
    missing: listing.skills.length === 0 ? null : missing.map(toEvidence),
  };
}

const longestSentence = 240;

/** The first sentence, or line, that names the skill. */
export function findSentence(text: string, skill: string): string | null {
  const phrase = toPhrase(skill);
  const sentences = text.match(/[^\n]+?(?:[.!?](?=\s)|$|(?=\n))/g) ?? [];
  const found = sentences.find((sentence) => holds(sentence.toLowerCase(), phrase))?.trim();
  return found === undefined ? null : cutAround(found, phrase.firstWord);
}

/** A sentence without end is shown around what was looked for. */
function cutAround(sentence: string, word: string): string {
  if (sentence.length <= longestSentence) return sentence;
  const from = Math.max(0, sentence.toLowerCase().indexOf(word) - longestSentence / 2);
  const cut = sentence.slice(from, from + longestSentence).trim();
  return `${from > 0 ? '…' : ''}${cut}…`;
}
