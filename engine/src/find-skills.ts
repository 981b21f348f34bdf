import { skillById } from './concepts/index.ts';
import { disambiguate, type SkillMention } from './context.ts';
import type { Skill, SkillGroup } from './lexicon/index.ts';
import { findOccupations, headOfName } from './reading/concept-names.ts';
import { claimsOf } from './reading/person/claims.ts';
import { withoutMarkup } from './reading/sentences.ts';
import { findSpellings, type Mention } from './spelling-trie.ts';
import { type Token, tokenize } from './text/tokenize.ts';

export interface FoundSkill {
  readonly name: string;
  readonly group: SkillGroup;
  /** First place in the text, in UTF-16 units, the end exclusive. */
  readonly start: number;
  readonly end: number;
}

/**
 * The skills that the writer of a text claims, each once, in the order of the text. Whole words only, in any case, singular
 * or plural, with or without hyphens. What is denied or wished for, other people's skills, hobbies, referees, addresses
 * and names of employers do not count. Takes time in proportion to the text.
 */
export function findSkills(text: string): FoundSkill[] {
  const plain = withoutMarkup(text);
  const tokens = tokenize(plain);
  const claims = claimsOf(plain, tokens);
  const occupations = findOccupations(tokens, false);
  const people = new Set(occupations.map(({ first, last }) => headOfName(tokens, first, last)));
  const mentions = skillMentions(tokens);
  const covered = new Set(mentions.flatMap(({ first, last }) => [first, last]));
  const named = [
    ...mentions.map(({ first, last, skill }) => ({ first, last, skill, isPerson: people.has(last) })),
    // Whoever says what they are, in words that name no skill, has the skill that tells it most.
    ...occupations.flatMap(({ first, last, concept }) => {
      const skill = covered.has(first) || covered.has(last) ? undefined : skillById(concept.skills[0] ?? '');
      return skill === undefined ? [] : [{ first, last, skill, isPerson: true }];
    }),
  ];
  const claimed = named
    .filter(({ first, last, isPerson }) => claims({ first, last, kind: isPerson ? 'person' : 'skill' }) === 'has')
    .sort((one, other) => one.first - other.first);
  return distinct(tokens, claimed);
}

/** The skills a text names, whoever has them: a question, the title of a role. */
export function skillsNamedIn(text: string): FoundSkill[] {
  const tokens = tokenize(text);
  return distinct(tokens, skillMentions(tokens));
}

/** Every place of a text that means a skill of the lexicon. */
export function skillMentions(tokens: readonly Token[]): SkillMention[] {
  return disambiguate(tokens, findSpellings(tokens).filter(isSkill));
}

interface NamedSkill {
  readonly first: number;
  readonly last: number;
  readonly skill: Skill;
}

function distinct(tokens: readonly Token[], mentions: readonly NamedSkill[]): FoundSkill[] {
  const found = new Map<string, FoundSkill>();
  for (const { first, last, skill } of mentions) {
    if (found.has(skill.name)) continue;
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    found.set(skill.name, { name: skill.name, group: skill.group, start, end });
  }
  return [...found.values()];
}

function isSkill(mention: Mention): mention is SkillMention {
  return mention.skill !== undefined;
}
