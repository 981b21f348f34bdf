/** What a job names of the skills of somebody whose CV cannot be read. */
export interface NamedSkills {
  /** Those that stand in title or description, each with the words around it. */
  readonly inText: readonly { readonly skill: string; readonly sentence: string | null }[];
  /** Those that the job lists. */
  readonly listed: readonly string[];
  /** One of several words, of which half stand in the advert. */
  readonly partly: string | null;
}

/** Why a job got its score; the words stand in the messages. */
export type MatchReason =
  | { readonly kind: 'jobTitle' | 'skills' }
  | { readonly kind: 'skill' | 'compoundSkill' | 'partialSkill'; readonly skill: string };

/**
 * The specification's score by words, 0 to 100. Without a CV a job that names a skill has 70. With one that cannot be read it has 75, also
 * where it only lists a skill or has half of one; the surest reason is given.
 */
export function scoreBySkills({ inText, listed, partly }: NamedSkills, hasCv: boolean) {
  if (!hasCv) return { score: 70, reason: { kind: 'jobTitle' } as MatchReason };
  return { score: 75, reason: findReason(inText[0]?.skill, listed, partly) };
}

function findReason(inText: string | undefined, listed: readonly string[], partly: string | null): MatchReason {
  if (inText !== undefined) return { kind: /\s/.test(inText) ? 'compoundSkill' : 'skill', skill: inText };
  return listed.length > 0 || partly === null ? { kind: 'skills' } : { kind: 'partialSkill', skill: partly };
}
