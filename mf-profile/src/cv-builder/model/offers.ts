import type { OwnProfile } from '@fursa/shared/contract';
import { findSkill } from '@fursa/shared/values/skill-list';
import { type FieldName, fieldNames, readFields, toColumns } from '../../details/model/personal-fields.ts';
import type { WorkProfile } from '../../details/model/work-profile.ts';
import { addLists, type ListParts } from '../../experience/model/entry-changes.ts';
import { findNewOf, type SectionEntry } from '../../experience/model/merge-entries.ts';
import type { Resume } from '../../experience/model/resume.ts';
import type { ResumeFileContent } from './resume-file.ts';

/** JSON Resume has no words for when somebody can start and for what pay. */
export type OfferedField = Exclude<FieldName, 'availableFrom' | 'payExpected'>;

/** Something of a file that the profile could take over. */
export type Offer = { readonly key: string } /** `replaces`: what stands there now; empty where nothing does. */ & (
  | { readonly kind: OfferedField; readonly value: string; readonly replaces: string }
  | { readonly kind: 'skill'; readonly value: string }
  | { readonly kind: 'entry'; readonly found: SectionEntry }
  | { readonly kind: 'language' | 'certificate'; readonly value: string; readonly parts: ListParts }
);

export interface Known {
  readonly profile: OwnProfile;
  readonly work: WorkProfile;
  readonly resume: Resume;
}

/** What the file says and the profile does not. `isRefused`: whether the profile would not take the value of a field. */
export function findOffers(
  file: ResumeFileContent,
  known: Known,
  countyNames: readonly string[],
  isRefused: (name: FieldName, value: string) => boolean,
): readonly Offer[] {
  const { profile, work, resume } = known;
  const before = readFields({ profile, work });
  const given = fieldsOf(file, countyNames);
  const fields = offeredFields.flatMap((kind): Offer[] => {
    const value = given[kind];
    if (!value || isRefused(kind, value)) return [];
    const changed = { ...before, [kind]: value };
    const isSame = JSON.stringify(toColumns(changed, [kind])) === JSON.stringify(toColumns(before, [kind]));
    return isSame ? [] : [{ key: kind, kind, value, replaces: before[kind] }];
  });
  const newSkills = [...new Set(file.skills)].filter(
    (skill) => findSkill(profile.skills, skill) === undefined && [...skill].length <= 100 && !/\p{Cc}/u.test(skill),
  );
  const { languages, certificates } = addLists(resume, file.resume);
  return [
    ...fields,
    ...findNewOf(resume, file.resume).map((found, at): Offer => ({ key: `entry ${at}`, kind: 'entry', found })),
    ...newSkills.map((value): Offer => ({ key: `skill ${value}`, kind: 'skill', value })),
    ...languages.slice(resume.languages.length).map((language): Offer => {
      const value = [language.language, language.fluency].filter(Boolean).join(', ');
      return { key: `language ${value}`, kind: 'language', value, parts: { languages: [language], certificates: [] } };
    }),
    ...certificates.slice(resume.certificates.length).map((certificate): Offer => {
      const value = certificate.name ?? '';
      return {
        key: `certificate ${value}`,
        kind: 'certificate',
        value,
        parts: { languages: [], certificates: [certificate] },
      };
    }),
  ];
}

const offeredFields = fieldNames.filter(
  (name): name is OfferedField => name !== 'availableFrom' && name !== 'payExpected',
);

function fieldsOf(
  { basics }: ResumeFileContent,
  countyNames: readonly string[],
): Readonly<Record<OfferedField, string | undefined>> {
  const { location } = basics;
  const linkOf = (network: string) =>
    basics.profiles.find((profile) => profile.network?.trim().toLowerCase() === network)?.url?.trim();
  const places = [location?.region, location?.city].map((place) =>
    place
      ?.replace(/\s+county$/i, '')
      .trim()
      .toLowerCase(),
  );
  return {
    fullName: basics.name?.trim(),
    bio: basics.summary?.trim(),
    linkedin: linkOf('linkedin'),
    github: linkOf('github'),
    twitter: linkOf('twitter') ?? linkOf('x'),
    website: basics.url?.trim(),
    county: countyNames.find((county) => places.includes(county.toLowerCase())),
    workWanted: basics.label?.trim(),
    phone: basics.phone?.trim(),
  };
}
