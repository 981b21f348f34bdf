import { type Skill, skills } from '../lexicon/index.ts';
import { once } from '../once.ts';
import { readBroader } from './broader.ts';
import { type Credential, type Occupation, slug } from './concept.ts';
import { readCredentials } from './credentials.ts';
import { readOccupations } from './occupations.ts';

export { type Concept, type Credential, type Occupation, slug, tellsNoWork } from './concept.ts';

/** Every occupation. Read when it is first asked for, like all of this file. */
export const occupations = once((): readonly Occupation[] => readOccupations());

/** Every licence, registration, certificate, qualification and level of education. */
export const credentials = once((): readonly Credential[] => readCredentials());

const occupationsById = once(() => new Map(occupations().map((occupation) => [occupation.id, occupation])));
const credentialsById = once(() => new Map(credentials().map((credential) => [credential.id, credential])));
const skillsById = once(() => new Map(skills.map((skill) => [slug(skill.name), skill])));
const broader = once(readBroader);

export function occupationById(id: string): Occupation | undefined {
  return occupationsById().get(id);
}

export function credentialById(id: string): Credential | undefined {
  return credentialsById().get(id);
}

/** The skill of the lexicon with this identifier. */
export function skillById(id: string): Skill | undefined {
  return skillsById().get(id);
}

/** Identifiers of the skills that whoever has this skill has as well, one step up: `react` has `javascript`. */
export function broaderOf(id: string): readonly string[] {
  return broader().get(id) ?? [];
}
