import { believable, type SkillSighting } from './context.ts';
import type { SkillGroup } from './lexicon/index.ts';
import { isDenied } from './negation.ts';
import { findSpellings, type Sighting } from './spelling-trie.ts';
import { tokenize } from './text/tokenize.ts';

export interface FoundSkill {
  readonly name: string;
  readonly group: SkillGroup;
  /** First place in the text, in UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
}

/**
 * The skills that a CV or an advert names, each once, in the order of the text. Whole words only, in any case, singular
 * or plural, with or without hyphens; what is denied ("no experience in welding") does not count. Takes time in
 * proportion to the text: 100 KB in a few milliseconds.
 */
export function findSkills(text: string): FoundSkill[] {
  const tokens = tokenize(text);
  const found = new Map<string, FoundSkill>();
  for (const { first, last, skill } of believable(tokens, findSpellings(tokens).filter(isSkill))) {
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    if (found.has(skill.name) || isDenied(text, start)) continue;
    found.set(skill.name, { name: skill.name, group: skill.group, start, end });
  }
  return [...found.values()];
}

function isSkill(sighting: Sighting): sighting is SkillSighting {
  return sighting.skill !== undefined;
}
