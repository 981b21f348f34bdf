/** Kinds of work. A skill is in the one where most adverts ask for it. */
export const skillGroups = [
  'trades',
  'hospitality',
  'health',
  'farming',
  'logistics',
  'sales',
  'finance',
  'office',
  'teaching',
  'technology',
  'creative',
  'public-service',
  'languages',
  'soft',
] as const;
export type SkillGroup = (typeof skillGroups)[number];

/**
 * When a spelling counts as the skill: `always`; `as-written`, in exactly this case, else in context only (Excel, not
 * "excel"); `in-context`, beside another skill of its kind or a word that gives it away (R, C, Go).
 */
export type Trust = 'always' | 'as-written' | 'in-context';

/** One way to write a skill. */
export interface Spelling {
  readonly text: string;
  readonly trust: Trust;
}

export interface Skill {
  /** As it is shown to people. */
  readonly name: string;
  /** Other ways to write it, and names of the people who have it: plumber for Plumbing. */
  readonly aliases: readonly string[];
  readonly group: SkillGroup;
  /** The name and the aliases, with how far each can be trusted. */
  readonly spellings: readonly Spelling[];
}

const marks: Readonly<Record<string, Trust>> = { '=': 'as-written', '?': 'in-context' };

/**
 * Reads a data file: a skill per line, `Name: alias, alias`. A spelling marked `=` counts as written, one marked `?`
 * only in context.
 */
export function readSkills(group: SkillGroup, lines: string): Skill[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => readSkill(group, line));
}

function readSkill(group: SkillGroup, line: string): Skill {
  const [name = '', aliases] = line.split(': ');
  const spellings = [name, ...(aliases?.split(', ') ?? [])].map(readSpelling);
  const [first = '', ...others] = spellings.map(({ text }) => text);
  return { name: first, aliases: others, group, spellings };
}

function readSpelling(marked: string): Spelling {
  const trust = marks[marked.charAt(0)];
  return trust === undefined ? { text: marked, trust: 'always' } : { text: marked.slice(1), trust };
}
