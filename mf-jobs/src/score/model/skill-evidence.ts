/** The sentences that name a skill; null where there is none, or none is known. */
export interface SkillEvidence {
  readonly skill: string;
  readonly inJob: string | null;
  readonly inResume: string | null;
  /** Whether the advert names only some of its words. */
  readonly isPartly?: boolean;
}
