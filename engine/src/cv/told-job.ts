import { isPlace } from './places.ts';
import { abbreviations, endsWithRole, organisationWord } from './vocabulary.ts';

/** What a sentence tells of a job; null is what it does not say. */
export interface ToldJob {
  readonly position: string | null;
  /** With its town behind a comma. */
  readonly name: string | null;
}

export const count = String.raw`(?:\d{1,3}(?:\.\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten)`;
/** "3 years", "for a year and six months". */
const howLong = String.raw`(?:(?:for|since|over|about|the|last|past|more than|a period of) )*${count}\s?\+? (?:years?|yrs?|months?|weeks?)['’]?(?: (?:and )?${count} (?:years?|months?))?`;
/** "4 years 9 months", "(6 years and 6 months)": nothing but how long. */
export const isLength = new RegExp(String.raw`^\(?${howLong}[).]*$`, 'i');
const verb = new RegExp(
  String.raw`^(?:(?:i|then|also|before that|before this|later|at present|currently|presently|present|recently|still|now|was|am|have|had|been|has|${howLong})\s+)*(?:worked|works|working|work|served|serves|serving|employed|engaged|attached|teaching(?= (?:in|at) )|volunteered|volunteering|hired|interned|posted|deployed)\s+(?:on my own\s+)?(?:${howLong} )?(?=(?:as|at|with|for|in|by|to|under|kwa)\s)`,
  'i',
);
/** "3 months of experience of Draughtsman in Bidii Ltd", "2 years experience as a cashier with Bidii". */
const experience = new RegExp(
  String.raw`^(?:(?:i have|have|having|with)\s+)?(?:${howLong}\s+)?(?:of )?(?:work(?:ing|ed)? )?experience (?=(?:as|of|in|at|with|from)\s)`,
  'iu',
);
/** "I was a teacher in Bidii School". */
const being =
  /^(?:(?:then|later|also|afterwards|before that|after that|when i [^,.]{3,40}),?\s+)?(?:i\s+(?:was|am|have been|became)|am)\s+(?=\p{L})/iu;
/** "As a finance intern I have learnt the following duties", "As a “Civil engineer” in Bidii Ltd". */
const learning =
  /^(?=as an? (?:"|\p{Lu}.* (?:in|at|with|for) \p{Lu})|(?:in|at|with) (?:the )?\p{Lu}.{2,60}? as \p{L}|as an? .{3,60}?,? i (?:have|had|was|am|learn\w*|did|do|gained|performed)\b)/iu;
/** Where the name of a post ends. */
const behindPost = new RegExp(
  String.raw`\s(?:at|with|in(?! charge)(?!\s\p{Lu}[^,]* at \p{Lu})|for|under|by|where|whereby|undertaking|doing|from|during|responsible|while|stationed|on (?:a )?(?:casual|contract|temporary|part[- ]time|permanent|voluntary)|delivering|carrying|covering|(?<=\b(?:driver|rider|conductor)\s)of|based|reporting|attached|I)(?:[\s,].*)?$|[,;:([].*$|(?<!\b(?:exe|${abbreviations}))\..*$|\s[-–—]\s.*$|(?<=\p{L})[–—](?=\p{L}).*$|\s(?:and|&)\s+(?:\p{L}+ing|as an?)\s.*$`,
  'iu',
);
/** Where the name of an employer ends. */
const behindEmployer = new RegExp(
  String.raw`\s(?:as|where|whereby|but|in|to (?:develop|help|assist|support|manage|do|provide)|under|from|with|during|for|doing|since|between|stationed|based|near|opposite|through|hapo|huko|kabla|mtaa|ambapo|at (?:the )?site|on (?:contract|attachment)|franchised|owned|managed|[-–—])\s.*$|[,;:([].*$|(?<!\b(?:co|${abbreviations}))\.(?:\s.*)?$`,
  'iu',
);
const quotes = /[“”„"]|['‘’]{2}/g;
const townBehindFirm = /(?<=\b(?:ltd|limited|llc|plc|inc)\.?) \p{Lu}\p{L}+$/iu;
const capacity = /\b(?:for|in|at) the (?:post|position|capacity|role) of\b/i;
const maxWords = 9;

/** "Worked as a clerk at Mitchell Cotts", "Working with Sama Kenya as an agent"; undefined for a sentence about anything else. */
export function toldJob(written: string): ToldJob | undefined {
  const said = saidOf(written.replace(quotes, '"').replace(capacity, 'as'));
  if (said === undefined) return undefined;
  const position = postIn(said) ?? unknownPost.exec(said)?.[1] ?? null;
  const isPostFirst = /^as\s/i.test(said);
  if (isPostFirst && position === null) return undefined;
  const behind = position !== null && isPostFirst ? said.slice(said.indexOf(position) + position.length) : said;
  const name =
    quotedFirm.exec(behind)?.[1]?.replace(behindEmployer, '') ??
    firmInBrackets(behind) ??
    employerIn(behind, /\b(?:at|with|for|by|to|under|kwa)\s+/i) ??
    officeIn(behind) ??
    firmFrom(behind);
  const isTold = name !== null || (position !== null && !/^as an? (?:"|\p{Lu})/u.test(written));
  return isTold ? { position, name } : undefined;
}

/** "With “Bidii Ltd”", right behind the post. */
const quotedFirm = /^"?\s*(?:(?:at|with|for|by|in)\s+)?"\s*(\p{Lu}[^"]+?)[\s,.]*"/iu;
/** "As a Camp Boss with Bidii Ltd": what nobody knows is a post where it is written like one and an employer follows. */
const unknownPost =
  /^as an? "?(\p{Lu}[\p{L}/&-]+(?: \p{Lu}[\p{L}/&-]+){0,3})"? (?:in|at|with)(?= "?(?:M\/[Ss] )?\p{Lu}\S* \p{Lu})/u;

/** What stands behind the verb, from the word that leads to the post or to the employer. */
function saidOf(sentence: string): string | undefined {
  const begun = (verb.exec(sentence) ?? learning.exec(sentence))?.[0];
  if (begun !== undefined) return sentence.slice(begun.length);
  const had = experience.exec(sentence)?.[0];
  if (had !== undefined) {
    const rest = sentence.slice(had.length);
    const held = /\bas\s/i.test(rest) ? rest : rest.replace(/^(?:of|in)/i, 'as');
    if (postIn(held) !== null) return held;
    return /^(?:in|at|with|from)\s/i.test(rest) && organisationWord.test(rest) ? rest : undefined;
  }
  const was = being.exec(sentence)?.[0];
  return was === undefined ? undefined : `as ${sentence.slice(was.length)}`;
}

/** "Worked as a “Driver”". */
export function withoutQuotes(text: string): string {
  return text.replace(quotes, '');
}

/** The post behind "as": "as an untrained teacher in the field of ...". */
export function postIn(sentence: string): string | null {
  const [, written = ''] = /(?:^|\s)as\s+(?:an?\s+|the\s+)?"?(?=\p{L})(.*)$/iu.exec(sentence) ?? [];
  const post = written
    .replace(/\s*(?:\s(?:in|at|with|for|by)\s*)?".*$/i, '')
    .replace(behindPost, '')
    .replace(/\s+(?:and|(?:full|part)[- ]time)$/i, '')
    .trim();
  // "As a link between the manager and the clients" names no post.
  const [head = ''] = post.split(/\s(?:of|to|between|on|in charge)\b/);
  const isPost =
    /^(?:EA|PA)$/.test(head) ||
    endsWithRole(head.replace(/\.$/, '')) ||
    endsWithRole(head.replace(/ \p{Lu}\p{L}+$/u, ''));
  return isPost && post.split(' ').length <= maxWords ? post : null;
}

function employerIn(text: string, before: RegExp): string | null {
  const found = before.exec(text);
  if (found === null) return null;
  const behind = withoutQuotes(text.slice(found.index + found[0].length)).replace(
    /^\s*(?:the\s+)?(?:name (?:of )?)?/,
    '',
  );
  const name = behind.replace(behindEmployer, '').replace(townBehindFirm, '').trim();
  const isName = (/^\p{Lu}/u.test(name) || organisationWord.test(name)) && name.split(' ').length <= maxWords;
  if (!isName || /^an? |\b(?:department|section)$/i.test(name)) return null;
  const [, town = ''] = /^,\s*(\p{Lu}[\p{L} -]*)/u.exec(behind.slice(behind.indexOf(name) + name.length)) ?? [];
  const [place = ''] = town.split(/\s(?:as|for|from|in)\s/);
  return isPlace(place) ? `${name}, ${place}` : name;
}

/** "In the Ministry of Agriculture", "in M/s Apollo", but not "in the finance department" or "in the field of horticulture". */
function officeIn(text: string): string | null {
  const name = employerIn(text, /\bin\s+/i);
  if (isPlace(name?.split(',', 1)[0] ?? '')) return null;
  // "In KCB", but not "in Ndhiwa", which may be a town.
  const isName =
    organisationWord.test(name ?? '') ||
    /^\p{Lu}{3,}$/u.test(name ?? '') ||
    /^\p{Lu}\S* (?:\p{Lu}|\p{L}+(?<=rs|ians)$)/u.test(name ?? '');
  return isName ? name : null;
}

/** "As an admin executive from Bidii Ltd", but not "from May 2019". */
function firmFrom(text: string): string | null {
  const name = employerIn(text, /\b(?:[Ff]rom|FROM)\s+(?=\p{Lu})/u);
  return organisationWord.test(name ?? '') ? name : null;
}

/** "Salesman (Tamu Supermarket)". */
function firmInBrackets(text: string): string | null {
  const [, name = ''] = /^\s*\(\s*(\p{Lu}[^()]+?)\s*\)/u.exec(text) ?? [];
  return organisationWord.test(name) ? name : null;
}
