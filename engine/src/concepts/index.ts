import { readBroader } from './broader.ts';
import type { Concept, Credential, Occupation } from './concept.ts';
import { readCredentials } from './credentials.ts';
import { readOccupations } from './occupations.ts';
import { readSkillConcepts } from './skill-concepts.ts';

export {
  type Concept,
  type Credential,
  conceptKinds,
  type Occupation,
  slug,
} from './concept.ts';

/** Every occupation. Read when it is first asked for, like all of this file. */
export const occupations = once((): readonly Occupation[] => readOccupations());

/** Every licence, registration, certificate, qualification and level of education. */
export const credentials = once((): readonly Credential[] => readCredentials());

/** Every skill, tool and language of the lexicon. */
export const skillConcepts = once((): readonly Concept[] => readSkillConcepts());

const broader = once(readBroader);

/** Identifiers of the skills that whoever has this skill has as well, one step up: `react` has `javascript`. */
export function broaderOf(id: string): readonly string[] {
  return broader().get(id) ?? [];
}

const byId = once(
  () => new Map([...skillConcepts(), ...occupations(), ...credentials()].map((concept) => [concept.id, concept])),
);

/** The concept with this identifier, whatever its kind. */
export function conceptById(id: string): Concept | undefined {
  return byId().get(id);
}

function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= read();
    return value;
  };
}
