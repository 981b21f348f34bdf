import { type Skill, skills } from '../lexicon/index.ts';
import { type Concept, type ConceptKind, slug } from './concept.ts';
import { tools } from './data/tools.ts';

/** The lexicon's skills as concepts. */
export function readSkillConcepts(): Concept[] {
  const toolNames = new Set(tools.trim().split(/, |\n/));
  return skills.map((skill): Concept => {
    const { name, group, spellings } = skill;
    const aliases = spellings.map((spelling) => ({ ...spelling, register: spelling.register ?? ('en' as const) }));
    const kiswahili = aliases.find(({ register }) => register === 'sw');
    return {
      id: slug(name),
      kind: kindOf(skill, toolNames),
      group,
      names: kiswahili === undefined ? { en: name } : { en: name, sw: kiswahili.text },
      aliases,
    };
  });
}

/** What one does with languages, unlike a language, is a skill. */
const languageWork = /ation$|tling$|retation$/;

function kindOf({ name, group }: Skill, toolNames: ReadonlySet<string>): ConceptKind {
  if (toolNames.has(name)) return 'tool';
  return group === 'languages' && !languageWork.test(name) ? 'language' : 'skill';
}
