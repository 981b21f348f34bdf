/** So many skills a profile holds at most, as in the database. */
export const mostSkills = 300;

/** A skill list with those of others that it does not hold, as far as there is room; what it holds stays as it is written. */
export function addSkills(skills: readonly string[], added: readonly string[]): readonly string[] {
  const known = new Set(skills.map(fold));
  const all = [...skills];
  for (const skill of added) {
    if (all.length >= mostSkills || known.has(fold(skill))) continue;
    known.add(fold(skill));
    all.push(skill);
  }
  return all;
}

/** The skill of a list that is the same but for capitals and spaces. */
export function findSkill(skills: readonly string[], wanted: string): string | undefined {
  return skills.find((skill) => fold(skill) === fold(wanted));
}

function fold(skill: string): string {
  return skill.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
