import { findOccupations } from '../reading/concept-names.ts';
import { tokenize } from '../text/tokenize.ts';
import { months } from './dates.ts';
import { labelOf } from './labels.ts';
import { isPlace } from './places.ts';
import { count } from './told-job.ts';
import { endsWithRole, fieldOfWork, organisationWord, roleWord } from './vocabulary.ts';

/** An aside is of the job, but neither its title nor its employer: "Night Shift", "3 years". */
export type PartKind = 'role' | 'organisation' | 'place' | 'unknown' | 'aside';

/** "7 years 9 months", "less than a year", "45 hours per week", "miaka 3". */
const duration = new RegExp(
  String.raw`^(?:(?:less|more) than |over |about |approx\w*\.? |almost |nearly )?${count}(?:\s*(?:to|-|–)\s*\d{1,3})?\+?\s*(?:years?|yrs?|months?|mon?s?|weeks?|days?|hours?|hrs?)(?:\s*(?:,|and|&)?\s*${count}\s*(?:months?|mon?s?))?(?:\s*(?:\/|per|a|each)\s*\w+)?$|^(?:miaka|mwaka|miezi|mwezi|siku)\s+\S+$`,
  'i',
);
export const terms =
  /^(?:(?:on |short[- ]?term |long[- ]?term |fixed[- ]?term )?contract(?:ual|or)?|permanent(?: and pensionable)?|(?:full and )?part[- ]time|full[- ]time|temp(?:orary)?|casual(?: basis)?|seasonal|remote(?:ly)?(?: internship)?|hybrid|on[- ]?site|locum|relief|acting|probation|freelance|self[- ]{1,2}employed|pro bono|unpaid|paid|voluntary|(?:industrial )?att?at?che?ment|(?:intern|apprentice|trainee)ship|interns?|volunteer(?:ing)?|(?:day|night|morning|evening|weekend|rotational)(?: and (?:day|night))? shifts?|shifts?|weekends?|evenings?|annually|monthly|weekly|current|former|ongoing|mkataba|kibarua|muda|\d[\d\s.,%]*)(?: (?:basis|position|role|post|job|work))?$/i;
/** Letters behind a name or a title that are no employer. */
const qualifications =
  /^(?:CPA|CPAK|ACCA|CFA|KCSE|KCPE|BSC|BCOM|BED|BBA|MBA|MSC|PHD|HR|ICT|IT|HND|KRCHN|USA|UK|UAE|DRC)$/;

export function kindOf(text: string): PartKind {
  if (isPlace(text) || (branch.test(text) && !organisationWord.test(text))) return 'place';
  if (street.test(text) || contact.test(text) || month.test(text) || survey.test(text)) return 'aside';
  if (/^(?:(?:various|several|different|multiple|under) \S|[\d,]+\+? (?:employees|staff)\b)/i.test(text))
    return 'aside';
  if (/^(?:the )?(?:\S+ ){1,2}dep(?:artmen)?t$/i.test(text) && !organisationWord.test(text) && !roleWord.test(text))
    return 'aside';
  // "Attachment, soil section"
  if (/^\p{Ll}.* (?:team|unit|section|desk)$/u.test(text) && !roleWord.test(text)) return 'aside';
  if (labelOf(text) !== undefined && !roleWord.test(text)) return 'aside';
  // The job group of the public service, or that there is none.
  if (/^(?:\p{Lu}|N\/A|NIL)$/u.test(text)) return 'aside';
  if (duration.test(text) || qualifications.test(text) || /\S@\S|https?:|^www\./i.test(text)) return 'aside';
  if (
    text.split(/\s*(?:\/|&|\band\b)\s*/).every((term) => terms.test(term)) &&
    !roleWord.test(text) &&
    !organisationWord.test(text)
  )
    return 'aside';
  if (/^freelance \S/i.test(text)) return 'role';
  const role = roleWord.exec(text);
  // "Issuing and receiving products and services" is what was done.
  const isOrganisation = organisationWord.test(text) && !/^\p{L}+ing (?:(?:and|of) )?\p{Ll}\P{Lu}*$/u.test(text);
  // "Bidii Consultants", "Sunrise Caterers" are more than one.
  const isFirm =
    (isOrganisation && /\s(?:chemists?|consultants|advocates|associates|developers|volunteers)$/i.test(text)) ||
    isNameOfMany(text);
  if (role !== null && !isFirm && (role.index === 0 || endsWithRole(text))) return 'role';
  if (fieldOfWork.test(text) || (/ (?:team|unit|section|desk)$/i.test(text) && role === null)) return 'unknown';
  if (isOrganisation || isFirm) return 'organisation';
  if (/^(?:senior|junior|sr\.?|jr\.?) \S/i.test(text)) return 'role';
  const tokens = tokenize(text);
  return findOccupations(tokens, true).some(({ first, last }) => first === 0 || last === tokens.length - 1)
    ? 'role'
    : 'unknown';
}

/** "SUNRISE ENGINEERS", "Bidii Movers": a name in capitals at whose end stands what several people are. */
function isNameOfMany(text: string): boolean {
  const isName = /^\p{L}*\p{Lu}\S*(?: \p{Lu}\S*)+[sS]$/u.test(text) && !/^(?:part|full)[- ]time\b/i.test(text);
  return isName && endsWithRole(text.slice(0, -1));
}

const contact = /^(?:phone|mobile|cell|tel(?:ephone)?|e-?mail|contact)(?: (?:number|no\.?|address))?$/i;
/** "Enumerator, cash transfer endline": what was asked there, and not by whom, as in "KNBS Census". */
const survey =
  /^(?!\p{Lu}{3,} [Cc]ensus).*\S (?:survey|census|baseline|endline|midline|elections?|rct)(?: (?:19|20)\d\d)?$|^study (?:on|of) /iu;
const month = new RegExp(`^(?:${months})$`, 'i');
export const street = /\s(?:road|rd|street|avenue|ave)\.?$/i;
/** "Dandora Branch", "Head Office", of an employer that stands before it. */
const branch = /^(?:(?:\p{Lu}\S* ){1,2}branch|head ?(?:office|quarters))$/iu;
