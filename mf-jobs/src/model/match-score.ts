/** What of a posting is compared. */
export interface ComparedJob {
  readonly title: string;
  readonly description: string;
  /** Skills that the posting lists; empty for postings of external feeds. */
  readonly skills: readonly string[];
}

/** What of a person is compared. */
export interface ComparedPerson {
  readonly skills: readonly string[];
  /** Whether the text of a CV is known. */
  readonly hasResume: boolean;
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
}

/** From this score on a posting counts as a match. */
export const passingScore = 0.7;

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
  const lowerCaseSkills = new Set(skills.map((skill) => skill.toLowerCase()));

  return (job) => {
    const text = `${job.title}\n${job.description}`.toLowerCase();
    const named = sought.find(({ phrase }) => holds(text, phrase))?.skill;
    if (!person.hasResume) return named === undefined ? noMatch : { score: textScore, reason: { kind: 'jobTitle' } };
    if (named !== undefined) {
      const kind = /\s/.test(named) ? 'compoundSkill' : 'skill';
      return { score: skillScore, reason: { kind, skill: named } };
    }
    if (job.skills.some((skill) => lowerCaseSkills.has(skill.trim().toLowerCase()))) {
      return { score: skillScore, reason: { kind: 'skills' } };
    }
    const partial = sought.find(({ words }) => words.length > 0 && holdsHalf(text, words))?.skill;
    if (partial === undefined) return noMatch;
    return { score: skillScore, reason: { kind: 'partialSkill', skill: partial } };
  };
}

const noMatch: MatchScore = { score: baseScore, reason: null };

/** The words that stand for a skill of several words; a skill of one word has no parts. */
function tellingWords(skill: string): string[] {
  const words = skill.split(/\s+/);
  return words.length > 1 ? words.filter((word) => word.length >= shortestTellingWord) : [];
}

interface Phrase {
  /** What the text must hold at least: looking for it is a hundred times faster than the expression. */
  readonly firstWord: string;
  readonly expression: RegExp;
}

/** Finds whole words: `Java` is not in `JavaScript`, nor `C` in `C++`. */
function toPhrase(text: string): Phrase {
  const words = text.toLowerCase().split(/\s+/);
  const literal = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+');
  return {
    firstWord: words[0] ?? '',
    expression: new RegExp(`(?:^|[^\\p{L}\\p{N}])${literal}(?:$|[^\\p{L}\\p{N}+#])`, 'u'),
  };
}

function holds(text: string, { firstWord, expression }: Phrase): boolean {
  return text.includes(firstWord) && expression.test(text);
}

function holdsHalf(text: string, words: readonly Phrase[]): boolean {
  return words.filter((word) => holds(text, word)).length * 2 >= words.length;
}
