import { credentialById, occupationById, skillById } from '../concepts/index.ts';

/** How a concept is called on screens; undefined for one that is not shown to people. */
export function conceptName(concept: string): string | undefined {
  return skillById(concept)?.name ?? (occupationById(concept) ?? credentialById(concept))?.names.en;
}

/** Of those that are shown to people. */
export function namesOf(concepts: Iterable<string>): readonly string[] {
  return [...concepts].flatMap((concept) => conceptName(concept) ?? []);
}
