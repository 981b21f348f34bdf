import { isPlace } from './places.ts';
import { abbreviations, endsWithRole, organisationWord } from './vocabulary.ts';

/** What a sentence tells of a job; null is what it does not say. */
export interface ToldJob {
  readonly position: string | null;
  /** With its town behind a comma. */
  readonly name: string | null;
}

const verb =
  /^(?:(?:i|then|also|later|currently|presently|was|am|have|had|been|has)\s+)*(?:worked|works|working|work|served|serves|serving|employed|engaged|attached|volunteered|volunteering|hired|posted|deployed)\s+(?=(?:as|at|with|for|in|by|to|under|kwa)\s)/i;
/** "I was a teacher in Bidii School". */
const being = /^i\s+(?:was|am|have been|became)\s+(?=\p{L})/iu;
/** "As a finance intern I have learnt the following duties". */
const learning = /^(?=as an? .{3,60}?,? i (?:have|had|was|am|learn\w*|did|do|gained|performed)\b)/i;
/** Where the name of a post ends. */
const behindPost =
  /\s(?:at|with|in(?! charge)(?!\s\p{Lu}[^,]* at \p{Lu})|for|under|by|where|whereby|undertaking|doing|from|during|responsible|while|stationed|based|reporting|attached|I)\s.*$|[,;:.([].*$|\s[-–—]\s.*$|\s(?:and|&)\s+(?:\p{L}+ing|as an?)\s.*$/iu;
/** Where the name of an employer ends. */
const behindEmployer = new RegExp(
  String.raw`\s(?:as|where|whereby|in|to (?:develop|help|assist|support|manage|do|provide)|under|from|with|during|for|doing|since|between|stationed|based)\s.*$|[,;:([].*$|(?<!\b(?:co|pvt|pty|${abbreviations}))\.(?:\s.*)?$`,
  'iu',
);
const maxWords = 9;

/** "Worked as a clerk at Mitchell Cotts", "Working with Sama Kenya as an agent"; undefined for a sentence about anything else. */
export function toldJob(sentence: string): ToldJob | undefined {
  const said = saidOf(sentence);
  if (said === undefined) return undefined;
  const position = postIn(said);
  const isPostFirst = /^as\s/i.test(said);
  if (isPostFirst && position === null) return undefined;
  const behind = position !== null && isPostFirst ? said.slice(said.indexOf(position) + position.length) : said;
  const name = employerIn(behind, /\b(?:at|with|for|by|to|under|kwa)\s+/i) ?? officeIn(behind);
  return position === null && name === null ? undefined : { position, name };
}

/** What stands behind the verb, from the word that leads to the post or to the employer. */
function saidOf(sentence: string): string | undefined {
  const begun = (verb.exec(sentence) ?? learning.exec(sentence))?.[0];
  if (begun !== undefined) return sentence.slice(begun.length);
  const was = being.exec(sentence)?.[0];
  return was === undefined ? undefined : `as ${sentence.slice(was.length)}`;
}

/** The post behind "as": "as an untrained teacher in the field of ...". */
export function postIn(sentence: string): string | null {
  const [, written = ''] = /(?:^|\s)as\s+(?:an?\s+|the\s+)?(?=\p{L})(.*)$/iu.exec(sentence) ?? [];
  const post = written
    .replace(behindPost, '')
    .replace(/\s+and$/i, '')
    .trim();
  // "As a link between the manager and the clients" names no post.
  const [head = ''] = post.split(/\s(?:of|to|between|on|in charge)\b/);
  return endsWithRole(head) && post.split(' ').length <= maxWords ? post : null;
}

function employerIn(text: string, before: RegExp): string | null {
  const found = before.exec(text);
  if (found === null) return null;
  const behind = text.slice(found.index + found[0].length).replace(/^the\s+/, '');
  const name = behind.replace(behindEmployer, '').trim();
  const isName = (/^\p{Lu}/u.test(name) || organisationWord.test(name)) && name.split(' ').length <= maxWords;
  if (!isName || /^an? |\b(?:department|section)$/i.test(name)) return null;
  const [, town = ''] = /^,\s*(\p{Lu}[\p{L} -]*)/u.exec(behind.slice(behind.indexOf(name) + name.length)) ?? [];
  const [place = ''] = town.split(/\s(?:as|for|from|in)\s/);
  return isPlace(place) ? `${name}, ${place}` : name;
}

/** "In the Ministry of Agriculture", "in M/s Apollo", but not "in the finance department" or "in the field of horticulture". */
function officeIn(text: string): string | null {
  const name = employerIn(text, /\bin\s+/i);
  return name !== null && (organisationWord.test(name) || /^\p{Lu}\S* \p{Lu}/u.test(name)) ? name : null;
}
