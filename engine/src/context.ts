import type { Skill, SkillGroup } from './lexicon/index.ts';
import type { Mention } from './spelling-trie.ts';
import type { Token } from './text/tokenize.ts';

/** A mention of a skill rather than of an exclusion phrase. */
export interface SkillMention extends Mention {
  readonly skill: Skill;
}

const connectors = new Set(['and', 'or', 'na', 'au', 'plus']);
const headings = /^(?:skill|language|tool|software|technology|stack|package|program|programming|framework|ujuzi)$/;
const prepositions = new Set(['in', 'with', 'of', 'using']);
const beforePreposition =
  /^(?:experience|experienced|skilled|proficient|proficiency|knowledge|expert|expertise|fluent|trained|training|familiar|competent|written|wrote|write|code|coding|coded|script|scripting|program|programming|analysis|analyze|statistics|statistic|model|modeling|service|report|dashboard|working)$/;
const contextBefore = /^(?:programming|using|coding|language|know|najua|ninajua|advanced|basic)$/;

/** What one does with things whose names are ordinary words: "repaired brakes", "grew kale", "sold maize". */
const workedOn =
  /^(?:repair|repaired|repairing|fix|fixed|fixing|replace|replaced|replacing|service|serviced|servicing|install|installed|installing|fit|fitted|fitting|lay|laid|laying|clean|cleaned|cleaning|clear|cleared|make|made|making|build|built|grew|grow|grown|growing|plant|planted|planting|keep|kept|keeping|rear|reared|rearing|sell|sold|selling|handle|handled|handling|process|processed|prepare|prepared|preparing|manage|managed|managing|mark|marked|marking|did|doing|nafanya|post|posted|posting|balance|balanced|count|counted|issue|issued)$/;
const ofHands = new Set<SkillGroup>([
  'trades',
  'farming',
  'health',
  'sales',
  'finance',
  'hospitality',
  'logistics',
  'creative',
]);

/** Words that, right after it, show that an ambiguous word is meant as the skill. */
const contextAfter: Partial<Readonly<Record<SkillGroup, RegExp>>> = {
  technology:
    /^(?:developer|development|programming|programer|language|code|coding|engineer|backend|scripting|studio|framework|app|component|microservice)$/,
  office: /^(?:spreadsheet|formula|document|database|macro|skill|proficiency|pivot|template|presentation)$/,
  finance: /^(?:accounting|software|package|payroll|evolution|pastel)$/,
  creative: /^(?:design|software|project|file|prototype|editing)$/,
};

/** Groups whose skills are programs: "QuickBooks, Excel and Word" is one enumeration. */
const software = new Set<SkillGroup>(['technology', 'office', 'finance', 'creative']);

/**
 * Keeps the mentions that mean a skill. A spelling that may be an ordinary word needs a sign: its own capital letter,
 * a context word beside it, or an accepted skill of the same kind as its neighbour in an enumeration.
 */
export function disambiguate(tokens: readonly Token[], mentions: readonly SkillMention[]): SkillMention[] {
  const accepted = new Set(mentions.filter((mention) => standsAlone(tokens, mention)));
  const starts = new Map(mentions.map((mention) => [mention.first, mention]));
  const ends = new Map(mentions.map((mention) => [mention.last, mention]));
  // Acceptance passes along an enumeration, in both directions: "C, R and Python".
  for (const inOrder of [mentions, mentions.toReversed()]) {
    for (const mention of inOrder) {
      const neighbours = [ends.get(itemBefore(tokens, mention)), starts.get(itemAfter(tokens, mention))];
      if (neighbours.some((other) => other !== undefined && accepted.has(other) && areAkin(mention, other))) {
        accepted.add(mention);
      }
    }
  }
  return mentions.filter((mention) => accepted.has(mention));
}

function standsAlone(tokens: readonly Token[], mention: SkillMention): boolean {
  if (mention.trust === 'always') return true;
  if (!isAsWritten(tokens, mention)) return false;
  return (mention.trust === 'as-written' && !mayBeAVerb(tokens, mention)) || hasContextWord(tokens, mention);
}

/** "React quickly to complaints": a capital that opens a sentence says nothing. */
function mayBeAVerb(tokens: readonly Token[], { first, last }: Mention): boolean {
  const next = tokens[last + 1];
  return tokens[first]?.gap.opens === true && next?.gap.joins === true && /^\p{Ll}/u.test(next.surface);
}

function hasContextWord(tokens: readonly Token[], { first, last, skill }: SkillMention): boolean {
  const here = tokens[first];
  const next = tokens[last + 1];
  const [beforeThat, before] = [tokens[first - 2], tokens[first - 1]];
  if (next?.gap.joins && contextAfter[skill.group]?.test(next.singular)) return true;
  if (before === undefined || here === undefined) return false;
  if (here.gap.heads && headings.test(before.singular)) return true;
  if (!here.gap.joins) return false;
  if (ofHands.has(skill.group) && isWorkedOn(before, beforeThat)) return true;
  if (contextBefore.test(before.singular)) return true;
  return prepositions.has(before.word) && beforeThat !== undefined && beforePreposition.test(beforeThat.singular);
}

/** "Repaired brakes", "Repaired Toyota engines". */
function isWorkedOn(before: Token, beforeThat: Token | undefined): boolean {
  if (workedOn.test(before.word)) return before.word.length > 2;
  return beforeThat !== undefined && before.gap.joins && beforeThat.word.length > 2 && workedOn.test(beforeThat.word);
}

function areAkin(one: SkillMention, other: SkillMention): boolean {
  if (one.skill.group === other.skill.group) return true;
  return one.text.length > 1 && software.has(one.skill.group) && software.has(other.skill.group);
}

/** Whole CVs are written in capitals: EXCEL will do for Excel. */
function isAsWritten(tokens: readonly Token[], { first, text }: Mention): boolean {
  const surface = tokens[first]?.surface;
  return surface === text || surface === text.toUpperCase();
}

/** The last token of the enumeration's item before this one, or -1. */
function itemBefore(tokens: readonly Token[], { first }: Mention): number {
  const before = tokens[first - 1];
  if (before === undefined) return -1;
  if (connectors.has(before.word)) return first - 2;
  return tokens[first]?.gap.lists ? first - 1 : -1;
}

/** The first token of the enumeration's item after this one, or -1. */
function itemAfter(tokens: readonly Token[], { last }: Mention): number {
  const after = tokens[last + 1];
  if (after === undefined) return -1;
  if (connectors.has(after.word)) return last + 2;
  return after.gap.lists ? last + 1 : -1;
}
