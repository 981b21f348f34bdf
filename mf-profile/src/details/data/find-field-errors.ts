import { webAddress } from '@fursa/shared/data';
import type { Messages } from '../../messages.ts';
import type { WorkMessages } from '../messages.ts';
import {
  type FieldErrors,
  type FieldName,
  linkNames,
  type PersonalFields,
  withScheme,
} from '../model/personal-fields.ts';
import { readDay, readPay, readPhone } from '../model/work-fields.ts';
import { countyNames } from './county-names.ts';

/** What can be said of a field. */
type FieldTexts = Omit<Messages['personal'] & WorkMessages, 'fields'>;

/** Those of the database, in characters. */
const maxCharacters: Readonly<Partial<Record<FieldName, number>>> = {
  fullName: 200,
  bio: 5000,
  linkedin: 500,
  github: 500,
  twitter: 500,
  website: 500,
  workWanted: 200,
};

/** What `private.is_line` of the database refuses: control characters and ends of lines. */
const invisible = /[\p{Cc}\u2028\u2029]/u;

/** What is wrong with those fields, in the words of the page. */
export function findFieldErrors(fields: PersonalFields, names: readonly FieldName[], text: FieldTexts): FieldErrors {
  const found = names.map((name) => [name, findError(name, fields[name].trim(), text)] as const);
  return Object.fromEntries(found.filter(([, error]) => error !== undefined));
}

function findError(name: FieldName, value: string, text: FieldTexts): string | undefined {
  if (value === '') return undefined;
  const most = maxCharacters[name];
  // The database counts characters, a string its UTF-16 units.
  if (most !== undefined && [...value].length > most) return text.tooLong(most);
  if (name !== 'bio' && invisible.test(value)) return text.oneLine;
  switch (name) {
    case 'county':
      return countyNames.includes(value) ? undefined : text.noCounty;
    case 'availableFrom':
      return readDay(value) === undefined ? text.notADate : undefined;
    case 'payExpected':
      return readPay(value) === undefined ? text.notPay : undefined;
    case 'phone':
      return readPhone(value) === undefined ? text.notPhone : undefined;
    default: {
      const isLink = linkNames.some((link) => link === name);
      return isLink && !isWebAddress(withScheme(value)) ? text.notAnAddress : undefined;
    }
  }
}

/** `https:example.com` is an address to the browser, and none to the database. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && webAddress.safeParse(value).success;
}
