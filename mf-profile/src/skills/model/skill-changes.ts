import type { Messages } from '../../messages/index.ts';

/** What somebody does to their list. It is carried out on the list as it is then, so that changes do not undo each other. */
export type SkillsChange =
  | { readonly kind: 'add'; readonly skill: string }
  | { readonly kind: 'remove'; readonly skill: string }
  /** What would be more than a profile may have is left out. */
  | { readonly kind: 'add-many' | 'remove-many'; readonly skills: readonly string[] }
  | { readonly kind: 'clear' };

/** Those of the database. */
const mostSkills = 300;
const mostCharacters = 100;

/** What `private.is_line` of the database refuses: control characters and ends of lines. */
const invisible = /[\p{Cc}\u2028\u2029]/u;

/** The list after a change; carried out twice it is the same. */
export function applyChange(skills: readonly string[], change: SkillsChange): readonly string[] {
  switch (change.kind) {
    case 'clear':
      return [];
    case 'add':
      return addMany(skills, [change.skill]);
    case 'add-many':
      return addMany(skills, change.skills);
    case 'remove':
      return skills.filter((skill) => skill !== change.skill);
    case 'remove-many':
      return skills.filter((skill) => !change.skills.includes(skill));
  }
}

function addMany(skills: readonly string[], added: readonly string[]): readonly string[] {
  const known = new Set(skills.map(fold));
  const all = [...skills];
  for (const skill of added) {
    if (all.length >= mostSkills || known.has(fold(skill))) continue;
    known.add(fold(skill));
    all.push(skill);
  }
  return all;
}

/** The skill of the list that is the same but for capitals and spaces. */
export function findSkill(skills: readonly string[], wanted: string): string | undefined {
  return skills.find((skill) => fold(skill) === fold(wanted));
}

/** Why a skill cannot be added, in the words of the page. */
export function findSkillError(skills: readonly string[], skill: string, text: Messages['skills']): string | undefined {
  if ([...skill].length > mostCharacters) return text.tooLong;
  if (invisible.test(skill)) return text.oneLine;
  return skills.length >= mostSkills ? text.tooMany : undefined;
}

function fold(skill: string): string {
  return skill.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
