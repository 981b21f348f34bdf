import type { WorkEntry } from './cv-facts.ts';
import { withDateless } from './dateless-work.ts';
import type { EntryLine } from './entry-line.ts';
import { labelledWork } from './labelled-work.ts';
import { isNamedRole, titleParts } from './title-parts.ts';
import { postIn } from './told-job.ts';
import { office, organisationWord, placement, schoolWord } from './vocabulary.ts';
import { described, timeOf } from './work-details.ts';
import { titlesBelowEmployers } from './work-employers.ts';
import { datedHeads, type Head } from './work-heads.ts';
import { deed, isOrganisation, isRole, isTimeAlone, isTitle, maxTitleLength, shown } from './work-lines.ts';
import type { WorkTitle } from './work-title.ts';

const maxUnread = 20;
const maxUnreadLength = 160;
/** What is learned, and no job, where the heading of schools is not known. */
const award =
  /^(?!.*\b(?:student|candidate)\b)(?:awards?$|thesis|dissertation|bachelor|master(?:['’]?s)? (?:of|in)|(?:higher )?diploma|certificate|degree|cpa|acca|b\.?sc|m\.?sc|ph\.?d|k\.?c\.?[sp]\.?e)\b/i;
/** "Front Office", "Data Entry": a post by what is done, where the employer is no known kind of organisation. */
const lineOfWork =
  /\b(?:front (?:office|desk)|data entry|customer (?:care|service|support)|sales|marketing|administration|accounts?|accounting|finance|procurement|logistics|human resources?|hr|ict|it support|cleaning|catering|security|farming|transport|construction|housekeeping|teaching|nursing|tailoring|plumbing|welding|driving|cooking|freelanc\w+|consult(?:ing|ancy))\b/i;

const ofMembers = /\b(?:club|society|union|association|students?)\b/i;
/** "Evaluation of the Bidii Fund", which its client paid for. */
const project =
  /^(?:\p{L}+ )?(?:evaluation|analysis|study|assessment|review|survey|design|implementation|construction|rehabilitation|upgrading|installation|supervision) of\b/iu;
const prize = /\b(?:fellowship|scholarship|grant|award|prize|honou?rs?|of the year)$/i;
/** Their offices are no jobs. */
const ofStudents = /\bstudents?['’]? (?:union|association|council|guild)\b|\b(?:christian|scripture) union\b/i;

/** What a part of a CV tells of jobs. */
export interface ReadWork {
  /** In its order. */
  readonly entries: readonly WorkEntry[];
  /** Lines that look like a job, and are a part of none, each with the names around its time. */
  readonly unread: readonly string[];
  /** Its parts have labels. */
  readonly isForm: boolean;
}

/** The jobs of a part of a CV: its lines with a time, the titles around them, and of each title an entry. */
export function workEntries(block: readonly EntryLine[]): ReadWork {
  const labelled = labelledWork(block);
  if (labelled.length > 0) return { entries: labelled, unread: [], isForm: true };
  const heads = withDateless(block, datedHeads(block));
  const read = jobsOf(block, heads);
  const used = heads.filter((_, at) => read[at] !== null);
  const isLoose = used.length === 0;
  const unread = block.flatMap((line, at) => {
    // A heading that may be a post is one only where no other stands below it.
    if (!isLoose && placement.test(line.text)) return [];
    if (used.some(({ from, end }) => at >= from && at < end)) return [];
    if (!looksLikeWork(line, block[at - 1]) && !(isLoose && line.span !== null)) return [];
    const { lines } = heads.find(({ dated }) => dated === line) ?? { lines: [line] };
    return [unreadText(lines.length === 1 ? withName(block, at) : lines)];
  });
  return { entries: found(read), unread: [...new Set(unread)].slice(0, maxUnread), isForm: false };
}

/** A time alone would tell nobody what was not understood. */
function withName(block: readonly EntryLine[], at: number): readonly EntryLine[] {
  const lines = block.slice(at, at + 1);
  if (!lines.some(isTimeAlone)) return lines;
  const isName = (line: EntryLine | undefined) => line?.isBlank === false && line.span === null;
  return isName(block[at - 1]) ? block.slice(at - 1, at + 1) : block.slice(at, at + (isName(block[at + 1]) ? 2 : 1));
}

/** What a part tells first, for a CV of which no job was understood. */
export function firstLine(block: readonly EntryLine[]): string[] {
  const line = block.find(({ text, isBlank }) => !isBlank && !nothingTold.test(text));
  return line === undefined ? [] : [unreadText([line])];
}

/** "None", "Available on request": what stands where no job is told. */
const nothingTold =
  /^(?:\P{L}*$|i have (?:never|not)\b|sijawahi\b|sina\b|n\s?[./]\s?a\b|none\b|nil\b|no (?:work )?experience|not (?:yet|applicable)|(?:details )?available|hakuna\b)/iu;

function unreadText(lines: readonly EntryLine[]): string {
  const text = shown(lines.map((line) => line.text).join(', '));
  if (text.length <= maxUnreadLength) return text;
  const gap = text.lastIndexOf(' ', maxUnreadLength);
  return `${text.slice(0, gap < 0 ? maxUnreadLength : gap)} …`;
}

function looksLikeWork(line: EntryLine, before: EntryLine | undefined): boolean {
  const { span } = line;
  if (line.isBlank || line.isBullet || line.text.length > maxTitleLength) return false;
  if (span !== null && !span.isSingle) return true;
  // "2020: Work in Bidii Company".
  if (span?.start === 0 && line.after !== '')
    return titleParts([line.after]).parts.some(({ kind }) => /role|organisation/.test(kind));
  // "National Youth Service 2013", "GRAPHIC DESIGN" above "2022".
  if (span !== null && line.after === '') {
    const name = line.before === '' ? before : line;
    const words = line.before || (before?.text ?? '');
    return name !== undefined && /^\P{Ll}/u.test(words) && !deed.test(words) && isTitle(name);
  }
  const isFirst = before === undefined || before.isBlank || before.isBullet;
  return isFirst && isTitle(line) && titleParts([line.text]).parts.some(isNamedRole);
}

/** "To work as a clerk in a firm where ...": what somebody hopes for. */
const wish = /^(?:to (?:work|be|become|obtain|secure|get|join)|seeking|looking for|hoping|aspiring)\b/i;

/** The jobs that a CV without headings tells: only those with a known kind of work. */
export function workWithoutHeading(block: readonly EntryLine[]): WorkEntry[] {
  const told = block.filter(({ text }) => !wish.test(text));
  return found(jobsOf(told, datedHeads(told))).filter(({ position, startDate, isCurrent, endDate }) => {
    return (
      position !== null &&
      isRole(position) &&
      (isCurrent || (startDate !== null && endDate !== null && startDate !== endDate))
    );
  });
}

function found(jobs: ReturnType<typeof jobsOf>): WorkEntry[] {
  return jobs.filter((job) => job !== null && job !== undefined);
}

/** The job of each title; null where it tells none, undefined where it is the employer of those below it. */
function jobsOf(block: readonly EntryLine[], heads: readonly Head[]): (WorkEntry | null | undefined)[] {
  const rests = heads.map(({ end }, at) => block.slice(end, heads[at + 1]?.from ?? block.length));
  const titles = titlesBelowEmployers(block, heads, rests);
  const shapes = heads.flatMap(({ shape = '' }, at) => (isWholeJob(titles[at]) ? [shape] : []));
  // "Public Relations, Dar Travel, (2018 - 2019)" between two jobs that are laid out like it.
  const isAlike = ({ shape }: Head, title: WorkTitle) =>
    shapes.filter((other) => other === shape).length > 1 && mayBeJob(title);
  return heads.map((head, at) => {
    const [title, rest = []] = [titles[at], rests[at]];
    if (title === undefined) return undefined;
    if (!isJob(title) && !isAlike(head, title)) return null;
    const told = { ...title, position: title.position ?? postTold(rest) };
    return entryOf(head, { ...(isJob(told) ? told : title), name: nameOf(title) }, rest);
  });
}

function isWholeJob(title: WorkTitle | undefined): boolean {
  return title !== undefined && isJob(title) && title.name !== null && title.position !== null;
}

/** "Bidii Ltd 2015 - 2017", and below it "• Worked as a messenger undertaking all duties", "As an intern I have learnt". */
function postTold(rest: readonly EntryLine[]): string | null {
  const sentences = rest.filter(({ isBlank }) => !isBlank).slice(0, 2);
  const told = sentences.find(({ text }) =>
    /^(?:as an? |i\b|worked |working |was |served |serving |employed )/i.test(text),
  );
  return told === undefined ? null : postIn(told.text);
}

/** "I was called", "the manager of the centre" called them back. */
const isOther = /^(?:I |the \p{Ll})|\sI (?:was|had|am)\s/u;

/** An office of a school or a club, what was won, a degree, or what somebody else was. */
function isNoJob(title: WorkTitle): boolean {
  const [position, name] = [title.position ?? '', nameOf(title) ?? ''];
  return (
    (office.test(position) && (schoolWord.test(name) || (name !== '' && /\bclub\b/i.test(`${name} ${position}`)))) ||
    (/^(?:\p{L}+ )?member$/iu.test(position) && ofMembers.test(name || 'club')) ||
    (name !== '' && [name, position].some((text) => prize.test(text))) ||
    award.test(name) ||
    (ofStudents.test(name) && !/\b(?:assistant|clerk|attendant|cashier)\b/i.test(position)) ||
    isOther.test(position) ||
    /\bemployee of the\b/i.test(position)
  );
}

/** Neither a school nor a sentence about what was done. */
function isJob(title: WorkTitle): boolean {
  const [{ position }, name] = [title, nameOf(title)];
  if (isNoJob(title)) return false;
  if (/^\P{L}*\p{L}?\P{L}*$/u.test(position ?? 'none')) return false;
  if (position === null) return name !== null && !project.test(name) && (/^\P{Ll}/u.test(name) || isOrganisation(name));
  if (isRole(position)) return true;
  if (name === null || award.test(position) || isSentence(position, 5)) return false;
  return isOrganisation(name) || lineOfWork.test(position);
}

/** Two names that nobody knows may be a post and an employer, where jobs stand around them. */
function mayBeJob(title: WorkTitle): boolean {
  const [{ position }, name] = [title, nameOf(title)];
  if (position === null || name === null || isNoJob(title) || award.test(position) || isSentence(position, 5))
    return false;
  const isSaidTwice = name.toLowerCase().includes(position.toLowerCase());
  return !isSaidTwice && !/^various$/i.test(name) && [position, name].every((text) => /^\p{Lu}/u.test(text));
}

/** "300 man hours" and "Tasks included the care of the engines of all the trucks" are no employers. */
function nameOf({ name }: WorkTitle): string | null {
  const isProse = isSentence((name ?? '').replace(new RegExp(organisationWord, 'gi'), ''), 7);
  return name === null || /^(?:\d+ [a-z]|I )/.test(name) || isProse ? null : name;
}

/** Names in so many words are written with capitals. */
function isSentence(text: string, most: number): boolean {
  return text.split(' ').length > most && /\s\p{Ll}{5}/u.test(text);
}

function entryOf(
  { lines, duties, dated }: Head,
  { rest: said, ...title }: WorkTitle,
  rest: readonly EntryLine[],
): WorkEntry {
  const behind = /^\./.test(dated.after) ? dated.after.replace(/^\.\s*/, '') : '';
  const named = lines.find(({ text }) => title.position !== null && text.includes(title.position)) ?? dated;
  return {
    ...title,
    ...timeOf(dated.text),
    line: shown(named.text),
    ...described([...duties, ...rest], [said, behind].filter(Boolean).join(' ')),
  };
}
