import { isPlace } from './places.ts';
import { organisationWord, roleWord } from './vocabulary.ts';

/** What a sentence tells of a job; null is what it does not say. */
export interface ToldJob {
  readonly position: string | null;
  /** With its town behind a comma. */
  readonly name: string | null;
}

const verb =
  /^(?:(?:i|then|also|later|currently|presently|was|am|have|had|been|has)\s+)*(?:worked|working|work|served|serving|employed|engaged|attached|volunteered|volunteering|hired|posted|deployed)\s+(?=(?:as|at|with|for|in|by|to|under|kwa)\s)/i;
/** Where the name of a post ends. */
const behindPost =
  /\s(?:at|with|in(?! charge)(?!\s\p{Lu}[^,]* at \p{Lu})|for|under|by|where|whereby|undertaking|doing|from|during|responsible|while|stationed|based|reporting|attached)\s.*$|[,;:.([].*$|\s[-–—]\s.*$|\s(?:and|&)\s+(?:\p{L}+ing|as an?)\s.*$/iu;
/** Where the name of an employer ends. A full stop behind "St" or an initial does not end it. */
const behindEmployer =
  /\s(?:as|where|whereby|in|under|from|with|during|for|doing|since|between|stationed|based)\s.*$|[,;:([].*$|(?<!\b(?:st|mt|dr|co|pvt|pty|sec|pri|\p{L}))\.(?:\s.*)?$/iu;
const maxWords = 9;

/** "Worked as a clerk at Mitchell Cotts", "Working with Sama Kenya as an agent"; undefined for a sentence about anything else. */
export function toldJob(sentence: string): ToldJob | undefined {
  const begun = verb.exec(sentence)?.[0];
  if (begun === undefined) return undefined;
  const said = sentence.slice(begun.length);
  const position = postIn(said);
  if (/^as\s/i.test(said) && position === null) return undefined;
  const behind =
    position === null ? said : said.replace(/^as\s/i, '').slice(said.startsWith('as') ? position.length : 0);
  const name = employerIn(behind, /\b(?:at|with|for|by|to|under|kwa)\s+/i) ?? officeIn(behind);
  return position === null && name === null ? undefined : { position, name };
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
  const isPost = roleWord.test(head.split(' ').at(-1) ?? '') || roleWord.test(head.split(' ').slice(-2).join(' '));
  return isPost && post.split(' ').length <= maxWords ? post : null;
}

function employerIn(text: string, before: RegExp): string | null {
  const found = before.exec(text);
  if (found === null) return null;
  const behind = text.slice(found.index + found[0].length).replace(/^the\s+/, '');
  const name = behind.replace(behindEmployer, '').trim();
  const isName = (/^\p{Lu}/u.test(name) || organisationWord.test(name)) && name.split(' ').length <= maxWords;
  if (!isName || /\b(?:department|section)$/i.test(name)) return null;
  const [, town = ''] = /^,\s*(\p{Lu}[\p{L} -]*)/u.exec(behind.slice(behind.indexOf(name) + name.length)) ?? [];
  const [place = ''] = town.split(/\s(?:as|for|from|in)\s/);
  return isPlace(place) ? `${name}, ${place}` : name;
}

/** "In the Ministry of Agriculture", "in M/s Apollo", but not "in the finance department" or "in the field of horticulture". */
function officeIn(text: string): string | null {
  const name = employerIn(text, /\bin\s+/i);
  return name !== null && (organisationWord.test(name) || /^\p{Lu}\S* \p{Lu}/u.test(name)) ? name : null;
}
