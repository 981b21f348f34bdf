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

/** English, Kiswahili, Sheng, or letters that stand for words. */
export type Register = 'en' | 'sw' | 'sheng' | 'abbr';

/** One way to write a skill. */
export interface Spelling {
  readonly text: string;
  readonly trust: Trust;
  /** Of the skills only Kiswahili is told apart. */
  readonly register?: Register;
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

/** Reads a spelling with its mark, if it has one. */
export function readSpelling(marked: string): Spelling {
  const trust = marks[marked.charAt(0)];
  return trust === undefined ? { text: marked, trust: 'always' } : { text: marked.slice(1), trust };
}

/**
 * Adds the spellings of lines `Name: alias, alias`, first those in Kiswahili, then those of everyday English. A Kiswahili alias
 * `-pika` stands for the forms of a verb in which people say what they do and did: the infinitive and the first person.
 */
export function withMore(skills: readonly Skill[], kiswahili: string, english: string): Skill[] {
  const added = [
    new Map(kiswahili.split('\n').filter(Boolean).map(readKiswahili)),
    new Map(english.split('\n').filter(Boolean).map(readEnglish)),
  ];
  return skills.map((skill) => {
    const spellings = added.flatMap((more) => more.get(skill.name) ?? []);
    if (spellings.length === 0) return skill;
    return {
      ...skill,
      aliases: [...skill.aliases, ...spellings.map(({ text }) => text)],
      spellings: [...skill.spellings, ...spellings],
    };
  });
}

function readEnglish(line: string): [name: string, spellings: Spelling[]] {
  const [name = '', items = ''] = line.split(': ');
  return [name, items.split(', ').map(readSpelling)];
}

const verbForms = ['ku', 'na', 'nina', 'nili', 'nime', 'niki'] as const;

function readKiswahili(line: string): [name: string, spellings: Spelling[]] {
  const [name = '', items = ''] = line.split(': ');
  const texts = items
    .split(', ')
    .flatMap((item) => (item.startsWith('-') ? verbForms.map((form) => `${form}${item.slice(1)}`) : [item]));
  return [name, [...new Set(texts)].map((text) => ({ text, trust: 'always', register: 'sw' }))];
}
