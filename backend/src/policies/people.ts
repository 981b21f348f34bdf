/**
 * Who tries: two job seekers, two employers, somebody who was an employer and has lost the role, an administrator, and somebody
 * who is not signed in.
 */
export const people = {
  visitor: undefined,
  seeker: 'a0000000-0000-4000-8000-000000000001',
  stranger: 'a0000000-0000-4000-8000-000000000002',
  employer: 'a0000000-0000-4000-8000-000000000003',
  rival: 'a0000000-0000-4000-8000-000000000004',
  admin: 'a0000000-0000-4000-8000-000000000005',
  formerEmployer: 'a0000000-0000-4000-8000-000000000006',
} as const;

export type Person = keyof typeof people;

const roles = {
  seeker: 'user',
  stranger: 'user',
  employer: 'employer',
  rival: 'employer',
  admin: 'admin',
  formerEmployer: 'user',
} as const;

/** Makes the accounts; their profiles come from the trigger that sign-up sets off. */
export function peopleSql(): string {
  return Object.entries(roles)
    .map(
      ([name, role]) => `
        insert into auth.users (id, email) values ('${people[name as keyof typeof roles]}', '${name}@example.org');
        update public.user_roles set role = '${role}' where user_id = '${people[name as keyof typeof roles]}';`,
    )
    .join('');
}

/** What PostgREST does before a statement: takes on the role of the token and shows its claims to the policies. */
export function becomeSql(person: Person): string {
  const id = people[person];
  const role = id === undefined ? 'anon' : 'authenticated';
  const claims = JSON.stringify(id === undefined ? { role } : { sub: id, role });
  return `
    select set_config('request.jwt.claims', '${claims}', true),
      set_config('request.jwt.claim.sub', '${id ?? ''}', true),
      set_config('request.jwt.claim.role', '${role}', true);
    set local role ${role};`;
}
