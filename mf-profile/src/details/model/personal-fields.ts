import type { TablesUpdate } from '@fursa/shared/backend/database-types';
import type { OwnProfile } from '@fursa/shared/contract';
import { readDay, readPay, readPhone, showPay, showPhone, workFieldNames } from './work-fields.ts';
import type { WorkProfile } from './work-profile.ts';

export const linkNames = ['linkedin', 'github', 'twitter', 'website'] as const;

const ownFieldNames = ['fullName', 'bio', ...linkNames] as const;

/** In the order in which they stand. */
export const fieldNames = [...ownFieldNames, ...workFieldNames] as const;

export type FieldName = (typeof fieldNames)[number];

/** What stands in the fields, as it was typed. */
export type PersonalFields = Readonly<Record<FieldName, string>>;

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** What is stored. `work` is undefined while it is read, and where it cannot be read. */
export interface StoredDetails {
  readonly profile: OwnProfile;
  readonly work: WorkProfile | undefined;
}

/** What the form shows before somebody types. */
export function readFields({ profile, work }: StoredDetails): PersonalFields {
  return {
    fullName: profile.fullName ?? '',
    bio: profile.bio ?? '',
    linkedin: profile.linkedin ?? '',
    github: profile.github ?? '',
    twitter: profile.twitter ?? '',
    website: profile.website ?? '',
    county: work?.county ?? '',
    workWanted: work?.workWanted ?? '',
    availableFrom: work?.availableFrom ?? '',
    payExpected: work?.payExpected == null ? '' : showPay(work.payExpected),
    phone: showPhone(work?.phone ?? ''),
  };
}

/** The fields whose value is not the stored one. What is not known is what it was when somebody typed: changed if it is in the draft. */
export function findChangedFields(
  { profile, work }: StoredDetails,
  fields: PersonalFields,
  draft: Readonly<Partial<PersonalFields>>,
): readonly FieldName[] {
  return [
    ...ownFieldNames.filter((name) => (toValue(name, fields[name]) ?? '') !== (profile[name] ?? '').trim()),
    ...workFieldNames.filter((name) =>
      work === undefined ? name in draft : toValue(name, fields[name]) !== (work[name] ?? null),
    ),
  ];
}

/** The columns to write, and no others; an empty field empties its column. */
export function toColumns(fields: PersonalFields, names: readonly FieldName[]): TablesUpdate<'profiles'> {
  return Object.fromEntries(names.map((name) => [columns[name], toValue(name, fields[name])]));
}

const columns: Readonly<Record<FieldName, keyof TablesUpdate<'profiles'>>> = {
  fullName: 'full_name',
  bio: 'bio',
  linkedin: 'linkedin',
  github: 'github',
  twitter: 'twitter',
  website: 'website',
  county: 'county',
  workWanted: 'work_wanted',
  availableFrom: 'available_from',
  payExpected: 'pay_expected',
  phone: 'phone',
};

/** What the column holds; undefined for what it would not take. */
function toValue(name: FieldName, typed: string): string | number | null | undefined {
  const value = typed.trim();
  if (value === '') return null;
  if (name === 'availableFrom') return readDay(value);
  if (name === 'payExpected') return readPay(value);
  if (name === 'phone') return readPhone(value);
  return linkNames.some((link) => link === name) ? withScheme(value) : value;
}

/** "linkedin.com/in/amina" is an address to everybody but a browser. */
export function withScheme(address: string): string {
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(address) ? `https://${address}` : address;
}
