import { findOccupations } from '../reading/concept-names.ts';
import { tokenize } from '../text/tokenize.ts';
import { labelOf } from './labels.ts';
import { isCountry, isPlace, states } from './places.ts';
import { postIn, toldJob } from './told-job.ts';
import { organisationWord, placement, roleWord } from './vocabulary.ts';

/** A part of a title between two separators. */
export interface TitlePart {
  readonly text: string;
  /** Of the titles that were given, and of their cells, the one it stands in. */
  readonly line: number;
  /** Parts of one group stand between commas only. */
  readonly group: number;
  /** An aside is of the job, but neither its title nor its employer: "Night Shift", "3 years". */
  readonly kind: 'role' | 'organisation' | 'place' | 'unknown' | 'aside';
}

export interface WorkTitle {
  readonly position: string | null;
  readonly name: string | null;
  readonly location: string | null;
  /** How well its post and its employer are known, up to 7. */
  readonly score: number;
  /** What stands behind the title in words of its own. */
  readonly rest: string;
}

const strong =
  /(?<=\p{L})_\s+|\s+kama\s+|\s+as\s+(?:an?|the)\s+|\s+[-–—]+\s+|\s*[–—]\s*|\s-(?=[A-Z])(?!Employed)|(?<=[A-Za-z]{3})(?<!\b(?:[Ss]elf|SELF|[Mm]ulti|MULTI|[Pp]re|PRE|[Nn]on|NON|[Aa]nti|ANTI|[Ss]emi|[Ss]ub|SUB|[Ii]nter|INTER|[Vv]ice|VICE|[Pp]ost|[Pp]art|PART|[Ff]ull|FULL|[Mm]id))-\s+(?=[A-Z])(?!Employed)|:\s+|:(?=[A-Z])|;\s+|\s+@\s*|\s*[([]|[)\]]\s*/u;
const cell = /\t+|\s*[|·•∙⋅]\s*/;
const atEmployer = /\s+(?:at|kwa|katika|with(?! tenure\b))\s+(?=\p{L})|\s+for\s+(?=(?:an?|the|mr|mrs|ms|dr)\b)/iu;
const atName = /\s+at\s+(?=\p{Lu})/u;
/** "Agent: with Sama Kenya", or the mark of an employer that a sentence told. */
const withEmployerWord = /^(?:[Ww]ith|WITH|[Aa]t|AT|[Kk]wa)\s+(?:the\s+)?(?=\p{Lu})|^⟩/u;
/** "Unga (K) Ltd": brackets within a name. */
const inName =
  /\((\p{L}{1,2}|kenya|uganda|tanzania|east africa|africa|india|pvt)\)(?=\s*(?:pte|pvt|ltd|limited|co|company|plc)\b)/giu;
const placeBehindBracket = /\s*\([^()]{2,60}\)\s*(\p{Lu}\p{L}+(?: county)?)$/iu;
const bracketed = /[([]([^()[\]]{2,60})[)\]]/g;
const opening =
  /^(?:(?:i|have|also|then|later|thereafter|afterwards),?\s+)*(?:worked|(?:been\s+)?working|work|(?:was\s+|am\s+|been\s+)?(?:currently\s+)?(?:employed|attached|hired|posted))\s+(?:at|with|for|in|by|to|under)\s+(?:the\s+)?|^(?:i\s+)?(?:did|done|undertook|completed|had)\s+(?:(?:my|an?|the)\s+)?(?=(?:industrial |field |external )?(?:att?at?che?ment|internship)\b|industrial training\b)|^(?:before (?:that|this),?\s+)?(?:i\s+)?(?:(?:have\s+|was\s+|am\s+)?(?:been\s+)?(?:worked|working|employed|served|serving|engaged)\s+|(?:(?:full|part)[- ]time\s+)?(?:work(?:[- ]?student)?|job|internship|intern)\s+)?(?:as\s+)(?:an?\s+|the\s+)?|^i\s+(?:was|am|have been)\s+an?\s+|^(?:nilifanya|nimefanya|nafanya)\s+kazi\s+(?:kama\s+)?|^(?:\w+ )?(?:years?['’]?|months?['’]?) (?:of )?(?:work(?:ing)? )?experience as (?:an? )?|^(?:(?:job )?(?:post|position|title)|role|designation|cheo)\s*[:;-]\s*|^(?:an?\s+)?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ]?(?:months?|weeks?)['’]?\s+(?=(?:industrial |field |external )?(?:att?at?che?ment|internship))/i;
const inSentence =
  /^(.*?\b(?:was|am|[Ww]ork(?:ed|ing)?|[Ss]erved) (?:as )?(?:an? )?.{3,40}?) in (?:the )?(?=\p{Lu})(.*)$/u;
const workedAs =
  /\b(?:work(?:ed|ing)?|employed|attached|hired|served) (?:at|with|for|in|by|to|under) (?:\S+ ){1,6}?as\b(?! (?:an?|the|well|needed|required|part|per|such)\b)(?=\s\p{L})/iu;
/** "Intern at Tusker Mattresses in finance department under Accounts payables". */
const inDepartmentOf =
  /(?<= at .*) (?:in|under) (?:the )?(?:[\p{L}&]+ ){1,5}(?:department|section|division|unit)\b.*$/iu;
/** "As a finance intern I have learnt the following duties". */
const learned = /^((?:worked )?as an? .{3,60}?),? I (?:have|had|was|am|learn\w*|did|do|gained|performed)\b.*$/i;
const ofOwn = /(?<=\S) (?:under|in) my own (?:organi[sz]ation|company|business|firm),? (?=\p{Lu})/u;
const sentenceEnd =
  /(?<!\b(?:ltd|pvt|nig|intl|co|st|no|dr|mr|mrs|eng|rev|inc|mt|sec|pry|pri|sch|univ|tech|hosp|dist|govt|prof|[a-z]|jr|sr|dept|asst|mgr|sgt))\.(?:\s+(?=[^\s–—|·•-])|$)/i;
const count = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten)`;
/** "7 years 9 months", "less than a year", "45 hours per week", "miaka 3". */
const duration = new RegExp(
  String.raw`^(?:(?:less|more) than |over |about |approx\w*\.? |almost |nearly )?${count}(?:\s*(?:to|-|–)\s*\d{1,3})?\+?\s*(?:years?|yrs?|months?|mos?|weeks?|days?|hours?|hrs?)(?:\s*(?:,|and|&)?\s*${count}\s*(?:months?|mos?))?(?:\s*(?:\/|per|a|each)\s*\w+)?$|^(?:miaka|mwaka|miezi|mwezi|siku)\s+\S+$`,
  'i',
);
/** "Cashier at Bidii Supermarket for a period of two years". */
const howLong = new RegExp(
  String.raw`\s+(?:for (?:(?:about|over|almost|at least) )?(?:(?:a|the) period of )?${count}\s*(?:years?|months?|weeks?)|(?:kwa )?(?:miaka|miezi) \S+)(?:\s+under (?:the )?[\w ]{2,40} (?:department|section|office))?(?=\s+(?:in|as)\b|\.?$)`,
  'gi',
);
const terms =
  /^(?:(?:on |short[- ]?term |long[- ]?term |fixed[- ]?term )?contract(?:ual|or)?|permanent(?: and pensionable)?|(?:full and )?part[- ]time|full[- ]time|temp(?:orary)?|casual(?: basis)?|seasonal|remote(?:ly)?|hybrid|on[- ]?site|locum|relief|acting|probation|freelance|self[- ]{1,2}employed|pro bono|unpaid|paid|voluntary|(?:industrial )?att?at?che?ment|(?:intern|apprentice|trainee)ship|interns?|volunteer(?:ing)?|(?:day|night|morning|evening|weekend|rotational)(?: and (?:day|night))? shifts?|shifts?|weekends?|evenings?|current|former|ongoing|mkataba|kibarua|muda|\d[\d\s.,%]*)(?: (?:basis|position|role|post|job|work))?$/i;
/** "Accenture → Client: Bidii Bank": whom the employer sent them to. */
const ofClient = /(?<=\S)\s*[→|(,–-]*\s*\bclient:.*$/i;
const legalForm = /^(?:inc|ltd|limited|llc|llp|plc|plt|co|gmbh|corp|pty|pvt|bv)\.?$/i;
/** Letters behind a name or a title that are no employer. */
const qualifications =
  /^(?:CPA|CPAK|ACCA|CFA|KCSE|KCPE|BSC|BCOM|BED|BBA|MBA|MSC|PHD|HR|ICT|IT|MD|HND|KRCHN|USA|UK|UAE|DRC)$/;
/** Cuts titles, one a line, into parts; what follows a full stop is returned apart. */
export function titleParts(titles: readonly string[]): { parts: TitlePart[]; rest: string } {
  const parts: TitlePart[] = [];
  const rests: string[] = [];
  let group = 0;
  const cells = titles.flatMap((whole) => withEmployer(withoutDuration(whole)).replace(opening, '').split(cell));
  for (const [line, title] of cells.entries()) {
    const stop = sentenceEnd.exec(title);
    const whole = (stop === null ? title : title.slice(0, stop.index)).replace(opening, '').replace(ofClient, '');
    if (stop !== null) rests.push(title.slice(stop.index + stop[0].length).trim());
    // "Accountant, Bright Schools: invoices, petty cash": what was done there.
    const colon =
      /^(.{4,}?):\s+(?=\p{Ll}|.{60})(?!(?:with|at) \p{Lu})(?!(?:\p{Lu}[\p{L}'’-]*,? |(?:and|of|the|for|in|&) |\p{L}+ation ){2,}\S*(?:\(|$))/u.exec(
        whole,
      );
    // "Internship: county government of Bungoma".
    const isDone = colon !== null && !placement.test(colon[1] ?? '');
    if (isDone) rests.unshift(whole.slice(colon[0].length));
    const { plain, asides } = withoutBrackets((isDone ? colon[1] : undefined) ?? whole);
    for (const piece of plain.split(strong)) {
      for (const [at, half] of atItsEmployer(piece).entries()) {
        group += 1;
        for (const comma of betweenCommas(half)) {
          const isBehindWith = withEmployerWord.test(comma);
          const text = comma
            .replace(opening, '')
            .replace(isBehindWith ? withEmployerWord : '', '')
            .replace(/^[\s.,/&{}$-]+|[\s.,:;/&{}-]+$|\s+and$/g, '');
          const before = parts.at(-1);
          if (text === '') continue;
          // "McLean, VA", "Meli GmbH, Ulm, Germany": what stands before a state or a country is its town.
          const isState = states.has(text);
          const isAbroad =
            isCountry(text) &&
            parts.some(
              ({ kind, group: other }) =>
                (/unknown|organisation/.test(kind) && other !== group) ||
                // "Clerk, Acme Wealth, Singapore" has no town.
                (parts.at(-2)?.group === group && parts.at(-2)?.kind !== 'role'),
            );
          if ((isState || isAbroad) && before?.group === group && /unknown|place/.test(before.kind)) {
            parts[parts.length - 1] = { ...before, kind: 'place' };
            if (isState) continue;
          }
          // "Nara Logics, Inc."
          if (legalForm.test(text) && before?.group === group && before.kind !== 'role') {
            parts[parts.length - 1] = { ...before, text: `${before.text}, ${text}`, kind: 'organisation' };
            continue;
          }
          const [what, where] = townBehind(text);
          // "Off Coker Road, Illupeji"
          const isInTown = before?.group === group && before.kind === 'aside' && street.test(before.text);
          const kind = isInTown ? 'place' : kindOf(what);
          const isEmployer = (at > 0 || isBehindWith) && kind === 'unknown' && /^\p{Lu}/u.test(what);
          const shown = what.replace('⟦', '(').replace('⟧', ')');
          parts.push({ text: shown, line, group, kind: isEmployer ? 'organisation' : kind });
          if (where !== undefined) parts.push({ text: where, line, group, kind: 'place' });
        }
      }
    }
    for (const text of asides) {
      group += 1;
      const kind = asideKind(text, parts);
      const isFirst = kind === 'place' || kind === 'organisation';
      parts.push({ text: isFirst ? (text.split(',', 1)[0] ?? text) : text, line, group, kind });
    }
  }
  return { parts, rest: rests.filter(Boolean).join(' ') };
}

/** "I was a teacher in Bidii School", "Developer under my own company, Zuri, where we ...": a sentence that names the employer. */
function withEmployer(title: string): string {
  const { position, name } = toldJob(title.replace(inName, '⟦$1⟧')) ?? {};
  if (position && name) return `${position}\t⟩${name}`;
  if (position && /^(?:\S+ ){1,8}\S+$/.test(title)) return position;
  if (name) return `⟩${name}`;
  const [, school = '', post = ''] = /^(\p{Lu}.+?) as (?=\p{L})(.+)$/u.exec(title) ?? [];
  if (organisationWord.test(school) && !roleWord.test(school)) {
    const held = postIn(`as ${post}`);
    if (held !== null) return `${held}\t${school}`;
  }
  const plain = title
    .replace(inName, '⟦$1⟧')
    .replace(ofOwn, ' at ')
    .replace(inDepartmentOf, '')
    .replace(learned, '$1')
    .replace(/ where (?:we|i) .*$/i, '')
    // "Worked at Naivas as cashier": with an article it is cut before the post.
    .replace(workedAs, '$& a');
  const [, said, where = ''] = inSentence.exec(plain) ?? [];
  // "A lecturer in Computer Science at Bidii University", "... , Bidii University".
  const isSubject = / at \p{Lu}/u.test(where) || organisationWord.test(where.split(',').slice(1).join(','));
  return said === undefined || isSubject || department.test(where) ? plain : `${said} at ${where}`;
}

export function withoutDuration(title: string): string {
  return title.replaceAll(howLong, '');
}

/** "Phlebotomist with Lakeview": behind a kind of work more words lead to an employer than behind any other. */
function atItsEmployer(piece: string): string[] {
  // "IEBC Polling Clerk".
  const [, agency = '', held = ''] = /^(\p{Lu}{3,6}) (\p{Lu}.+)$/u.exec(piece) ?? [];
  if (organisationWord.test(agency) && endsWithRole(held)) return [held, agency];
  // "KENYA INSTITUTE OF MANAGEMENT ELDORET-KENYA".
  const [, ofTown = '', itsTown = ''] = /^(.+) (\p{Lu}\p{L}+)\s?-\s?kenya$/iu.exec(piece) ?? [];
  if (isPlace(itsTown)) return [`${ofTown}, ${itsTown}`];
  const halves = piece.split(atEmployer);
  const [, post = '', firm = ''] = /^(.+) in (?:the )?(\p{Lu}\S* .+)$/u.exec(piece) ?? [];
  const [, work = '', school = '', place = ''] = /^([^,]+) \/ (\p{Lu}[^,]+)(.*)$/u.exec(piece) ?? [];
  const [, employee = '', ofFirm = ''] = /^(.*\bemployee) of (?:the )?(\p{Lu}.*)$/iu.exec(piece) ?? [];
  if (organisationWord.test(ofFirm)) return [employee, ofFirm];
  // "ICT Support Assistant-Uchumi Supermarkets Limited", and the other way round.
  const [, left = '', right = ''] = /^(.+\p{L})-(\p{Lu}.+)$/u.exec(piece) ?? [];
  if (endsWithRole(left) && organisationWord.test(right) && !endsWithRole(right)) return [left, right];
  if (organisationWord.test(left) && endsWithRole(right) && !roleWord.test(left)) return [right, left];
  const [, firmInTown = '', town = ''] =
    /^(.+\p{L})\s?-\s?(\p{Lu}\p{L}+)$/u.exec(piece.replace(/\s?-\s?kenya$/i, '')) ?? [];
  if (isPlace(town) && organisationWord.test(firmInTown)) return [`${firmInTown}, ${town}`];
  // "Junior Developer / Moringa School".
  if (endsWithRole(work) && organisationWord.test(school) && !endsWithRole(school)) return [work, school + place];
  // "Bidii Forestry / Data Scientist".
  const [, employer = '', role = ''] = /^([^/ ]+ [^/]+) \/ (\p{Lu}[^/]+)$/u.exec(piece) ?? [];
  if (kindOf(role) === 'role' && !roleWord.test(employer)) return [role, employer];
  // "Stock clerk in Upendo Supermarket".
  if (halves.length === 1 && endsWithRole(post) && organisationWord.test(firm) && !department.test(firm))
    return [post, firm];
  const [, intern = '', leader = ''] = /^(.+?) under (?:the )?(\p{Lu}.+)$/u.exec(piece) ?? [];
  if (halves.length === 1 && kindOf(intern) === 'role') return [intern, leader];
  const isOfWork = roleWord.test(piece) || (halves.length > 1 && kindOf(halves[0] ?? '') === 'role');
  if (isOfWork) return halves;
  const named = piece.split(atName);
  // "University of Texas at Tyler".
  return kindOf(named[0] ?? '') === 'organisation' ? [piece] : named;
}

/** "Bright Schools (Bursar)": in brackets stands a post only where none stands before them. */
function asideKind(text: string, parts: readonly TitlePart[]): TitlePart['kind'] {
  if (terms.test(text)) return 'aside';
  if (text.split(/,\s*/).every(isPlace)) return 'place';
  // "Cashier (Tamu Supermarket)".
  const isAlone = parts.some(isNamedRole) && parts.every(({ kind }) => /role|place|aside/.test(kind));
  if (isAlone && organisationWord.test(text.split(',', 1)[0] ?? text) && !roleWord.test(text)) return 'organisation';
  return roleWord.test(text) && parts.length > 0 && !parts.some(({ kind }) => kind === 'role') ? 'role' : 'aside';
}

/** What stands in brackets comes last, and is an employer only where it is written like one. */
function withoutBrackets(title: string): { plain: string; asides: string[] } {
  const asides = [...title.matchAll(bracketed)].map(([, text = '']) => text.trim());
  // "[Cook], [Sarova]": brackets around all parts are no asides.
  if (asides.length > 1 && !/\p{L}/u.test(title.replaceAll(bracketed, ''))) return { plain: title, asides: [] };
  // "Bidii Organisation (B.O.) Bungoma County".
  const plain = title.replace(placeBehindBracket, (found, place: string) => (isPlace(place) ? `, ${place}` : found));
  return { plain: plain.replaceAll(bracketed, ' ').trim(), asides };
}

function kindOf(text: string): TitlePart['kind'] {
  if (isPlace(text) || (branch.test(text) && !organisationWord.test(text))) return 'place';
  if (street.test(text) && !organisationWord.test(text)) return 'aside';
  if (/^(?:various|several|different|multiple|under) \S|^(?:the )?(?:\S+ ){1,2}department$/i.test(text)) return 'aside';
  if (labelOf(text) !== undefined && !roleWord.test(text)) return 'aside';
  if (duration.test(text) || qualifications.test(text) || /\S@\S|https?:|^www\./i.test(text)) return 'aside';
  if (text.split('/').every((term) => terms.test(term)) && !roleWord.test(text) && !organisationWord.test(text))
    return 'aside';
  if (/^freelance \S/i.test(text)) return 'role';
  const role = roleWord.exec(text);
  // "Issuing and receiving products and services" is what was done.
  const isOrganisation = organisationWord.test(text) && !/^\p{L}+ing (?:(?:and|of) )?\p{Ll}\P{Lu}*$/u.test(text);
  // "Bidii Consultants" are more than one.
  const isFirm = isOrganisation && /\s(?:consultants|advocates|associates|developers|volunteers)$/i.test(text);
  if (role !== null && !isFirm && (!isOrganisation || role.index === 0 || endsWithRole(text))) return 'role';
  if (fieldOfWork.test(text)) return 'unknown';
  if (isOrganisation) return 'organisation';
  if (/^(?:senior|junior|sr\.?|jr\.?) \S/i.test(text)) return 'role';
  const tokens = tokenize(text);
  return findOccupations(tokens, true).some(({ first, last }) => first === 0 || last === tokens.length - 1)
    ? 'role'
    : 'unknown';
}

const street = /\s(?:road|rd|street|avenue|ave)\.?$/i;
/** "Dandora Branch", of an employer that stands before it. */
const branch = /^(?:\p{Lu}\S* ){1,2}branch$/iu;

/** "Shop Assistant", "Accountant II", "Head of Programmes". */
function endsWithRole(text: string): boolean {
  return [
    text.replace(/\s(?:I{1,3}|IV|V|\d)$/, ''),
    text.replace(/(?:\s+(?:of|for|in|wa|ya|to)\s|\s*\/).*$/i, ''),
  ].some((title) => roleWord.test(title.split(/\s+/).at(-1) ?? ''));
}

/** Also apart: "Mercy Hospital Dallas, TX", "Clerk Kisumu, Kenya", "Nakuru, Kenya Clerk". Not: "Ministry of Youth, Gender and Sport". */
function betweenCommas(half: string): string[] {
  const pieces: string[] = [];
  const [office = ''] = officeWithCommas.exec(half) ?? [];
  const written = half.replace(office, office.replaceAll(',', '\0'));
  for (const piece of written.split(/\s*,\s*/).map((part) => part.replaceAll('\0', ','))) {
    const before = pieces.at(-1) ?? '';
    const [, name = '', town = ''] = /^(.+(?<! (?:of|in|at|the|and|&))) (\p{Lu}\p{L}+)$/u.exec(before) ?? [];
    const [, first = '', post = ''] = /^(\p{L}+) (\p{Lu}.*)$/u.exec(piece) ?? [];
    const isInFront = before !== '' && (states.has(first) || (isPlace(first) && endsWithRole(post)));
    const abroad = isInFront ? first : piece;
    const isName = endsWithRole(name) || organisationWord.test(name);
    // "Seed, Feed and Grain Ltd", "Mediquick Tropical Medicine, Vaccines and Consultancy Services".
    const isFirm =
      /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(before) && kindOf(before) === 'unknown' && organisationWord.test(piece);
    const isTown = isCountry(abroad) && isPlace(town) && !isPlace(before);
    // "Institute of Technology, University of Gondar".
    const isFaculty =
      /^(?:institute|faculty|school|college|department) of /i.test(before) && /^university of /i.test(piece);
    if (isFaculty || (isFirm && / (?:and|&) /.test(piece))) {
      pieces[pieces.length - 1] = `${before}, ${piece}`;
      continue;
    }
    if (isTown || (states.has(abroad) && isName)) pieces.splice(-1, 1, name, town);
    pieces.push(...(isInFront ? [first, post] : [piece]));
  }
  return pieces;
}

/** "Ministry of Youth, Gender and Sport", "University of Media, Arts, and Communication". */
const officeWithCommas =
  /(?<=^|, )(?:the )?(?:ministry|(?:state )?department|university|college|institute|school|faculty|cent(?:re|er)|agency|authority|council|board|committee) (?:of|for) [^,]+(?:, [^,]+){0,3},? (?:and|&) [^,]+(?=,|$)/i;

const organisationEnd =
  /\s(?:bank|networks|hospital|sch(?:ools?|\.)|college|group|ltd|limited|hotel|supermarket|company|headquarters|branch)$/i;

const organisationWords = new RegExp(organisationWord.source, 'gi');

/** "Guard at G4S in Nairobi", "Area Manager Nakuru". "Family in Karen" has no other name. */
function townBehind(text: string): readonly [string, string?] {
  const words = text.split(' ');
  // "Bidii Solutions Los Angeles CA".
  const firm = [...text.matchAll(organisationWords)].at(-1);
  const behind = firm === undefined ? '' : text.slice(firm.index + firm[0].length).trim();
  if (/^(?!Of )(?:\p{Lu}\S+ ){1,3}/u.test(behind) && (states.has(words.at(-1) ?? '') || isCountry(words.at(-1) ?? '')))
    return [text.slice(0, -behind.length).trim(), behind];
  for (const at of [3, 2, 1].map((count) => words.length - count)) {
    const [what, where] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (at < 1 || !/^\p{Lu}/u.test(where) || !isPlace(where)) continue;
    // Engineer is a town, too.
    if (endsWithRole(what) && !roleWord.test(where)) return [what.replace(/ in$/, ''), where];
    // "Bidii Bank Kisumu"
    if (organisationEnd.test(what) && !isCountry(where)) return [what, where];
    if (/. in$/.test(what) && !/famil/i.test(what)) return [what.slice(0, -3), where];
  }
  return [text];
}

/** Reads who, where and for whom out of the titles of one job: the post and the employer that go together best. */
export function workTitle(titles: readonly string[]): WorkTitle {
  const { parts, rest } = titleParts(titles);
  const posts = parts.filter(
    ({ kind, text }) => kind === 'role' || (kind === 'unknown' && !parts.some((part) => initialsOf(part) === text)),
  );
  const names = parts.filter(
    ({ kind, text }) =>
      kind === 'organisation' ||
      (kind === 'unknown' && !/^(?:[Aa]n? |\p{Ll}+ed )/u.test(text) && !fieldOfWork.test(text)) ||
      (kind === 'role' && !roleWord.test(text)),
  );
  let [position, name, score]: [TitlePart | undefined, TitlePart | undefined, number] = [undefined, undefined, 0];
  for (const post of [...posts, undefined])
    for (const employer of [...names, undefined]) {
      const worth = worthOfPost(post) + worthOfEmployer(employer, post, parts);
      if (post === employer || worth <= score) continue;
      [position, name, score] = [post, employer, worth];
    }
  const place = parts.find((part) => part.kind === 'place' && part !== position && part !== name);
  const last = Math.max(
    position === undefined ? 0 : parts.indexOf(position),
    name === undefined ? -1 : parts.indexOf(name),
  );
  const beyond = parts.slice(last + 1).filter(({ kind, text }) => kind !== 'place' && /^\p{Ll}/u.test(text));
  const isSure = position?.kind === 'role' || (position !== undefined && name?.kind !== 'organisation');
  const glued = isSure && name !== undefined ? undefined : roleAndFirm(name?.text ?? position?.text ?? '');
  return {
    position: glued?.[0] ?? (position === undefined ? null : wholePost(position, name, parts)),
    name: glued?.[1] ?? (name === undefined ? null : wholeName(name, parts, titles)),
    location: place?.text ?? null,
    score,
    rest: [beyond.map(({ text }) => text).join(', '), rest].filter(Boolean).join('. '),
  };
}

/** "Intern in the Information Technology Department". */
const inDepartment = / (?:in|under) the \p{Lu}.*$| in (?:an? )?\p{L}+ (?:firm|company)$/u;

/** "NITDA" of the "National Information Technology Development Agency". */
function initialsOf({ kind, text }: TitlePart): string | undefined {
  return kind === 'organisation' ? (text.match(/\b\p{Lu}/gu)?.join('') ?? '') : undefined;
}

/** "Manager, Finance and Administration" is of that, a "Teller, Sales and Marketing" sits there. */
const leads = /\b(?:director|head|manager|officer|lead|coordinator|specialist|advis[eo]r)$/i;

/** "Director, Finance" is of that, "Project Manager, Research" of projects. */
const leadsAll =
  /^(?:(?:deputy|associate|assistant|senior|executive|managing) )*(?:director|head|manager|vp|vice president)$/i;
const fieldOfWork =
  /^(?:finance|compliance|operations|marketing|sales|procurement|engineering|legal|audit|risk|administration|human resources?|hr|ict|it|logistics|programm?es?|production|technology|communications?|research)$/i;

/** "Graphic Designer, Web Developer" is one post of two names. */
function wholePost(post: TitlePart, name: TitlePart | undefined, parts: readonly TitlePart[]): string {
  const behind = parts.slice(parts.indexOf(post) + 1);
  const end = behind.findIndex(
    (part) =>
      part === name ||
      part.group !== post.group ||
      !(
        isNamedRole(part) ||
        (leads.test(post.text) && isDepartmentName(part.text)) ||
        (leadsAll.test(post.text) && fieldOfWork.test(part.text))
      ),
  );
  const more = post.kind === 'role' ? behind.slice(0, end < 0 ? behind.length : end) : [];
  return [post, ...more].map(({ text }) => text.replace(inDepartment, '').replace(/^an? (?=\p{L})/iu, '')).join(', ');
}

/** A role that is written like one, and not only the word of a trade. */
export function isNamedRole({ kind, text }: TitlePart): boolean {
  return kind === 'role' && roleWord.test(text);
}

function worthOfPost(post: TitlePart | undefined): number {
  if (post === undefined) return 0;
  // "Leads the team of testers" is what somebody does.
  if (post.kind === 'unknown' || /^\p{L}+s (?:the|an?|all|our) /iu.test(post.text)) return 1;
  return roleWord.test(post.text) ? (terms.test(post.text) ? 3.5 : 4) : 3;
}

/** What stands beside the post may be a department, and what stands before a place a town. */
function worthOfEmployer(
  employer: TitlePart | undefined,
  post: TitlePart | undefined,
  parts: readonly TitlePart[],
): number {
  if (employer === undefined) return 0;
  const { kind, line, group } = employer;
  if (kind === 'role') return group === post?.group ? -1 : 1;
  // "Senior Cook", and below it "Cook, Kitchen": the same post with its department.
  const before = parts[parts.indexOf(employer) - 1];
  if (before?.group === group && before !== post && isPartOfPost(before, post?.text)) return 0;
  const isBeside = group === post?.group;
  if (isBeside && kind === 'organisation' && isDepartmentName(employer.text)) return 0;
  if (kind === 'organisation') return post === undefined ? 2 : isBeside ? 1.5 : 3;
  const next = parts[parts.indexOf(employer) + 1];
  // "Salsify ---- Boston": with a place at the other end of its line, one name alone is an employer.
  if (post === undefined) return parts.length > 1 && next?.kind === 'place' && next.group !== group ? 1.5 : 0.5;
  const isFirst = parts.find((part) => part.line === line) === employer;
  const isTown = post.kind === 'role' && line !== post.line && next?.kind === 'place' && next.group === group;
  // "Analyst, Trade and Research, ICT, Bidii": departments come first.
  const isDepartment =
    isBeside &&
    next?.kind === 'unknown' &&
    next.group === group &&
    parts.some((part) => part !== post && part.group === group && /\s(?:and|&)\s/.test(part.text));
  // "Driver, Siginon Logistics", and below it what was done there.
  const isDone = line > post.line && parts.some((part) => part.group === post.group && part.kind === 'organisation');
  const doubts = [
    isBeside ? 1 : 0,
    line === post.line ? 0.5 : isFirst ? 0 : 0.25,
    isTown || isDepartment ? 0.1 : 0,
    isDone ? 0.6 : 0,
  ];
  return doubts.reduce((worth, doubt) => worth - doubt, 2);
}

/** "Cook" of a "Senior Cook". */
export function isPartOfPost({ kind, text }: TitlePart, post: string | null | undefined): boolean {
  return kind === 'role' && post?.toLowerCase().endsWith(` ${text.toLowerCase()}`) === true;
}

const roleWords = new RegExp(roleWord.source, 'giu');

const attachmentAt =
  /^(\S+ .*?) ((?:(?:internal|external|industrial|field|student) )?(?:att?at?che?ment|internship))$/i;

const ownFirm =
  /^((?:(?:co-?)?founder|owner|proprietor|ceo)(?:(?: (?:and|&) |\s?\/\s?)(?:(?:co-?)?founder|owner|ceo|director|manager))?),? (?:of )?(\S+(?: \S+)+)$/i;

/** "Shop Assistant Tamu Supermarket", "Founder and CEO Bidii Touch", with nothing between them. */
function roleAndFirm(text: string): readonly [string, string] | undefined {
  const [, school, attachment] = attachmentAt.exec(text) ?? [];
  if (school !== undefined && attachment !== undefined && organisationWord.test(school)) return [attachment, school];
  const last = [...text.matchAll(roleWords)].at(-1);
  // "Patriotic Guards Security Services Ltd": a post is one person's.
  const end = last === undefined || /s$/i.test(last[0]) ? 0 : last.index + last[0].length;
  const firm = text.slice(end).trim();
  const isFirm = end > 0 && /^\p{Lu}(?:\S* |[\p{Lu}\d]+$)/u.test(firm) && organisationWord.test(firm);
  if (isFirm) return [text.slice(0, end), firm];
  const [, post, own] = ownFirm.exec(text) ?? [];
  const isOwn = post !== undefined && own !== undefined && /^\p{Lu}/u.test(own) && roleWord.exec(own)?.index !== 0;
  return isOwn ? [post, own] : undefined;
}

/** "Assistant Director, Media and Communications": no employer. */
export function isDepartmentName(name: string): boolean {
  return /^\p{Lu}\p{L}+ (?:and|&) (?!Sons?$|Brothers$|Daughters$|Co$|Company$|Family$)\p{Lu}\p{L}+$/u.test(name);
}

const department = /\s(?:and|&)\s|\b(?:dep(?:artmen)?t|section|unit|branch|office|division|desk|ward|wing|team)\b/i;

/** "Engineering Programme – State University": what stands before the dash is a part of the name, unless it is a department. */
function wholeName(name: TitlePart, parts: readonly TitlePart[], titles: readonly string[]): string {
  const before = parts[parts.indexOf(name) - 1];
  if (before?.kind !== 'unknown' || before.group === name.group || department.test(before.text))
    return name.kind === 'organisation' ? name.text.replace(/^the (?=\p{Lu})/u, '') : name.text;
  const title = titles.find((line) => line.includes(before.text) && line.includes(name.text)) ?? '';
  const [start, end] = [title.indexOf(before.text), title.indexOf(name.text)];
  const isJoined = /^\s*[-–—]\s*$/.test(title.slice(start + before.text.length, Math.max(start, end)));
  return isJoined ? title.slice(start, end + name.text.length) : name.text;
}

/** Nothing but places: "Kisumu, Kenya". */
export function isPlaces(title: string): boolean {
  const { parts } = titleParts([title]);
  return parts.length > 0 && parts.every(({ kind }) => kind === 'place');
}
