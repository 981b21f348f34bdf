import type { SkillGroup } from '../lexicon/index.ts';

/** What is known of one line of work: enough for an interview and the draft of an advert. */
export interface RoleProfile {
  /** What the person does, each a sentence that begins with a verb. */
  readonly duties: readonly string[];
  /** Names from the lexicon. */
  readonly skills: readonly string[];
  readonly questions: readonly string[];
}

/** A role that people pick from a list. */
export interface NamedRole extends RoleProfile {
  readonly title: string;
  readonly group: SkillGroup;
}
