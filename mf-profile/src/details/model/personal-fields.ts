import type { OwnProfile } from '@fursa/shared/contract';

export const linkNames = ['linkedin', 'github', 'twitter', 'website'] as const;

/** In the order in which they stand. */
export const fieldNames = ['fullName', 'bio', ...linkNames] as const;

export type FieldName = (typeof fieldNames)[number];

/** What stands in the fields, as it was typed. */
export type PersonalFields = Readonly<Record<FieldName, string>>;

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** Values of columns of `profiles`. */
export type ColumnChanges = Readonly<Record<string, string | null>>;

/** What the form shows before somebody types. */
export function readFields(profile: OwnProfile): PersonalFields {
  return {
    fullName: profile.fullName ?? '',
    bio: profile.bio ?? '',
    linkedin: profile.linkedin ?? '',
    github: profile.github ?? '',
    twitter: profile.twitter ?? '',
    website: profile.website ?? '',
  };
}

/** The fields whose value is not the stored one. */
export function findChangedFields(profile: OwnProfile, fields: PersonalFields): readonly FieldName[] {
  return fieldNames.filter((name) => fields[name].trim() !== (profile[name] ?? '').trim());
}

/** The columns to write, and no others; an empty field empties its column. */
export function toColumns(fields: PersonalFields, names: readonly FieldName[]): ColumnChanges {
  return Object.fromEntries(
    names.map((name) => [name === 'fullName' ? 'full_name' : name, fields[name].trim() || null]),
  );
}
