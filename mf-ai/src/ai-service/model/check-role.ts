/** Characters, by specification. */
export const maxRoleLength = 200;

export type RoleProblem = 'role-missing' | 'role-too-long';

/** What is wrong with what somebody typed as a job role; undefined when nothing is. */
export function checkRole(role: string): RoleProblem | undefined {
  const { length } = role.trim();
  if (length === 0) return 'role-missing';
  return length > maxRoleLength ? 'role-too-long' : undefined;
}
