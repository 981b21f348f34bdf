import { joinTexts } from './compared-texts.ts';
import { holds, type Phrase, toPhrase } from './skill-phrase.ts';

/** What of a posting is compared. */
export interface ComparedJob {
  readonly title: string;
  /** What is known of the description: its beginning, or all of it, and passages from further down. */
  readonly texts: readonly string[];
  /** Skills that the posting lists; empty for postings of external feeds. */
  readonly skills: readonly string[];
}

/** What is compared of a person whose CV cannot be read; who has a readable one is scored by the engine. */
export interface ComparedPerson {
  readonly skills: readonly string[];
  /** Whether they uploaded a CV, whose text nobody could read. */
  readonly hasCv: boolean;
}

/** Why a posting got its score; the words stand in the messages. */
export type MatchReason =
  | { readonly kind: 'jobTitle' }
  | { readonly kind: 'skill' | 'compoundSkill' | 'partialSkill'; readonly skill: string }
  | { readonly kind: 'skills' };

export interface MatchScore {
  /** 0 to 1. */
  readonly score: number;
  /** Null when nothing speaks for the posting. */
  readonly reason: MatchReason | null;
  /** The skills of the person that the posting names or lists, of those with equal scores the more the better. */
  readonly named: readonly string[];
}

/** From this score (0 to 1) on a posting counts as a match. */
export const passingShare = 0.7;

const baseScore = 0.5;
const textScore = 0.7;
const skillScore = 0.75;

/** Shorter words (`and`, `of`, `the`) say nothing about a skill of several words. */
const shortestTellingWord = 4;

/**
 * How well postings fit a person, by words alone; no service is asked, so it can be used where every posting is looked at.
 *
 * Without a CV: 0.7 when one of the person's skills appears in title or description, else 0.5. With one: 0.75 when a skill
 * of one word, or the whole phrase of a longer one, appears there; when the posting lists a skill of the person; or when at
 * least half of the longer words of a skill appear. Otherwise 0.5. The surest reason is given.
 */
export function createMatchScorer(person: ComparedPerson): (job: ComparedJob) => MatchScore {
  const skills = person.skills.map((skill) => skill.trim()).filter((skill) => skill !== '');
  const sought = skills.map((skill) => ({ skill, phrase: toPhrase(skill), words: tellingWords(skill).map(toPhrase) }));

  return (job) => {
    const text = joinTexts([job.title, ...job.texts]).toLowerCase();
    const listed = new Set(job.skills.map((skill) => skill.trim().toLowerCase()));
    const inText = sought.filter(({ phrase }) => holds(text, phrase)).map(({ skill }) => skill);
    const named = skills.filter((skill) => inText.includes(skill) || listed.has(skill.toLowerCase()));
    const [first] = inText;
    if (!person.hasCv) {
      return first === undefined
        ? { score: baseScore, reason: null, named }
        : { score: textScore, reason: { kind: 'jobTitle' }, named };
    }
    const reason = findReason(first, named, () => sought.find(({ words }) => holdsHalf(text, words))?.skill);
    return { score: reason === null ? baseScore : skillScore, reason, named };
  };
}

/** The surest one. */
function findReason(
  inText: string | undefined,
  named: readonly string[],
  findPartial: () => string | undefined,
): MatchReason | null {
  if (inText !== undefined) return { kind: /\s/.test(inText) ? 'compoundSkill' : 'skill', skill: inText };
  if (named.length > 0) return { kind: 'skills' };
  const partial = findPartial();
  return partial === undefined ? null : { kind: 'partialSkill', skill: partial };
}

/** The words that stand for a skill of several words; a skill of one word has no parts. */
function tellingWords(skill: string): string[] {
  const words = skill.split(/\s+/);
  return words.length > 1 ? words.filter((word) => [...word].length >= shortestTellingWord) : [];
}

function holdsHalf(text: string, words: readonly Phrase[]): boolean {
  return words.length > 0 && words.filter((word) => holds(text, word)).length * 2 >= words.length;
}
