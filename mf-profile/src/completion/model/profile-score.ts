import type { OwnProfile } from '@fursa/shared/contract';

/** What the score is counted from. */
export type ScoreFacts = Pick<
  OwnProfile,
  'fullName' | 'skills' | 'cvUrl' | 'avatarUrl' | 'bio' | 'linkedin' | 'github' | 'twitter' | 'website'
>;

const pointsPerPart = 15;
const bonus = 10;
const most = 100;

/**
 * The profile completion score of the specification's section 5, which is not the one that the widget shows (section 9): 15 each
 * for full name, at least one skill, CV, picture, bio and any one link, and 10 more as soon as there is anything; 0 to 100.
 *
 * @public By specification no screen shows it.
 */
export function measureProfileScore(facts: ScoreFacts): number {
  const { fullName, skills, cvUrl, avatarUrl, bio, linkedin, github, twitter, website } = facts;
  const parts = [[fullName], skills, [cvUrl], [avatarUrl], [bio], [linkedin, github, twitter, website]];
  const points = parts.filter((texts) => texts.some(hasText)).length * pointsPerPart;
  return points === 0 ? 0 : Math.min(points + bonus, most);
}

function hasText(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
