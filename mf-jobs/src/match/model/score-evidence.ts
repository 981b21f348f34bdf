import { holds, toPhrase } from './skill-phrase.ts';

/** The sentences that name a skill; null where there is none, or none is known. */
export interface SkillEvidence {
  readonly skill: string;
  readonly inJob: string | null;
  readonly inResume: string | null;
}

/** What a score comes from. */
export interface ScoreEvidence {
  readonly matched: readonly SkillEvidence[];
  /** Null: nobody knows what else the posting asks for, since it lists no skills. */
  readonly missing: readonly SkillEvidence[] | null;
}

interface EvidenceTexts {
  /** The person's skills that the posting names or lists, or names in part. */
  readonly matched: readonly string[];
  readonly jobText: string;
  /** Skills that the posting lists. */
  readonly jobSkills: readonly string[];
  /** Null: no CV is known. */
  readonly resume: string | null;
}

/** What can be said of a score counted here, from the texts at hand. */
export function collectEvidence({ matched, jobText, jobSkills, resume }: EvidenceTexts): ScoreEvidence {
  const own = new Set(matched.map((skill) => skill.toLowerCase()));
  const resumeText = resume?.toLowerCase() ?? '';
  const missing = jobSkills.filter((skill) => !own.has(skill.toLowerCase()) && !holds(resumeText, toPhrase(skill)));
  return {
    matched: matched.map((skill) => ({
      skill,
      inJob: findSentence(jobText, skill),
      inResume: resume === null ? null : findSentence(resume, skill),
    })),
    missing:
      jobSkills.length === 0
        ? null
        : missing.map((skill) => ({ skill, inJob: findSentence(jobText, skill), inResume: null })),
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

/** A point of a list without its mark: quoted alone it is no list. */
export function dropListMark(sentence: string): string {
  return sentence.replace(/^\s*[-*\u2013\u2022\u00b7]\s+/, '');
}

/** A sentence without end is shown around what was looked for. */
function cutAround(sentence: string, word: string): string {
  if (sentence.length <= longestSentence) return sentence;
  const from = Math.max(0, sentence.toLowerCase().indexOf(word) - longestSentence / 2);
  const cut = sentence.slice(from, from + longestSentence).trim();
  return `${from > 0 ? '…' : ''}${cut}…`;
}
