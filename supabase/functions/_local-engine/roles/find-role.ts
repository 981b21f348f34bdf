import { findSkills } from '../find-skills.ts';
import { businessRoles } from './business-roles.ts';
import { commercialRoles } from './commercial-roles.ts';
import { groupProfiles } from './group-profiles.ts';
import type { NamedRole, RoleProfile } from './role.ts';
import { technologyRoles } from './technology-roles.ts';

/** The roles with questions of their own. */
export const namedRoles: readonly NamedRole[] = [...technologyRoles, ...businessRoles, ...commercialRoles];

/** What is known of a role that somebody typed. */
export interface Role {
  /** As typed, without line breaks and control characters. */
  readonly title: string;
  /** The skill its title names: Plumbing for "Senior Plumber". */
  readonly skill: string | undefined;
  /** One of {@link namedRoles}, when the title means it. */
  readonly named: NamedRole | undefined;
  /** Its line of work, when the title tells. */
  readonly profile: RoleProfile | undefined;
  readonly leads: boolean;
}

const longestTitle = 200;

export function findRole(role: string): Role {
  const title = role
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, longestTitle);
  const skill = mainSkill(title);
  const named = namedRoles.find((known) => known.title === title || mainSkill(known.title)?.name === skill?.name);
  return {
    title: title === '' ? 'this role' : title,
    skill: skill?.name,
    named: skill === undefined ? undefined : named,
    profile: skill === undefined ? undefined : groupProfiles[skill.group],
    leads: /\b(?:manager|head|lead|leader|chief|director|supervisor|principal|foreman|in charge)\b/i.test(title),
  };
}

function mainSkill(title: string) {
  return findSkills(title).find(({ group }) => group !== 'soft');
}
