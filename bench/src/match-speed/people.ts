import { occupations } from '../../../supabase/seed/occupations.ts';

/** A person with a CV, as the bench adds them. */
export interface Person {
  readonly id: string;
  readonly resume: string;
  readonly skills: readonly string[];
}

/**
 * People of twenty different occupations, each with the duties and skills of one and some of another: long CVs, since
 * what a question costs rises with what a person has.
 */
export const people: readonly Person[] = Array.from({ length: 20 }, (_, index) => {
  const [own, former] = [at(index * 2), at(index * 2 + 7)];
  const title = own.roles.at(index % own.roles.length)?.title ?? '';
  return {
    id: `b${String(index).padStart(7, '0')}-0000-4000-8000-000000000000`,
    resume: [
      `Person ${index}\n${title}\nKisumu, Kenya`,
      `Experience\n${title}, five years\n${[...own.duties, ...(own.leading ?? [])].join('\n')}`,
      `Before that\n${former.roles[0]?.title ?? ''}, two years\n${former.duties.join('\n')}`,
      `What I bring\n${[...own.requirements, ...former.requirements].join('\n')}`,
      `Skills\n${[...own.skills, ...former.skills, 'Customer Service', 'Microsoft Excel', 'English', 'Kiswahili'].join(', ')}`,
    ].join('\n\n'),
    skills: own.skills,
  };
});

function at(index: number) {
  const occupation = occupations[index % occupations.length];
  if (occupation === undefined) throw new Error('There are no occupations.');
  return occupation;
}

/** Statements that add the people with their CVs. */
export function peopleSql(): string {
  return people
    .map(
      ({ id, resume, skills }, index) => `
        insert into auth.users (id, email) values ('${id}', 'bench-${index}@example.org');
        update public.profiles set resume_text = ${literal(resume)}, skills = array[${skills.map(literal).join(', ')}]
        where id = '${id}';`,
    )
    .join('');
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
