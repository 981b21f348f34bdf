import type { Evidence } from '@fursa/shared/bundled/evidence-list';
import * as z from 'zod/mini';

const skillSchema = z.object({ name: z.string(), inPosting: z.nullable(z.string()), inResume: z.nullable(z.string()) });

export const jobFitSchema = z.object({
  /** 0 to 100; null when nothing could be compared, or not yet. */
  score: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  /** The weightiest first. */
  matched: z.array(skillSchema),
  missing: z.array(skillSchema),
  /** In a sentence or three; null where only the score was asked for. */
  recommendation: z.nullable(z.string()),
  answeredBy: z.enum(['device', 'stored', 'local', 'budget', 'consent', 'provider']),
});

/** How well a CV fits a job, and why. */
export type JobFit = z.infer<typeof jobFitSchema>;

const maxQuotedSkills = 3;

/** What to put first in an application: the weightiest that the CV says in so many words, each in a line of its own. */
export function putFirst(matched: readonly Evidence[]): readonly Evidence[] {
  const lines = new Map(matched.toReversed().map((skill) => [skill.inResume, skill]));
  return matched
    .filter((skill) => skill.inResume !== null && lines.get(skill.inResume) === skill)
    .slice(0, maxQuotedSkills);
}
