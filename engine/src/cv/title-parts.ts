import { remembering } from '../once.ts';
import { kindOf, type PartKind, street, terms } from './part-kind.ts';
import { isCountry, isPlace, states } from './places.ts';
import { atItsEmployer } from './post-and-employer.ts';
import { count, postIn, toldJob, withoutQuotes } from './told-job.ts';
import { abbreviations, endsWithRole, organisationWord, placement, roleWord } from './vocabulary.ts';

/** A part of a title between two separators. */
export interface TitlePart {
  readonly text: string;
  /** Of the titles that were given, and of their cells, the one it stands in. */
  readonly line: number;
  /** Parts of one group stand between commas only. */
  readonly group: number;
  readonly kind: PartKind;
}

const strong =
  /(?<=\p{L})_\s+|\s+kama\s+|\s+as\s+(?:an?|the)\s+|\s+(?:[-–—]+|~)\s+|(?<!\b[Cc][Oo])(?!(?<=[A-Z]{4})[–—]\p{Lu}\p{Ll})\s*[–—]\s*|\s-(?=[A-Z])(?!Employed)|(?<=[A-Za-z]{3})(?<!\b(?:[Ss]elf|SELF|[Mm]ulti|MULTI|[Pp]re|PRE|[Nn]on|NON|[Aa]nti|ANTI|[Ss]emi|[Ss]ub|SUB|[Ii]nter|INTER|[Vv]ice|VICE|[Pp]ost|[Pp]art|PART|[Ff]ull|FULL|[Mm]id))-\s+(?=[A-Z])(?!Employed)|:\s+|:(?=[A-Z])|;\s+|\s+@\s*|\s*[([]|[)\]]\s*/u;
/** "Agent: with Sama Kenya". */
const withEmployerWord = /^(?:[Ww]ith|WITH|[Aa]t|AT|kwa)\s+(?:the\s+)?(?=\p{Lu})/u;
/** "Unga (K) Ltd": brackets within a name cut nothing, and are written otherwise until all is cut. */
const inName =
  /\((\p{L}{1,2}|kenya|uganda|tanzania|east africa|africa|india|pvt|pty)\)(?=\s*(?:pte|pvt|ltd|limited|co|company|plc)\b)/giu;
const placeBehindBracket = /\s*\([^()]{2,60}\)\s*(\p{Lu}\p{L}+(?: county)?)$/iu;
const bracketed = /[([]([^()[\]]{2,60})[)\]]/g;
/** What stands before a post or an employer. */
const opening = new RegExp(
  [
    String.raw`(?:as an? (?:student|undergraduate|trainee),?\s+)?(?:i\s+)?(?:did|done|undertook|completed|had)\s+(?:(?:my|an?|the)\s+)?(?=(?:industrial |field |external )?(?:att?at?che?ment|internship)\b|industrial training\b)`,
    String.raw`(?:before (?:that|this),?\s+)?(?:i\s+)?(?:(?:have\s+|was\s+|am\s+)?(?:been\s+)?(?:worked|works|working|employed|served|serves|serving|engaged)\s+|(?:(?:full|part)[- ]time\s+)?(?:work(?:[- ]?student)?|job|internship|intern)\s+)?as\s+(?:(?:an?|the)\s+)?`,
    String.raw`(?:when i [^,.]{3,40} )?(?:i\s+(?:was|am|have been)|am)\s+an?\s+`,
    '(?:i (?:began|started)|after (?:school|college|university|campus|form four|that|this))$',
    String.raw`remote(?:\s+(?=freelance\b)|\s?[-–]\s?(?=\p{L}))`,
    String.raw`\d{1,2} years?\s+(?!(?:of |work |working )?experience|and \d)(?:as\s+)?(?:an?\s+)?`,
    String.raw`(?:nilifanya|nimefanya|nafanya)\s+kazi\s+(?:(?:kama|ya)\s+)?`,
    String.raw`(?:n(?:ili|ime)kuw?a|nikawa|mimi ni|niliajiriwa(?:\s+kama)?)\s+(?=\p{Ll})`,
    String.raw`(?:\w+ )?(?:years?['’]?|months?['’]?) (?:of )?(?:work(?:ing)? )?experience as (?:an? )?`,
    String.raw`(?!post-(?:doc|grad|harvest|production))(?:(?:job )?(?:post|position|title|profile)|role|designation|cheo)(?: held)?\s*[:;-]\s*`,
    String.raw`(?:for|in) the (?:post|position|capacity|role) of\s+(?:an?\s+)?`,
    String.raw`(?:an?\s+)?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ]?(?:months?|weeks?)['’]?\s+(?=(?:industrial |field |external )?(?:att?at?che?ment|internship))`,
  ]
    .map((words) => `^${words}`)
    .join('|'),
  'iu',
);
/** "Intern at Tusker Mattresses in finance department under Accounts payables". */
const inDepartmentOf =
  /(?<= at .*) (?:in|under) (?:the )?(?:[\p{L}&]+ ){1,5}(?:department|section|division|unit)\b.*$/iu;
const sentenceEnd = new RegExp(
  String.raw`(?<!\b(?:ltd|nig|intl|co|inc|${abbreviations}))\.(?![^()]*\))(?:\s+(?=[^\s–—|·•-])|$)`,
  'iu',
);
/** "Cashier at Bidii Supermarket for a period of two years". */
const howLong = new RegExp(
  String.raw`\s+(?:for (?:(?:about|over|almost|at least) )?(?:(?:a|the) period of )?${count}\s*(?:years?|months?|weeks?)|(?:kwa )?(?:miaka|miezi) \S+)(?:\s+under (?:the )?[\w ]{2,40} (?:department|section|office))?(?=\s+(?:in|as)\b|\.?$)`,
  'gi',
);
/** "Accenture → Client: Bidii Bank": whom the employer sent them to. */
const ofClient = /(?<=\S)\s*[→|(,–-]*\s*\bclient:.*$/i;
const legalForm = /^(?:inc|ltd|limited|llc|llp|plc|plt|co|gmbh|corp|pty|pvt|bv)\.?$/i;
/** The parts of titles, and what follows a full stop. */
export interface CutTitle {
  readonly parts: readonly TitlePart[];
  readonly rest: string;
}

/** Cuts titles, one a line, into parts. */
export function titleParts(titles: readonly string[]): CutTitle {
  return cut(titles.join('\n'));
}

/** Most lines of a CV are asked about several times. */
const cut = remembering(1000, (whole): CutTitle => {
  const read = partsOf(whole.split('\n').map(withSmallWords));
  // "At the Ministry of Lands" leaves out what "The Nairobi Hospital" keeps.
  const nameOf = ({ kind, text }: TitlePart) =>
    kind === 'organisation' ? text.replace(/^(?:the|kampuni ya) (?=\p{Lu})/u, '') : text;
  return { ...read, parts: read.parts.map((part) => ({ ...part, text: asWritten(nameOf(part), whole) })) };
});

/** In capitals throughout these words would be names: "CLERK AT BANK OF AFRICA". */
const smallWords = /(?<=\S )(?:as|at|in|of|for|the|with|and|to|from|under|by|kama|kwa|katika|wa|ya|na)(?= \S)/gi;

function withSmallWords(title: string): string {
  return /\p{Ll}/u.test(title) ? title : title.replace(smallWords, (word) => word.toLowerCase());
}

function asWritten(part: string, whole: string): string {
  if (whole.includes(part)) return part;
  const at = whole.toLowerCase().indexOf(part.toLowerCase());
  return at < 0 ? part : whole.slice(at, at + part.length);
}

function partsOf(titles: readonly string[]): CutTitle {
  const parts: TitlePart[] = [];
  const rests: string[] = [];
  let group = 0;
  for (const [line, cell] of titles.flatMap(cellsOf).entries()) {
    if (cell.isPost === true) {
      group += 1;
      parts.push({ text: cell.text, line, group, kind: 'role' });
      continue;
    }
    const { title, rest } = withoutDuties(cell.text);
    rests.push(...rest);
    const { plain, asides } = withoutBrackets(title);
    for (const piece of cell.isEmployer === true ? [plain] : plain.split(strong))
      for (const [half, written] of atItsEmployer(piece).entries()) {
        group += 1;
        for (const [at, text] of betweenCommas(written).entries())
          addPart(parts, text, { line, group, isEmployer: half > 0 || (cell.isEmployer === true && at === 0) });
      }
    for (const written of asides) {
      const text = written.replace(opening, '');
      group += 1;
      const kind = asideKind(text, parts);
      const isFirst = kind === 'place' || kind === 'organisation';
      parts.push({ text: isFirst ? (text.split(',', 1)[0] ?? text) : text, line, group, kind });
    }
  }
  return {
    parts: parts.map((part) => {
      if (isTownAbroad(part, parts)) return { ...part, kind: 'place' };
      return isKindOfPost(part, parts) ? { ...part, kind: 'aside' } : part;
    }),
    rest: rests.filter(Boolean).join(' '),
  };
}

/** "Bidii Hospital (Attachment)", and below it "Data Analyst". */
function isKindOfPost({ kind, text, line }: TitlePart, parts: readonly TitlePart[]): boolean {
  const posts = parts.filter((part) => isNamedRole(part) && !terms.test(part.text));
  return kind === 'role' && terms.test(text) && posts.length > 0 && posts.every((part) => part.line !== line);
}

/** "Bidii Hospital - Nagpur, Maharashtra", "CISCO - Bengaluru, Karnataka": what nobody knows behind an employer, or behind a town. */
function isTownAbroad({ kind, line, group }: TitlePart, parts: readonly TitlePart[]): boolean {
  const [first, second, ...others] = parts.filter((part) => part.group === group);
  if (kind !== 'unknown' || first === undefined || second === undefined || others.length > 0) return false;
  const isName = [first, second].every(
    (part) => /unknown|place/.test(part.kind) && /^(?:\p{Lu}\p{L}+ ?){1,2}$/u.test(part.text),
  );
  const before = parts[parts.indexOf(first) - 1];
  const isBehindFirm = before?.kind === 'organisation';
  // "Assin Fosu, Ghana" beside a time, and below it the employer.
  const isInCountry = isCountry(second.text) && parts.some((part) => part.kind === 'organisation' && part.line > line);
  return isName && (isInCountry || (before?.line === line && isBehindFirm));
}

/** Adds what stands between two commas, with its town apart, or what it says of the part before it. */
function addPart(
  parts: TitlePart[],
  written: string,
  { isEmployer, ...at }: Pick<TitlePart, 'line' | 'group'> & { isEmployer: boolean },
): void {
  const text = written
    .replace(opening, '')
    .replace(withEmployerWord, '')
    .replace(/^[\s.,/&{}$-]+|[\s.,:;/&{}-]+$|\s+and$/g, '')
    .replace(/(?<=\p{L}) (?:on-?site|hybrid)$/iu, '')
    .replace(/^in (?=\p{Lu})(.+)$/iu, (all, place: string) => (isPlace(place) ? place : all));
  if (text === '') return;
  const last = parts.at(-1);
  const before = last?.group === at.group ? last : undefined;
  // "McLean, VA", "Meli GmbH, Ulm, Germany": what stands before a state or a country is its town.
  const [, zip] = /^[A-Z]{2} (\d{5})$/.exec(text) ?? [];
  const isState = states.has(text.slice(0, 2)) && (zip !== undefined || text.length === 2);
  if (
    before !== undefined &&
    (zip !== undefined || /unknown|place/.test(before.kind)) &&
    (isState || isAbroad(text, at.group, parts))
  ) {
    parts[parts.length - 1] = { ...before, kind: 'place' };
    if (isState) return;
  }
  // "Nara Logics, Inc."
  if (before !== undefined && legalForm.test(text)) {
    parts[parts.length - 1] = { ...before, text: `${before.text}, ${text}`, kind: 'organisation' };
    return;
  }
  const [what, where] = townBehind(text);
  // "Off Coker Road, Illupeji"
  const kind = before?.kind === 'aside' && street.test(before.text) ? 'place' : kindOf(what);
  // "At Mason Construction" is a firm.
  const isNameless = kind === 'unknown' || (kind === 'role' && isEmployer && organisationWord.test(what));
  const isName = (isEmployer || withEmployerWord.test(written)) && isNameless && /^\p{Lu}/u.test(what);
  parts.push({ ...at, text: shownBrackets(what), kind: isName ? 'organisation' : kind });
  if (where !== undefined) parts.push({ ...at, text: where, kind: 'place' });
}

/** A country behind a town: "Clerk, Acme Wealth, Singapore" has none. */
function isAbroad(text: string, group: number, parts: readonly TitlePart[]): boolean {
  const beforeLast = parts.at(-2);
  const hasTown = beforeLast?.group === group && beforeLast.kind !== 'role';
  const isNamed = parts.some((part) => /unknown|organisation/.test(part.kind) && part.group !== group);
  return isCountry(text) && (hasTown || isNamed);
}

/** "Accountant, Bright Schools: invoices, petty cash", "Clerk, Bidii Ltd. Kept the books": what was done there stands apart. */
function withoutDuties(written: string): { title: string; rest: string[] } {
  const stop = sentenceEnd.exec(written);
  const title = (stop === null ? written : written.slice(0, stop.index)).replace(opening, '').replace(ofClient, '');
  const behind = stop === null ? '' : written.slice(stop.index + stop[0].length).trim();
  // "Ministry of Works, Nairobi. Copy Typist."
  const [whole = '', held = ''] =
    /^(\p{Lu}[\p{L}'’-]*(?: (?:\p{Lu}[\p{L}'’-]*|of|and|to|&)){0,5})(?:\.\s*|$)/u.exec(behind) ?? [];
  if (endsWithRole(held) && !roleWord.test(title) && organisationWord.test(title))
    return { title: `${title} – ${held}`, rest: [behind.slice(whole.length)] };
  const sentences = stop === null ? [] : [behind];
  const [found = '', post = ''] =
    /^(.{4,}?):\s+(?=\p{Ll}|.{60})(?!(?:with|at) \p{Lu})(?!(?:\p{Lu}[\p{L}'’-]*,? |(?:and|of|the|for|in|&) |\p{L}+ation ){2,}\S*(?:\(|$))/u.exec(
      title,
    ) ?? [];
  // "Internship: county government of Bungoma".
  if (post === '' || placement.test(post)) return { title, rest: sentences };
  return { title: post, rest: [title.slice(found.length), ...sentences] };
}

/** A title, or a cell of one; of a sentence the post and the employer stand apart. */
interface Cell {
  readonly text: string;
  readonly isEmployer?: true;
  readonly isPost?: true;
}

/** "Humboldt State    University, Arcata": a wide gap within a name begins no cell. */
const columns =
  /\t+(?!(?:university|hospital|school|college|ltd|limited|company|bank|group|services|inc)\b\.?,)|\s*[|·•∙⋅]\s*/i;
const maxSentence = 9;

function cellsOf(line: string): Cell[] {
  // "Bidii Ltd l Ruiru": a letter that looks like a stroke.
  const written = withoutDuration(line)
    .replace(inName, '⟦$1⟧')
    .replace(/(?<=\S) l (?=\p{Lu})/gu, ' | ')
    .replace(/^(\p{Lu}.{2,60}?) I (\p{Lu}.{2,60}?) I$/u, '$1 | $2');
  const title = withoutQuotes(written);
  // "2021 (3 months): I was a teacher in Bidii School".
  const { position, name } = toldJob(written.replace(/^(?:\([^()]*\))?[\s:]*/, '')) ?? {};
  if (name) return [...(position ? [{ text: position, isPost: true } as const] : []), { text: name, isEmployer: true }];
  if (position && title.split(' ').length <= maxSentence) return [{ text: position, isPost: true }];
  const [, school = '', post = ''] = /^(.+?) as (?=\p{L})(.+)$/u.exec(title) ?? [];
  const isName =
    (/^\p{Lu}/u.test(school) || organisationWord.test(school)) && !/\b(?:I|me|employed|worked|working)\b/i.test(school);
  const held = isName ? postIn(`as ${post}`) : null;
  if (held !== null) return [{ text: held, isPost: true }, { text: school }];
  return title
    .replace(inDepartmentOf, '')
    .replace(/ in (?:my|our|the) (?:own )?family (?:business|shop|firm)(?=,|$)/i, '')
    .replace(/ where (?:we|i) .*$|,? (?:advis[eo]r|supervisor|mentor)s?:.*$/i, '')
    .split(columns)
    .map((text) => ({ text }));
}

function shownBrackets(text: string): string {
  return text.replaceAll('⟦', '(').replaceAll('⟧', ')');
}

/** Without how long, and with what experience. */
export function withoutDuration(title: string): string {
  return title.replaceAll(howLong, '').replace(/ with (?:relevant |working )?experience in [^,|\t]*/i, '');
}

/** "Sales Engineer (Circular Energy Systems)": of what, and not of whom. */
const field = /\s(?:systems|solutions|technologies|digital|construction|transport|logistics|media|security|works)$/i;

/** "Bright Schools (Bursar)": in brackets stands a post only where none stands before them. */
function asideKind(text: string, parts: readonly TitlePart[]): PartKind {
  if (terms.test(text) && !roleWord.test(text)) return 'aside';
  if (text.split(/,\s*/).every(isPlace)) return 'place';
  // "Cashier (Tamu Supermarket)".
  const isAlone = parts.some(isNamedRole) && parts.every(({ kind }) => /role|place|aside/.test(kind));
  const [name = text] = text.split(',', 1);
  if (isAlone && /^\p{Lu}/u.test(name) && organisationWord.test(name) && !field.test(name) && !roleWord.test(text))
    return 'organisation';
  return roleWord.test(text) && !parts.some(({ kind }) => kind === 'role') ? 'role' : 'aside';
}

/** What stands in brackets comes last, and is an employer only where it is written like one. */
function withoutBrackets(title: string): { plain: string; asides: string[] } {
  const asides = [...title.matchAll(bracketed)].map(([, text = '']) => text.trim());
  // "[Cook], [Sarova]": brackets around all parts are no asides.
  if (asides.length > 1 && !/\p{L}/u.test(title.replaceAll(bracketed, ''))) return { plain: title, asides: [] };
  // "Bidii Organisation (B.O.) Bungoma County".
  const plain = title.replace(placeBehindBracket, (found, place: string) => (isPlace(place) ? `, ${place}` : found));
  return { plain: plain.replaceAll(bracketed, ' ').replaceAll(/\s+/g, ' ').trim(), asides };
}

/** Also apart: "Mercy Hospital Dallas, TX", "Clerk Kisumu, Kenya", "Nakuru, Kenya Clerk". Not: "Ministry of Youth, Gender and Sport". */
function betweenCommas(half: string): string[] {
  const pieces: string[] = [];
  const [office = ''] = officeWithCommas.exec(half) ?? postWithCommas.exec(half) ?? [];
  const written = half.replace(office, office.replaceAll(',', '\0'));
  for (const piece of written.split(/\s*,(?!\d{3}\b)\s*/).map((part) => part.replaceAll('\0', ','))) {
    const before = pieces.at(-1) ?? '';
    const [, name = '', town = ''] = /^(.+(?<! (?:of|in|at|the|and|&))) (\p{Lu}\p{L}+)$/u.exec(before) ?? [];
    const [, first = '', post = ''] = /^(\p{L}+) (\p{Lu}.*)$/u.exec(piece) ?? [];
    const isInFront = before !== '' && isPlace(first) && endsWithRole(post);
    const abroad = isInFront ? first : piece;
    const isName = endsWithRole(name) || organisationWord.test(name);
    // "Seed, Feed and Grain Ltd", "Mediquick Tropical Medicine, Vaccines and Consultancy Services".
    const isFirm =
      /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(before) && kindOf(before) === 'unknown' && organisationWord.test(piece);
    const isTown = isCountry(abroad) && isPlace(town) && !isCountry(town);
    // "Institute of Technology, University of Gondar".
    const isFaculty =
      /^(?:in (?:the )?)?(?:institute|faculty|school|college) of /i.test(before) && /\buniversity\b/i.test(piece);
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
  /(?<=^|, )(?:the )?(?:federal |state |national )?(?:ministry|(?:state )?department|university|college|institute|school|faculty|cent(?:re|er)|agency|authority|council|board|committee) (?:of|for) [^,]+(?:, (?![^,]*\b(?:university|college|ministry|county|hospital)\b)[^,]+){0,3},? (?:and|&) [^,]+(?=,|$)/i;

/** "Monitoring, Evaluation and Learning Officer", "Water, Sanitation and Hygiene Promoter". */
const postWithCommas =
  /(?<=^|, )(?:(?:senior|junior|assistant|deputy|head|chief) )?(?:health|safety|quality|security|environment(?:al)?|monitoring|evaluation|research|learning|finance|accounts|administration|sales|marketing|training|planning|procurement|supply|logistics|water|sanitation|food|production|operations|legal|audit|risk|youth|gender|policy|advocacy|communications?|grants)(?:, \p{Lu}\p{L}+){1,4},? (?:and|&) (?:\p{Lu}\p{L}+ )+(?:officer|manager|assistant|specialist|coordinator|advis[eo]r|lead|intern|consultant|supervisor|engineer|promoter|director|associate)(?=,|$)/iu;

const organisationEnd =
  /\s(?:bank|networks|hospital|sch(?:ools?|\.)|college|academy|institute|clinic|dispensary|group|ltd|limited|hotel|supermarket|company|enterprises|services|solutions|consultants|industries|sacco|society|church|headquarters|branch|builders|contractors|stores|hardware|motors|garage|pharmacy|salon|boutique|restaurant|resort|lodge|farm)\.?$/i;

/** "Guard at G4S in Nairobi", "Area Manager Nakuru". "Family in Karen" has no other name. */
function townBehind(text: string): readonly [string, string?] {
  const words = text.split(' ');
  for (const at of [3, 2, 1].map((count) => words.length - count)) {
    const [what, where] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (at < 1 || !isPlace(where)) continue;
    // Engineer is a town, too.
    if (endsWithRole(what) && !roleWord.test(where)) return [what.replace(/ (?:in|at)$/, ''), where];
    // "Bidii Bank Kisumu"
    if (organisationEnd.test(what) && !isCountry(where)) return [what, where];
    if (/. (?:in|at)$/.test(what) && !/famil/i.test(what)) return [what.slice(0, -3), where];
  }
  return [text];
}

/** A role that is written like one, and not only the word of a trade. */
export function isNamedRole({ kind, text }: TitlePart): boolean {
  return kind === 'role' && roleWord.test(text);
}

/** Nothing but places: "Kisumu, Kenya". */
export function isPlaces(title: string): boolean {
  const { parts } = titleParts([title]);
  return parts.length > 0 && parts.every(({ kind }) => kind === 'place');
}
