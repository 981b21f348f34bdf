import { slug } from '../concepts/concept.ts';
import { type SkillGroup, skills } from '../lexicon/index.ts';

let groups: ReadonlyMap<string, { readonly name: string; readonly group: SkillGroup }> | undefined;

function known(): NonNullable<typeof groups> {
  groups ??= new Map(skills.map(({ name, group }) => [slug(name), { name, group }]));
  return groups;
}

/** The group of a skill; undefined for other concepts. */
export function groupOfConcept(concept: string): SkillGroup | undefined {
  return known().get(concept)?.group;
}

/** A skill as it is shown to people. */
export function nameOfSkill(concept: string): string | undefined {
  return known().get(concept)?.name;
}
