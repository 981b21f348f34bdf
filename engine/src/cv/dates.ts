import { monthNames } from './vocabulary.ts';

/** A time, as far as a line tells it. */
export interface DateSpan {
  /** `YYYY` or `YYYY-MM`; null when only the end is told. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly isCurrent: boolean;
  /** Only one date stands there: a year of graduation, or a day. */
  readonly isSingle: boolean;
  /** Places in the line, the end exclusive. */
  readonly start: number;
  readonly end: number;
}

interface Atom {
  readonly year: number | null;
  readonly month: number | null;
  readonly isNow: boolean;
  /** "20XX": a year that the person has not filled in. */
  readonly isBlank: boolean;
  /** A word before it says that it goes on from there: "since". */
  readonly isOpen: boolean;
  readonly start: number;
  readonly end: number;
}

/** In English and Kiswahili, with the slips that are usual: "Janurary", "Febuary", "Apri", "Septmber". */
export const months =
  'jan(?:[aru]+[yi])?|feb(?:[aeru]+[yi])?|march|machi|mar|apr(?:il*i?)?|may|mei|june|juni|jun|july|juli|julai|jul|augu?st|agosti|aug|ago|sept?(?:[emt]+b[era]+)?|o[ck]t(?:ob[era]+)?|nov(?:[em]+b[era]+)?|de[cs](?:[em]+b[era]+)?';
const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
/** Behind a year and a month. */
const day = String.raw`(?:[-/.](?:0[1-9]|[12]\d|3[01]))?`;
const dayOfMonth = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const blankYear = '(?:19|20)xx';
/** Of a year they say no month: "Summer 2017", "Term 2 2019", "Q1 2020". */
const seasons = String.raw`(?:spring|summer|autumn|fall|winter|christmas|easter|(?:term|quarter|semester|sem)\s?(?:\d|i{1,3})|q\s?[1-4]|[1-4](?:st|nd|rd|th)\s(?:term|quarter|semester))`;
const atom = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?<!\p{N})|(?<=(?<!\p{N})(?:19|20)\d\d))(?:\d{1,2}(?:\s?(?:st|nd|rd|th))?[\s.,]{1,2}(?:of\s)?)?(?<name>${months})(?![\p{L}])\.?,?(?:\s${dayOfMonth}(?:\s?[-–]\s?${dayOfMonth})?,?(?=\s${year}|\s?[-–]\s?(?:${months})\s${dayOfMonth},?\s${year}))?(?:-|\sof\s|[\s,./'’‘\x60´]{0,3})(?:(?<blankMonth>${blankYear})(?!\p{L})|(?<named>${year}|(?<=['’‘\x60´-])\d\d(?!st|nd|rd|th)|(?<=\p{L})\d\d(?![\d,]|st|nd|rd|th|\s\d{4}))?(?!\d))`,
    String.raw`(?<![\p{L}\p{N}])${seasons},?\s(?:of\s)?(?<season>${year})(?!\d)`,
    String.raw`(?<![\p{L}\p{N}])(?<blank>${blankYear})(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}/.])\d{1,2}[/.-](?<middle>0?[1-9]|1[0-2])[/.-](?<full>${year})(?!\d)`,
    String.raw`(?<![\p{L}\p{N}/.])(?<figure>0?[1-9]|1[0-2])\s?[/.-]\s?(?<figured>${year})(?!\d)`,
    // "09/19 - 02/21": two of them, or one that goes on.
    String.raw`(?<![\p{L}\p{N}/.])(?<shortMonth>0?[1-9]|1[0-2])/(?<short>\d\d)(?![\d/])(?:(?=\s?[-–—]\s?(?:\d{1,2}/\d\d(?![\d/])|now|present|current|to date))|(?<=(?<![\d/])\d{1,2}/\d\d\s?[-–—]\s?\d{1,2}/\d\d))`,
    String.raw`(?<![\p{L}\p{N}])(?<isoYear>${year})[-/.](?<iso>0[1-9]|1[0-2]|(?<=[/.])[1-9](?!\d))${day}(?!\d)(?:(?=\s{0,2}(?:[-–—]|to\b|until\b|hadi\b))|(?<=\d{4}[-/.]\d\d?${day}\s{0,2}(?:[-–—]|to|until|hadi)\s{0,2}\d{4}[-/.]\d\d?${day}))`,
    // "Cashier/Bidii/2019-2022", but not "Ref. HR/2019/7".
    String.raw`(?:(?<![\p{L}\p{N}.,]|(?<!\d{4})/)|(?<=\p{L}/)(?=\d{4}\s?[-–—]\s?\p{N}))(?<year>${year})(?![\p{N}]|,\d)`,
    String.raw`(?<![\p{L}\p{N}])(?<now>to[ -]?date|(?:un)?till? ?(?:the )?(?:now|yet|date|today|present)|up ?to (?:now|date)|(?:at )?present(?: day)?|current(?:ly)?|(?<=[-–—]\s?)recent|date|now|to ?day|on ?going|continu(?:e|ing|es|ous)|(?:hadi |mpaka )?(?:sasa(?: hivi)?|leo)|still (?:working|there)|i currently work here)(?![\p{L}])`,
  ].join('|'),
  'giu',
);
const joint =
  /^[\s)]*(?:[-–—~/_→⟶➔➝]{1,3}>?|to|to\s?:|end(?:ed)?\s?:|until|till|up ?to|hadi|mpaka|through|thru|&)[\s(]*(?:[-–—]|to|the|since|(?:un)?till?)?\s*$/i;
/** Two cells of a table side by side, "From" and "To". */
const cellJoint = /^[\s)]*(?:\t|\|)[\s(|]*$/;
const sinceBefore = /(?:\bsince|\bfrom|\btangu|\bkuanzia|\btoka)\s*:?\s*$/i;
const yearsAfter = /^\s?[-–/]\s?(\d\d)(?![\d/.-])/;
/** Parts of an atom that are its year, and its month in figures. */
const years = ['named', 'full', 'figured', 'short', 'isoYear', 'season', 'year'];
const figures = ['middle', 'figure', 'shortMonth', 'iso'];
const maxAtoms = 40;

/** The times that a line tells, in its order. Takes time in proportion to its length. */
export function datesIn(text: string): DateSpan[] {
  // "[2018] – [2019]"
  const line = text.replace(/\[((?:19|20)\d\d)\]/g, ' $1 ');
  const goesOn = ongoing.exec(line);
  if (!/\d\d|sasa|leo/.test(line)) return goesOn === null ? [] : [{ ...currentOnly, ...placeOf(goesOn) }];
  const atoms = atomsIn(withMonthsFirst(withDaysFirst(withShortYears(line))));
  const spans: DateSpan[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const [from, to] = [atoms[at], atoms[at + 1]];
    if (from === undefined) break;
    const isRange = to !== undefined && joins(line, from, to);
    if (from.isNow) continue;
    if (isRange) {
      const span = rangeOf(line, from, to);
      if (span !== undefined) {
        spans.push(span);
        at += 1;
        continue;
      }
    }
    const alone = aloneAt(line, from);
    if (alone !== undefined) spans.push(alone);
  }
  return spans;
}

/** "Web Developer, ongoing": all that it tells is that it goes on. */
const ongoing =
  /(?<=[,(|\t–—-]\s?)(?:on ?going|present|(?:up )?to date|current (?:role|position|job))(?=\)?\s*$)|^(?:up )?to date(?=\s*[:–-])|^currently (?:working|employed)(?: here)?$/i;
const currentOnly = { startDate: null, endDate: null, isCurrent: true, isSingle: false } as const;

function placeOf({ 0: text, index }: RegExpExecArray): { readonly start: number; readonly end: number } {
  return { start: index, end: index + text.length };
}

const shortRange = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:${months})\.?(?= )|(?:${months}))[ .](\d\d\s?(?:-|–|—|to)\s?)(?:((?:${months})\.?(?= )|(?:${months}))[ .](\d\d)|(now|present|current|to date))(?![\p{L}\p{N}])`,
  'giu',
);

/** "Sept 19 - Feb 21", "Sept.19 - Feb.21" as "Sept’19 - Feb’21", of the same length; where a year is written out, these are days. */
function withShortYears(line: string): string {
  if (/\d{4}/.test(line)) return line;
  return line.replace(shortRange, (_, from, joint, to, year, now) => `${from}’${joint}${now ?? `${to}’${year}`}`);
}

/** "06/20/2016 - 04/07/2017": where a second number is no month, the first ones are. */
function withDaysFirst(line: string): string {
  const days = /(?<!\d)(\d{1,2})\/(\d{1,2})\/(?=(?:19|20)\d\d)/g;
  const isMonthFirst = [...line.matchAll(days)].some(([, , second]) => Number(second) > 12);
  return isMonthFirst ? line.replace(days, '$2/$1/') : line;
}

const yearsFirst = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${year}) (${months})(-)(${year}) (${months})(?![\p{L}\p{N}])`,
  'giu',
);

/** "2015 August-2016 March" as "August 2015-March 2016": without gaps "August-2016" would be a month of that year. */
function withMonthsFirst(line: string): string {
  return line.replace(yearsFirst, '$2 $1$3$5 $4');
}

/** A month belongs to the year before it, "2021 October - December", "2015/Sep - 2022/June", or behind a dash, "January - 2020 to December - 2020". */
function atomsIn(line: string): Atom[] {
  const joined: Atom[] = [];
  for (const found of plainAtomsIn(line)) {
    const before = joined.at(-1);
    const between = line.slice(before?.end, found.start);
    if (before !== undefined && isYearAlone(before) && isMonthAlone(found) && /^(?:[\s,:/([]*|-)$/.test(between))
      joined[joined.length - 1] = { ...before, month: found.month, end: found.end };
    else if (before !== undefined && isMonthAlone(before) && isYearAlone(found) && /^\s[-–]\s$/.test(between))
      joined[joined.length - 1] = { ...before, year: found.year, end: found.end };
    else joined.push(found);
  }
  return joined;
}

function isYearAlone({ year, month }: Atom): boolean {
  return year !== null && month === null;
}

function isMonthAlone({ year, month }: Atom): boolean {
  return year === null && month !== null;
}

function plainAtomsIn(line: string): Atom[] {
  return [...line.matchAll(atom)].slice(0, maxAtoms).map(({ 0: text, index, groups = {} }) => {
    const [written, figure] = [years, figures].map((names) => names.map((of) => groups[of]).find(Boolean));
    const month = groups.name === undefined ? Number(figure ?? 0) : monthNumber(groups.name);
    return {
      year: written === undefined ? null : fullYear(written),
      month: month === 0 ? null : month,
      isNow: groups.now !== undefined,
      isBlank: (groups.blank ?? groups.blankMonth) !== undefined,
      isOpen: sinceBefore.test(line.slice(Math.max(0, index - 12), index)),
      start: index,
      end: index + text.replace(/[\s,/'’‘\x60´-]+$/, '').length,
    };
  });
}

/** "to date" brings its own joint; so does "hadi sasa". */
function joins(line: string, from: Atom, to: Atom): boolean {
  const between = line.slice(from.end, to.start);
  const isOwnJoint =
    to.isNow &&
    /^(?:to(?!day)|(?:un)?till?|up ?to|hadi|mpaka|continu|on ?going|present)/i.test(line.slice(to.start, to.end));
  if (isOwnJoint && /^[\s,(|–—-]*$/.test(between)) return true;
  // "09/2022 06/2023", from a file that lost the dash.
  if (between === ' ' && from.month !== null && to.month !== null) return monthsOf(from) < monthsOf(to);
  // "2015 2017 Clerk", "2019 Date Clerk": a row of a table that lost its gaps.
  if (between === ' ' && from.start === 0 && from.month === null && (to.isNow || to.month === null))
    return to.isNow ? /^\s\p{L}/u.test(line.slice(to.end)) : (from.year ?? 0) < (to.year ?? 0);
  // "Nov 2024 Current", and nothing else in its line.
  if (between === ' ' && to.isNow && from.start === 0 && to.end === line.length) return true;
  // "Started March 2022, currently working here".
  if (to.isNow && /^,\s*$/.test(between) && /^currently (?:work|employ)/i.test(line.slice(to.start))) return true;
  // "May 2016: currently".
  if (to.isNow && /^\s*[:;]\s*$/.test(between)) return true;
  if (cellJoint.test(between)) return to.isNow || monthsOf(from) < monthsOf(to);
  if (/\bbetween\s*$/i.test(line.slice(Math.max(0, from.start - 10), from.start)) && /^\s*and\s*$/i.test(between))
    return true;
  return joint.test(between);
}

function monthsOf({ year: ofAtom, month }: Atom): number {
  return (ofAtom ?? 0) * 12 + (month ?? 0);
}

function rangeOf(line: string, from: Atom, to: Atom): DateSpan | undefined {
  const unknown = { startDate: null, endDate: null, isCurrent: to.isNow, isSingle: false } as const;
  const place = { start: from.start, end: to.end };
  if (from.isBlank || to.isBlank) return { ...unknown, ...place };
  // "Nov - Feb 2020" began in the year before.
  const isYearBefore = to.year !== null && (from.month ?? 0) > (to.month ?? 12);
  const start = from.year ?? (to.isNow || to.year === null ? null : to.year - (isYearBefore ? 1 : 0));
  if (start === null) return undefined;
  // "August 2022 - July 2022" is a time, but nobody knows which.
  if (!to.isNow && written(to.year ?? start, to.month ?? 12) < written(start, from.month ?? 0)) {
    const isWritten = from.year !== null && /[-–—]|\bto\b/.test(line.slice(from.end, to.start));
    return isWritten ? { ...unknown, ...place } : undefined;
  }
  return {
    startDate: written(start, from.month),
    endDate: to.isNow ? null : written(to.year ?? start, to.month),
    isCurrent: to.isNow,
    isSingle: false,
    ...place,
  };
}

function aloneAt(line: string, { year: ofAtom, month, isOpen, start, end }: Atom): DateSpan | undefined {
  if (ofAtom === null || /^\d{1,2}\/\d\d$/.test(line.slice(start, end))) return undefined;
  const short = month === null ? yearsAfter.exec(line.slice(end, end + 8)) : null;
  if (short !== null) {
    const last = Math.floor(ofAtom / 100) * 100 + Number(short[1]);
    if (last >= ofAtom && last - ofAtom < 15) {
      const stop = end + short[0].length;
      return { startDate: `${ofAtom}`, endDate: `${last}`, isCurrent: false, isSingle: false, start, end: stop };
    }
  }
  const date = written(ofAtom, month);
  if (isOpen) {
    const word = sinceBefore.exec(line.slice(Math.max(0, start - 12), start))?.[0].length ?? 0;
    return { startDate: date, endDate: null, isCurrent: true, isSingle: false, start: start - word, end };
  }
  // "2018 -", at the end of a line or of a cell, "2018 onwards".
  const open = /^\s?[-–—]\s{0,3}(?=\t|\)|$)|^\sonwards?\b|^\s(?:to|till)\s?[….–-]+$/.exec(
    line.slice(end, end + 10),
  )?.[0];
  if (open !== undefined) {
    const span = { startDate: date, endDate: null, isCurrent: true, isSingle: false };
    return { ...span, start, end: end + open.length };
  }
  return { startDate: null, endDate: date, isCurrent: false, isSingle: true, start, end };
}

function written(ofYear: number, month: number | null): string {
  return month === null ? `${ofYear}` : `${ofYear}-${`${month}`.padStart(2, '0')}`;
}

function monthNumber(name: string): number {
  return monthNames.findIndex((month) => month.test(name)) + 1;
}

function fullYear(figures: string): number {
  const figure = Number(figures);
  if (figures.length > 2) return figure;
  return figure < 50 ? 2000 + figure : 1900 + figure;
}
