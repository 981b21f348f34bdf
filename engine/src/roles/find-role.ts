import type { Occupation } from '../concepts/concept.ts';
import { slug } from '../concepts/index.ts';
import { skillsNamedIn } from '../find-skills.ts';
import { mainOccupation } from '../matching/posting-occupation.ts';
import { businessRoles } from './business-roles.ts';
import { commercialRoles } from './commercial-roles.ts';
import { groupProfiles, houseworkProfile } from './group-profiles.ts';
import type { NamedRole, RoleProfile } from './role.ts';
import { technologyRoles } from './technology-roles.ts';

/** The roles with questions of their own. */
export const namedRoles: readonly NamedRole[] = [...technologyRoles, ...businessRoles, ...commercialRoles];

/** What is known of a role that somebody typed. */
export interface Role {
  /** As typed, without line breaks and control characters. */
  readonly title: string;
  /** What its title names, in any language of the concepts. */
  readonly occupation: Occupation | undefined;
  /** The skill its title names: Plumbing for "Senior Plumber". */
  readonly skill: string | undefined;
  /** One of {@link namedRoles}, when the title means it. */
  readonly named: NamedRole | undefined;
  /** Its line of work, when the title tells. */
  readonly profile: RoleProfile | undefined;
  readonly leads: boolean;
}

const maxTitleLength = 200;

export function findRole(role: string): Role {
  const title = role
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, maxTitleLength);
  const skill = mainSkill(title);
  const occupation = mainOccupation(title);
  const named =
    namedRoles.find((known) => known.title === title) ?? namedRoles.find((known) => isSame(known, skill, occupation));
  const groupOf = occupation?.group ?? skill?.group;
  return {
    title: englishTitle(title, occupation),
    occupation,
    skill: skill?.name,
    named,
    profile: isHousework(skill, occupation) ? houseworkProfile : groupOf && groupProfiles[groupOf],
    leads: /\b(?:manager|head|lead|leader|chief|director|supervisor|principal|foreman|in charge)\b/i.test(title),
  };
}

const housework: ReadonlySet<string | undefined> = new Set(['house-cleaning', 'commercial-cleaning', 'laundry-work']);

function isHousework(skill: { name: string } | undefined, occupation: Occupation | undefined): boolean {
  return housework.has(occupation === undefined ? skill && slug(skill.name) : occupation.skills[0]);
}

/** Of occupations that are as near as these the interviews are the same. */
const minNearness = 60;

/** A role that people pick, by another name: the same skill, and not another occupation than its own. */
function isSame(known: NamedRole, skill: { name: string } | undefined, occupation: Occupation | undefined): boolean {
  if (skill === undefined || mainSkill(known.title)?.name !== skill.name) return false;
  const own = mainOccupation(known.title);
  if (own === undefined || occupation === undefined || own.id === occupation.id) return true;
  return own.near.some(({ id, nearness }) => id === occupation.id && nearness >= minNearness);
}

/** The title as typed; what is typed in Kiswahili or Sheng by its English name, since questions and drafts are in English. */
function englishTitle(title: string, occupation: Occupation | undefined): string {
  const typed = title.toLowerCase();
  const alias = occupation?.aliases.find(({ text }) => text.toLowerCase() === typed);
  if (occupation !== undefined && alias !== undefined && alias.register !== 'en') return occupation.names.en;
  return title === '' ? 'this role' : title;
}

function mainSkill(title: string) {
  return skillsNamedIn(title).find(({ group }) => group !== 'soft');
}
