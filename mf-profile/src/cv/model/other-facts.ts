import type { OwnProfile } from '@fursa/shared/contract';
import { findSkill } from '@fursa/shared/values/skill-list';
import type { WorkProfile } from '../../details/model/work-profile.ts';
import type { CvFacts } from '../reading/cv-reading.ts';

/** Something else that a CV says and the profile does not: for a column of the row, or for the list of skills. */
export type OtherFact =
  | {
      readonly kind: 'fullName' | 'phone' | 'county' | 'linkedin' | 'github' | 'website';
      readonly value: string;
      readonly line: string;
    }
  | { readonly kind: 'language' | 'licence'; readonly value: string; readonly line: string };

const linkKinds = [
  ['linkedin', /^https?:\/\/(?:[a-z]+\.)?linkedin\.com\//i],
  ['github', /^https?:\/\/(?:www\.)?github\.com\//i],
] as const;
const ofSocialNetworks = /^https?:\/\/(?:[a-z]+\.)?(?:linkedin|github|twitter|x|facebook|instagram|tiktok)\.com\//i;

/** What the profile could take over besides skills. What the person filled in is never offered to be replaced. */
export function findOtherFacts(
  facts: Pick<CvFacts, 'name' | 'phone' | 'county' | 'links' | 'skills' | 'languages' | 'licences'>,
  profile: OwnProfile & Pick<WorkProfile, 'phone' | 'county'>,
  owned: readonly string[],
): readonly OtherFact[] {
  const found: OtherFact[] = [];
  if (facts.name !== null && !profile.fullName?.trim()) found.push({ kind: 'fullName', ...facts.name });
  for (const kind of ['phone', 'county'] as const) {
    const fact = facts[kind];
    if (fact !== null && !profile[kind]) found.push({ kind, ...fact });
  }
  for (const [kind, pattern] of linkKinds) {
    const link = facts.links.find(({ value }) => pattern.test(value));
    if (link !== undefined && !profile[kind]?.trim()) found.push({ kind, ...link });
  }
  const website = facts.links.find(({ value }) => !ofSocialNetworks.test(value));
  if (website !== undefined && !profile.website?.trim()) found.push({ kind: 'website', ...website });
  const skills = new Set(facts.skills.map(({ value }) => value));
  const isNew = ({ value }: { readonly value: string }) => findSkill(owned, value) === undefined && !skills.has(value);
  for (const language of facts.languages.filter(isNew)) found.push({ kind: 'language', ...language });
  for (const licence of facts.licences.filter(isNew)) found.push({ kind: 'licence', ...licence });
  return found;
}
