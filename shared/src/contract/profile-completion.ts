import type { OwnProfile } from './own-profile.ts';

/** What the completion of a profile is counted from. */
export type CompletionFacts = Pick<
  OwnProfile,
  'fullName' | 'skills' | 'cvUrl' | 'avatarUrl' | 'bio' | 'linkedin' | 'github'
>;

/** The parts of a profile that are named when they are missing, the first ones first. */
const namedParts = ['fullName', 'cv', 'skills', 'picture', 'socialProfiles'] as const;
export type NamedPart = (typeof namedParts)[number];

export interface ProfileCompletion {
  /** 0 to 100. */
  readonly percentage: number;
  /** At most three parts that have not brought all their points, the first ones first. */
  readonly missing: readonly NamedPart[];
}

const mostPoints: Readonly<Record<NamedPart | 'bio', number>> = {
  fullName: 15,
  skills: 20,
  cv: 25,
  picture: 10,
  bio: 15,
  socialProfiles: 15,
};

const pointsPerSkill = 4;
const namedAtOnce = 3;

/** How complete a profile is: full name 15, skills 4 each up to 20, CV 25, picture 10, text 15, LinkedIn and GitHub 7.5 each. */
export function measureCompletion(facts: CompletionFacts): ProfileCompletion {
  const socialProfiles = [facts.linkedin, facts.github].filter(hasText).length;
  const points: Readonly<Record<NamedPart | 'bio', number>> = {
    fullName: hasText(facts.fullName) ? mostPoints.fullName : 0,
    skills: Math.min(facts.skills.filter(hasText).length * pointsPerSkill, mostPoints.skills),
    cv: hasText(facts.cvUrl) ? mostPoints.cv : 0,
    picture: hasText(facts.avatarUrl) ? mostPoints.picture : 0,
    bio: hasText(facts.bio) ? mostPoints.bio : 0,
    socialProfiles: (mostPoints.socialProfiles * socialProfiles) / 2,
  };
  return {
    percentage: Math.round(Object.values(points).reduce((sum, part) => sum + part, 0)),
    missing: namedParts.filter((part) => points[part] < mostPoints[part]).slice(0, namedAtOnce),
  };
}

function hasText(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
