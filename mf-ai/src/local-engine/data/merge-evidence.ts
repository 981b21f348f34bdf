import type { SkillEvidence } from '@fursa/engine/explain-match';

interface Evidence {
  readonly matched: readonly SkillEvidence[];
  readonly missing: readonly SkillEvidence[];
}

/**
 * Each name once. A skill and the paper that proves it may be called the same, such as CPA: whoever has the one and lacks the other
 * lacks it, with what their CV has of it.
 */
export function mergeEvidence({ matched, missing }: Evidence): { matched: SkillEvidence[]; missing: SkillEvidence[] } {
  const has = uniqueByName(matched);
  const lacks = uniqueByName(missing);
  return {
    matched: [...has.values()].filter(({ name }) => !lacks.has(name)),
    missing: [...lacks.values()].map((one) => ({ ...one, inResume: has.get(one.name)?.inResume ?? one.inResume })),
  };
}

/** The first of each name, which is the weightiest. */
function uniqueByName(skills: readonly SkillEvidence[]): Map<string, SkillEvidence> {
  const byName = new Map<string, SkillEvidence>();
  for (const skill of skills) if (!byName.has(skill.name)) byName.set(skill.name, skill);
  return byName;
}
