import { addSkills, mostSkills } from '@fursa/shared/values/skill-list';
import type { Messages } from '../../messages.ts';

/** What somebody does to their list. It is carried out on the list as it is then, so that changes do not undo each other. */
export type SkillsChange =
  | { readonly kind: 'add'; readonly skill: string }
  | { readonly kind: 'remove'; readonly skill: string }
  /** What would be more than a profile may have is left out. */
  | { readonly kind: 'add-many' | 'remove-many'; readonly skills: readonly string[] }
  | { readonly kind: 'clear' };

/** As in the database. */
const maxCharacters = 100;

/** What `private.is_line` of the database refuses: control characters and ends of lines. */
const invisible = /[\p{Cc}\u2028\u2029]/u;

/** The list after a change; carried out twice it is the same. */
export function applyChange(skills: readonly string[], change: SkillsChange): readonly string[] {
  switch (change.kind) {
    case 'clear':
      return [];
    case 'add':
      return addSkills(skills, [change.skill]);
    case 'add-many':
      return addSkills(skills, change.skills);
    case 'remove':
      return skills.filter((skill) => skill !== change.skill);
    case 'remove-many':
      return skills.filter((skill) => !change.skills.includes(skill));
  }
}

/** The skills of a list as people write it: between commas or semicolons, on lines, or behind bullets. */
export function splitSkills(typed: string): readonly string[] {
  return typed
    .split(/[,;\n\r\u2022]/)
    .map((skill) => skill.trim())
    .filter(Boolean);
}

/** Why skills that are not in the list cannot be added, in the words of the page. */
export function findSkillError(
  skills: readonly string[],
  added: readonly string[],
  text: Messages['skills'],
): string | undefined {
  if (added.some((skill) => [...skill].length > maxCharacters)) return text.tooLong;
  if (added.some((skill) => invisible.test(skill))) return text.oneLine;
  return skills.length + added.length > mostSkills ? text.tooMany : undefined;
}
