import type { WorkEntry } from './cv-facts.ts';
import { datesIn } from './dates.ts';
import type { EntryLine, TableRow } from './entry-lines.ts';
import { fieldEntries } from './field-entries.ts';
import { isPlaces, type TitlePart, titleParts, type WorkTitle, workTitle } from './title-parts.ts';
import { roleWord } from './vocabulary.ts';

const maxTitleLength = 110;
const maxSingleLineLength = 90;
const maxTitleLines = 3;
const maxEntries = 60;
const maxUnread = 20;
/** A line that only says that duties follow. */
const duties =
  /^(?:(?:key|main|my|major) )?(?:duties|responsibilities|achievements|roles|tasks|majukumu|activities)(?:(?: and | & |\/)\w+)?(?: include[sd]?)?\s*:?$/i;
/** "Analysed rainfall data from 1990 to 2020": what was done, and not when it was done. */
const deed = /^(?!(?:un)?(?:employed|engaged)\b)\p{L}+(?:ed|ing)\s/iu;

/** The lines that name a job and tell its time. What follows, up to the next one, is what was done there. */
interface Head {
  readonly from: number;
  /** Exclusive. */
  readonly end: number;
  readonly lines: readonly EntryLine[];
  /** The line with its time; of a job without one the first. */
  readonly dated: EntryLine;
}

/** What a part of a CV tells of jobs. */
export interface ReadWork {
  /** In its order. */
  readonly entries: readonly WorkEntry[];
  /** Lines that look like a job, and are a part of none. */
  readonly unread: readonly string[];
}

/** The jobs of a part of a CV. */
export function workEntries(block: readonly EntryLine[]): ReadWork {
  const written = tableEntries(block) ?? formEntries(block);
  if (written.length > 0) return { entries: written, unread: [] };
  const heads = withDateless(block, datedHeads(block));
  const unread = block.flatMap((line, at) => {
    const isInHead = heads.some(({ from, end }) => at >= from && at < end);
    return !isInHead && looksLikeWork(line, block[at - 1]) ? [shown(line.text)] : [];
  });
  return { entries: entriesOf(block, heads), unread: [...new Set(unread)].slice(0, maxUnread) };
}

function looksLikeWork(line: EntryLine, before: EntryLine | undefined): boolean {
  if (line.isBlank || line.isBullet || line.text.length > maxTitleLength || deed.test(line.text)) return false;
  if (line.span !== null && !line.span.isSingle) return true;
  const isFirst = before === undefined || before.isBlank || before.isBullet;
  return isFirst && isTitle(line) && titleParts([line.text]).parts.some(isNamedRole);
}

/** The jobs that a CV without headings tells: only those with a known kind of work. */
export function workWithoutHeading(block: readonly EntryLine[]): WorkEntry[] {
  return entriesOf(block, datedHeads(block)).filter(({ position, startDate, isCurrent, endDate }) => {
    return (
      position !== null &&
      isRole(position) &&
      (isCurrent || (startDate !== null && endDate !== null && startDate !== endDate))
    );
  });
}

/** The rows of a table whose columns are named, with what stands below each. */
function tableEntries(block: readonly EntryLine[]): WorkEntry[] | undefined {
  const rows: { row: TableRow; line: EntryLine; others: EntryLine[] }[] = [];
  for (const line of block) {
    const { row } = line;
    if (row?.position !== undefined || row?.name !== undefined) rows.push({ row, line, others: [] });
    else rows.at(-1)?.others.push(line);
  }
  if (rows.length === 0) return undefined;
  return rows.slice(0, maxEntries).map(({ row, line, others }) => ({
    position: row.position ?? null,
    name: row.name?.split(',', 1)[0] ?? null,
    location: workTitle([row.name ?? '']).location,
    line: shown(line.text),
    ...timeOf(row.dates ?? [row.from, row.to].filter(Boolean).join(' - ')),
    ...described(others, row.duties ?? ''),
  }));
}

function formEntries(block: readonly EntryLine[]): WorkEntry[] {
  return fieldEntries(block)
    .slice(0, maxEntries)
    .flatMap(({ values, others }) => {
      const titles = [values.get('position')?.value, values.get('name')?.value ?? values.get('institution')?.value];
      const first = values.get('position') ?? values.get('name');
      if (first === undefined) return [];
      const dates = values.get('dates')?.value ?? others.find(({ span }) => span !== null)?.text ?? first.value;
      const said = values.get('duties')?.value;
      const [position, name] = titles.map((title) => title?.replace(/\s*[,(–-]?\s*(?:19|20)\d\d.*$/, '') || null);
      const { location } = workTitle([name ?? '']);
      const entry = {
        position: position ?? null,
        name: name?.split(',', 1)[0] ?? null,
        location,
        line: shown(first.text),
      };
      return [{ ...entry, ...timeOf(dates), ...described(others, said ?? '') }];
    });
}

/** Around each time the lines that are its title: above it as many as the first one has, and below it what completes it. */
function datedHeads(block: readonly EntryLine[]): Head[] {
  const anchors = anchorsIn(block);
  const layout = anchors[0] === undefined ? 0 : linesAbove(block, anchors[0], -1, maxTitleLines).titles;
  let end = -1;
  return anchors.slice(0, maxEntries).flatMap((anchor) => {
    const line = block[anchor];
    if (line === undefined) return [];
    // A time alone below its title, after titles that had theirs beside them.
    const isAlone = layout === 0 && titleOf(line).length === 0 && isWhole(block[anchors[0] ?? -1]);
    const { lines: above } = linesAbove(block, anchor, end, isAlone ? 2 : layout);
    const head = titleLines(block, anchor - above - blanksIn(block, anchor, above), anchor);
    const below = linesBelow(block, anchor, head, anchors);
    end = anchor + below.length;
    const from = head[0] === undefined ? anchor : block.indexOf(head[0]);
    return [{ from, end: end + 1, lines: [...head, line, ...below], dated: line }];
  });
}

/** Lines with the time of a job. */
function anchorsIn(block: readonly EntryLine[]): number[] {
  const dated = block.flatMap((line, at) => {
    const { span, text, before, after } = line;
    if (span === null || (before.length > maxTitleLength && after !== '') || (text.length > 200 && span.start > 3))
      return [];
    return [{ at, line, isSingle: span.isSingle }];
  });
  const ranges = dated.filter(({ isSingle }) => !isSingle);
  const isList = ranges.every(({ line }) => line.isBullet);
  const heads = ranges.filter(({ line }) => {
    if (deed.test(line.before) && !titleParts(titleOf(line)).parts.some(isNamedRole)) return false;
    return isList || !line.isBullet || isWhole(line);
  });
  if (heads.length === 0) return dated.filter(({ line }) => roleWord.test(line.text)).map(({ at }) => at);
  const inFront = heads.filter(({ line }) => isInFront(line)).length;
  const singles = dated.filter(
    ({ at, line, isSingle }) => isSingle && (isSingleHead(block, at) || (inFront > 1 && isInFront(line))),
  );
  return [...heads, ...singles].map(({ at }) => at).sort((one, other) => one - other);
}

/** "2007    Rift Commerce": in a list whose times all stand in front, a year is one of them. */
function isInFront({ span, isBullet, before, after }: EntryLine): boolean {
  return (
    span?.start === 0 &&
    !isBullet &&
    before === '' &&
    after !== '' &&
    after.length <= maxSingleLineLength &&
    !deed.test(after)
  );
}

/** A month, a season or a year that is all the time of a job: at the end of its title or of its employer's line. */
function isSingleHead(block: readonly EntryLine[], at: number): boolean {
  const line = block[at];
  if (line === undefined || line.isBullet || line.text.length > maxSingleLineLength || line.after !== '') return false;
  if (line.before === '' || deed.test(line.before)) return false;
  const above = block[at - 1];
  const isBelowTitle = above !== undefined && !above.isBlank && above.span === null && isTitle(above);
  for (const titles of [titleOf(line), ...(isBelowTitle ? [[above.text, ...titleOf(line)]] : [])]) {
    const { name } = workTitle(titles);
    if (name !== null && titleParts(titles).parts.some(isNamedRole)) return true;
  }
  return false;
}

/** How many lines right above a time are its title, those of "Full-time" and "3 years" aside or with them. */
function linesAbove(
  block: readonly EntryLine[],
  anchor: number,
  after: number,
  most: number,
): { titles: number; lines: number } {
  const found = { titles: 0, lines: 0 };
  const line = block[anchor];
  const above = block[anchor - 1];
  if (isWhole(line)) {
    const isBelowEmployer =
      anchor - 1 > after && most > 0 && line !== undefined && above !== undefined && isDepartmentBelow(line, above);
    return isBelowEmployer ? { titles: 1, lines: 1 } : found;
  }
  for (let at = anchor - 1; at > after && found.titles < most; at -= 1) {
    const title = block[at];
    if (title === undefined || (title.isBlank && found.lines > 0) || !(title.isBlank || isTitle(title))) break;
    if (title.isBlank) continue;
    found.lines += 1;
    if (!isAside(title)) found.titles += 1;
  }
  return found;
}

function isAside({ text }: EntryLine): boolean {
  return titleParts([text]).parts.every(({ kind }) => kind === 'aside');
}

/** "World Vision, Turkana" above "Project Officer, WASH": what stands beside the post is a part of the employer above. */
function isDepartmentBelow(line: EntryLine, above: EntryLine): boolean {
  if (above.isBlank || above.span !== null || !isTitle(above)) return false;
  const { parts } = titleParts(titleOf(line));
  const { name } = workTitle(titleOf(line));
  const beside = parts.find(({ text }) => text === name);
  if (beside?.kind !== 'unknown' || !parts.some(({ kind, group }) => kind === 'role' && group === beside.group))
    return false;
  const kinds = titleParts([above.text]).parts.map(({ kind }) => kind);
  return (
    !kinds.includes('role') && (kinds.includes('organisation') || (kinds[0] === 'unknown' && kinds.includes('place')))
  );
}

function blanksIn(block: readonly EntryLine[], anchor: number, above: number): number {
  return above > 0 && block[anchor - 1]?.isBlank ? 1 : 0;
}

function titleLines(block: readonly EntryLine[], from: number, to: number): EntryLine[] {
  return block.slice(Math.max(0, from), to).filter(({ isBlank }) => !isBlank);
}

/** The lines below a time that complete its title. */
function linesBelow(
  block: readonly EntryLine[],
  anchor: number,
  head: readonly EntryLine[],
  anchors: readonly number[],
): EntryLine[] {
  const below: EntryLine[] = [];
  const line = block[anchor];
  if (line === undefined) return below;
  for (let at = anchor + 1; at < block.length && below.length < 2; at += 1) {
    const titles = [...head.map(({ text }) => text), ...titleOf(line), ...below.map(({ text }) => text)];
    const next = block[at];
    if (next === undefined || next.isBlank || anchors.includes(at)) break;
    // A time alone, and below it a list that begins with the title.
    const isListed = titles.length === 0 && next.isBullet && isWhole(next);
    if (!isListed && (next.isBullet || !isTitle(next))) break;
    const title = workTitle(titles);
    if (title.position !== null && title.name !== null) {
      if (title.location === null && isPlaces(next.text)) below.push(next);
      else if (isNamedRoleBelow(titles, next)) below.push(next);
      break;
    }
    // Below a role alone a line of prose is what was done there.
    if (title.position !== null && isRole(title.position) && isRole(next.text)) break;
    below.push(next);
  }
  return below;
}

/** "State University, Help Desk" and below it "Data Analyst": what looked like the title was a department. */
function isNamedRoleBelow(titles: readonly string[], next: EntryLine): boolean {
  const [only, ...others] = titleParts([next.text]).parts;
  return only !== undefined && others.length === 0 && isNamedRole(only) && !titleParts(titles).parts.some(isNamedRole);
}

/**
 * Adds the jobs that tell no time. Where others do, or duties stand between, only a known kind of work with a known kind of employer is one.
 */
function withDateless(block: readonly EntryLine[], dated: readonly Head[]): Head[] {
  const isLoose = dated.length === 0;
  const isList = isLoose && block.every(({ isBullet, isBlank }) => isBullet || isBlank);
  const heads: Head[] = [];
  const gaps = [{ from: 0, end: 0 }, ...dated].map(({ end }, at) => ({
    from: end,
    to: dated[at]?.from ?? block.length,
  }));
  for (const [index, { from, to }] of gaps.entries()) {
    if (index > 0 && dated[index - 1] !== undefined) heads.push(dated[index - 1] as Head);
    for (let at = from; at < to && heads.length < maxEntries; at += 1) {
      const before = block[at - 1];
      const isFirst = before === undefined || before.isBlank || before.isBullet || (isLoose && !isTitle(before));
      const length = isFirst || (isLoose && at === from) ? datelessLength(block, at, to, isLoose, isList) : 0;
      const line = block[at];
      if (length === 0 || line === undefined) continue;
      heads.push({ from: at, end: at + length, lines: block.slice(at, at + length), dated: line });
      at += length - 1;
    }
  }
  return heads;
}

/** How many lines from here name a job without a time; 0 when they name none. */
function datelessLength(
  block: readonly EntryLine[],
  at: number,
  to: number,
  isLoose: boolean,
  isList: boolean,
): number {
  const [line, next, after] = [block[at], at + 1 < to ? block[at + 1] : undefined, block[at + 2]];
  if (
    line === undefined ||
    line.isBlank ||
    line.span !== null ||
    !isTitle({ ...line, isBullet: line.isBullet && !isList })
  )
    return 0;
  const { parts } = titleParts([line.text]);
  const hasRole = parts.some(isNamedRole);
  if (hasRole && parts.some(({ kind }) => kind === 'organisation')) return 1;
  if (isLoose && hasRole && workTitle([line.text]).name !== null) return 1;
  if (line.isBullet) return 0;
  if (next === undefined || next.isBlank || next.isBullet || next.span !== null || !isTitle(next)) return 0;
  const below = titleParts([next.text]).parts;
  if (hasRole === below.some(isNamedRole)) return 0;
  const employer = hasRole ? below : parts;
  if (employer.some(({ kind }) => kind === 'organisation')) return 2;
  const isEnd = after === undefined || after.isBlank || after.isBullet || !isTitle(after);
  return isLoose && isEnd && workTitle([line.text, next.text]).name !== null ? 2 : 0;
}

/** An employer that stands above its posts. */
interface Banner {
  readonly name: string;
  readonly location: string | null;
  /** Beside the post stands more, which is no employer: "Teller, Front Office". */
  readonly hasDepartments: boolean;
}

/** One employer may stand above several posts; the later ones are there, too. */
function entriesOf(block: readonly EntryLine[], heads: readonly Head[]): WorkEntry[] {
  const entries: WorkEntry[] = [];
  let banner: Banner | undefined;
  for (const [at, head] of heads.entries()) {
    const next = heads[at + 1];
    const rest = block.slice(head.end, next?.from ?? block.length);
    const title = workTitle(head.lines.flatMap(titleOf));
    if (next !== undefined && isBannerOnly(head, rest, next)) {
      banner = title.name === null && title.position === null ? undefined : bannerNamed(title);
      continue;
    }
    const own = bannerOf(head, title);
    const isBelow = own === undefined && banner !== undefined && isBelowBanner(head, title, banner);
    if (!isBelow) banner = own;
    const named =
      isBelow && banner !== undefined
        ? { ...title, name: banner.name, location: title.location ?? banner.location }
        : title;
    entries.push(entryOf(head, named, rest));
  }
  return entries;
}

function bannerNamed({ name, position, location }: WorkTitle): Banner {
  return { name: name ?? position ?? '', location, hasDepartments: false };
}

/** It tells an employer with the time of all its posts, which follow at once. */
function isBannerOnly(head: Head, rest: readonly EntryLine[], next: Head): boolean {
  if (rest.some(({ isBlank }) => !isBlank)) return false;
  const { parts } = titleParts(head.lines.flatMap(titleOf));
  if (parts.length === 0 || parts.some(({ kind, text }) => kind === 'role' || roleWord.test(text))) return false;
  const below = titleParts(next.lines.flatMap(titleOf)).parts;
  return below.some(isNamedRole) && workTitle(next.lines.flatMap(titleOf)).name === null;
}

function bannerOf({ lines }: Head, { name, location }: WorkTitle): Banner | undefined {
  if (name === null) return undefined;
  const parts = lines.map((line) => titleParts(titleOf(line)).parts);
  const role = parts.findIndex((those) => those.some(({ kind }) => kind === 'role'));
  const employer = parts.findIndex((those) => those.some(({ text }) => name.includes(text)));
  if (employer < 0 || employer >= role) return undefined;
  const beside = parts[role]?.filter(({ kind }) => kind !== 'aside' && kind !== 'role') ?? [];
  return { name, location, hasDepartments: beside.length > 0 };
}

function isBelowBanner({ lines }: Head, { position, name }: WorkTitle, { hasDepartments }: Banner): boolean {
  if (position === null || !isRole(position)) return false;
  if (name === null) return true;
  const { parts } = titleParts(lines.flatMap(titleOf));
  const [role, employer] = [position, name].map((text) => parts.find((part) => part.text === text));
  return hasDepartments && employer?.kind === 'unknown' && employer.group === role?.group;
}

function titleOf({ span, text, before, after }: EntryLine): string[] {
  if (span === null) return [text];
  // "2015-2017. Sold clothes": what follows the full stop is no title.
  return [before, /^\./.test(after) && before !== '' ? '' : after.replace(/^\.\s*/, '')].filter(Boolean);
}

/** It has a title with its employer beside its time. */
function isWhole(line: EntryLine | undefined): boolean {
  if (line === undefined) return false;
  const { position, name } = workTitle(titleOf(line));
  return position !== null && name !== null && (isRole(position) || titleOf(line).join('').includes('\t'));
}

function isRole(title: string): boolean {
  return titleParts([title]).parts.some(({ kind }) => kind === 'role');
}

/** A role that is written like one, and not only the word of a trade. */
function isNamedRole({ kind, text }: TitlePart): boolean {
  return kind === 'role' && roleWord.test(text);
}

function isTitle({ text, isBullet, span }: EntryLine): boolean {
  if (isBullet || text.length > maxTitleLength || (span !== null && !span.isSingle)) return false;
  if (/^\p{Ll}/u.test(text) && !roleWord.test(text)) return false;
  if (text.split(' ').length > 12 || /[;,]$/.test(text)) return false;
  if (!/\.$/.test(text.replace(/\b(?:ltd|co|inc|st)\.$/i, ''))) return true;
  // A sentence, unless it is made of a post and an employer.
  const { parts } = titleParts([text]);
  return parts.length > 1 && parts.some(isNamedRole) && parts.every(({ text: part }) => part.split(' ').length <= 4);
}

function entryOf({ lines, dated }: Head, { rest: said, ...title }: WorkTitle, rest: readonly EntryLine[]): WorkEntry {
  const behind = /^\./.test(dated.after) ? dated.after.replace(/^\.\s*/, '') : '';
  const named = lines.find(({ text }) => title.position !== null && text.includes(title.position)) ?? dated;
  return {
    ...title,
    ...timeOf(dated.text),
    line: shown(named.text),
    ...described(rest, [said, behind].filter(Boolean).join(' ')),
  };
}

function timeOf(text: string): Pick<WorkEntry, 'startDate' | 'endDate' | 'isCurrent'> {
  const spans = datesIn(text);
  const span = spans.find(({ isSingle }) => !isSingle) ?? spans[0];
  if (span === undefined) return { startDate: null, endDate: null, isCurrent: false };
  return { startDate: span.isSingle ? span.endDate : span.startDate, endDate: span.endDate, isCurrent: span.isCurrent };
}

/** The lines below a title: those of a list with the lines they go on in, the others as one text. */
function described(lines: readonly EntryLine[], first: string): Pick<WorkEntry, 'summary' | 'highlights'> {
  const highlights: string[] = [];
  const plain: string[] = first === '' ? [] : [first];
  let isList = false;
  for (const { text, isBullet, isBlank } of lines) {
    if (isBlank || duties.test(text)) continue;
    const line = shown(text);
    const last = highlights.length - 1;
    if (isBullet) highlights.push(line);
    else if (isList && /^[\p{Ll}(\d]/u.test(line)) highlights[last] = `${highlights[last]} ${line}`;
    else plain.push(line);
    isList = isBullet || (isList && /^[\p{Ll}(\d]/u.test(line));
  }
  return { summary: plain.length === 0 ? null : plain.join(' '), highlights };
}

function shown(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
