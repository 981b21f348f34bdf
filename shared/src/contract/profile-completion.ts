import type { OwnProfile } from './own-profile.ts';

/** What the completion of a profile is counted from. `role` and `website` matter for an employer alone. */
export type CompletionFacts = Pick<
  OwnProfile,
  'fullName' | 'skills' | 'cvUrl' | 'avatarUrl' | 'bio' | 'linkedin' | 'github'
> &
  Partial<Pick<OwnProfile, 'role' | 'website'>>;

/**
 * The parts of a profile that are named when they are missing. `bio` and `links` (LinkedIn and website) are named to employers
 * alone; `cv`, `skills` and `socialProfiles` (LinkedIn and GitHub) to everybody else.
 */
export type NamedPart = 'fullName' | 'cv' | 'skills' | 'picture' | 'socialProfiles' | 'bio' | 'links';

export interface ProfileCompletion {
  /** 0 to 100. */
  readonly percentage: number;
  /** At most three parts that have not brought all their points, the first ones first. */
  readonly missing: readonly NamedPart[];
}

interface CountedPart {
  readonly part: NamedPart;
  readonly points: number;
  readonly most: number;
  readonly isNamed: boolean;
}

const pointsPerSkill = 4;
const namedAtOnce = 3;

/**
 * How complete a profile is: full name 15, skills 4 each up to 20, CV 25, picture 10, text 15, LinkedIn and GitHub 7.5 each. An
 * employer is asked for what candidates want to know, and for no CV: full name 30, text 25, picture 15, LinkedIn and website 15 each.
 */
export function measureCompletion(facts: CompletionFacts): ProfileCompletion {
  const parts = facts.role === 'employer' ? countEmployer(facts) : countJobSeeker(facts);
  return {
    percentage: Math.round(parts.reduce((sum, { points }) => sum + points, 0)),
    missing: parts
      .filter(({ points, most, isNamed }) => isNamed && points < most)
      .map(({ part }) => part)
      .slice(0, namedAtOnce),
  };
}

function countJobSeeker(facts: CompletionFacts): readonly CountedPart[] {
  const skills = facts.skills.filter(hasText).length;
  return [
    count('fullName', 15, hasText(facts.fullName)),
    count('cv', 25, hasText(facts.cvUrl)),
    count('skills', 20, Math.min((skills * pointsPerSkill) / 20, 1)),
    count('picture', 10, hasText(facts.avatarUrl)),
    count('socialProfiles', 15, shareOf([facts.linkedin, facts.github])),
    // By specification the text counts and is not named.
    { ...count('bio', 15, hasText(facts.bio)), isNamed: false },
  ];
}

function countEmployer(facts: CompletionFacts): readonly CountedPart[] {
  return [
    count('fullName', 30, hasText(facts.fullName)),
    count('bio', 25, hasText(facts.bio)),
    count('picture', 15, hasText(facts.avatarUrl)),
    count('links', 30, shareOf([facts.linkedin, facts.website ?? null])),
  ];
}

function count(part: NamedPart, most: number, share: boolean | number): CountedPart {
  return { part, most, points: most * Number(share), isNamed: true };
}

function shareOf(texts: readonly (string | null)[]): number {
  return texts.filter(hasText).length / texts.length;
}

function hasText(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
