import type { Skill, SkillGroup } from './lexicon/index.ts';
import type { Sighting } from './spelling-trie.ts';
import type { Token } from './text/tokenize.ts';

/** A sighting of a skill rather than of a decoy. */
export interface SkillSighting extends Sighting {
  readonly skill: Skill;
}

const connectors = new Set(['and', 'or', 'na', 'au', 'plus']);
const headings = /^(?:skill|language|tool|software|technology|stack|package|program|programming|framework|ujuzi)$/;
const prepositions = new Set(['in', 'with', 'of', 'using']);
const beforePreposition =
  /^(?:experience|experienced|skilled|proficient|proficiency|knowledge|expert|expertise|fluent|trained|training|familiar|competent|written|wrote|write|code|coding|coded|script|scripting|program|programming|analysis|analyze|statistics|statistic|model|modeling|service|report|dashboard|working)$/;
const tellingBefore = /^(?:programming|using|coding|language)$/;

/** Words that, right after it, show that an ambiguous word is meant as the skill. */
const tellingAfter: Partial<Readonly<Record<SkillGroup, RegExp>>> = {
  technology:
    /^(?:developer|development|programming|programer|language|code|coding|engineer|backend|scripting|studio|framework|app|component|microservice)$/,
  office: /^(?:spreadsheet|formula|document|database|macro|skill|proficiency|pivot|template|presentation)$/,
  finance: /^(?:accounting|software|package|payroll|evolution|pastel)$/,
  creative: /^(?:design|software|project|file|prototype|editing)$/,
};

/** Groups whose skills are programs: "QuickBooks, Excel and Word" is one enumeration. */
const software = new Set<SkillGroup>(['technology', 'office', 'finance', 'creative']);

/**
 * Keeps the sightings that can be believed. A spelling that may be an ordinary word needs a sign: its own capital letter,
 * a telling word beside it, or a believed skill of the same kind as its neighbour in an enumeration.
 */
export function believable(tokens: readonly Token[], sightings: readonly SkillSighting[]): SkillSighting[] {
  const believed = new Set(sightings.filter((sighting) => standsAlone(tokens, sighting)));
  const starts = new Map(sightings.map((sighting) => [sighting.first, sighting]));
  const ends = new Map(sightings.map((sighting) => [sighting.last, sighting]));
  // Belief passes along an enumeration, in both directions: "C, R and Python".
  for (const inOrder of [sightings, sightings.toReversed()]) {
    for (const sighting of inOrder) {
      const neighbours = [ends.get(itemBefore(tokens, sighting)), starts.get(itemAfter(tokens, sighting))];
      if (neighbours.some((other) => other !== undefined && believed.has(other) && areAkin(sighting, other))) {
        believed.add(sighting);
      }
    }
  }
  return sightings.filter((sighting) => believed.has(sighting));
}

function standsAlone(tokens: readonly Token[], sighting: SkillSighting): boolean {
  if (sighting.trust === 'always') return true;
  if (!isAsWritten(tokens, sighting)) return false;
  return (sighting.trust === 'as-written' && !mayBeAVerb(tokens, sighting)) || hasTellingWord(tokens, sighting);
}

/** "React quickly to complaints": a capital that opens a sentence says nothing. */
function mayBeAVerb(tokens: readonly Token[], { first, last }: Sighting): boolean {
  const next = tokens[last + 1];
  return tokens[first]?.gap.opens === true && next?.gap.joins === true && /^\p{Ll}/u.test(next.surface);
}

function hasTellingWord(tokens: readonly Token[], { first, last, skill }: SkillSighting): boolean {
  const here = tokens[first];
  const next = tokens[last + 1];
  const [beforeThat, before] = [tokens[first - 2], tokens[first - 1]];
  if (next?.gap.joins && tellingAfter[skill.group]?.test(next.singular)) return true;
  if (before === undefined || here === undefined) return false;
  if (here.gap.heads && headings.test(before.singular)) return true;
  if (!here.gap.joins) return false;
  if (tellingBefore.test(before.singular)) return true;
  return prepositions.has(before.word) && beforeThat !== undefined && beforePreposition.test(beforeThat.singular);
}

function areAkin(one: SkillSighting, other: SkillSighting): boolean {
  if (one.skill.group === other.skill.group) return true;
  return one.text.length > 1 && software.has(one.skill.group) && software.has(other.skill.group);
}

/** Whole CVs are written in capitals: EXCEL will do for Excel. */
function isAsWritten(tokens: readonly Token[], { first, text }: Sighting): boolean {
  const surface = tokens[first]?.surface;
  return surface === text || surface === text.toUpperCase();
}

/** The last token of the enumeration's item before this one, or -1. */
function itemBefore(tokens: readonly Token[], { first }: Sighting): number {
  const before = tokens[first - 1];
  if (before === undefined) return -1;
  if (connectors.has(before.word)) return first - 2;
  return tokens[first]?.gap.lists ? first - 1 : -1;
}

/** The first token of the enumeration's item after this one, or -1. */
function itemAfter(tokens: readonly Token[], { last }: Sighting): number {
  const after = tokens[last + 1];
  if (after === undefined) return -1;
  if (connectors.has(after.word)) return last + 2;
  return after.gap.lists ? last + 1 : -1;
}
