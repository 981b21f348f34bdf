import type { EntryLine, EntryLines } from './entry-lines.ts';
import { isPlaces, titleParts, workTitle } from './title-parts.ts';
import {
  deed,
  isAside,
  isNamedRole,
  isTitle,
  isWhole,
  joined,
  maxTitleLength,
  partsIn,
  titleIn,
  titlesOf,
} from './work-lines.ts';

const maxSingleLineLength = 90;
const maxTitleLines = 3;
export const maxEntries = 60;

/** The lines that name a job and tell its time. What follows, up to the next one, is what was done there. */
export interface Head {
  readonly from: number;
  /** Exclusive. */
  readonly end: number;
  readonly lines: EntryLines;
  /** The line with its time; of a job without one the first. */
  readonly dated: EntryLine;
}

/** Around each time the lines that are its title: above it as many as the first one has, and below it what completes it. */
export function datedHeads(block: EntryLines): Head[] {
  const anchors = anchorsIn(block);
  const first = anchors[0] ?? -1;
  const layout = titleAbove(block, first, -1, maxTitleLines).titles;
  let end = -1;
  return anchors.slice(0, maxEntries).flatMap((anchor) => {
    const line = block[anchor];
    if (line === undefined) return [];
    // A time alone below its title, or with the end of it, after titles that had theirs beside them.
    const [title, beside] = [block[anchor - 1], titlesOf(line)];
    const isEnd =
      beside.every(isPlaces) && (/,$/.test(title?.text ?? '') || isWhole(beside.length === 0 ? block[first] : title));
    const isAlone = layout === 0 && isEnd;
    const isApart = anchor - 3 > end && isEmployerAbove(block.slice(anchor - 3, anchor), line);
    const from = isApart ? anchor - 2 : titleAbove(block, anchor, end, isAlone ? 2 : layout).from;
    const above = block.slice(from, anchor).filter(({ isBlank }) => !isBlank);
    const below = linesBelow(block, anchor, above, anchors);
    end = anchor + below.length;
    return [{ from, end: end + 1, lines: [...above, line, ...below], dated: line }];
  });
}

/** Lines with the time of a job. */
function anchorsIn(block: EntryLines): number[] {
  const dated = block.flatMap((line, at) => {
    const { span, text, before, after } = line;
    if (span === null || (before.length > maxTitleLength && after !== '') || (text.length > 200 && span.start > 3))
      return [];
    return [{ at, line, isSingle: span.isSingle }];
  });
  const ranges = dated.filter(({ isSingle }) => !isSingle);
  const isList = ranges.every(({ line }) => line.isBullet);
  const heads = ranges.filter(({ line }) => {
    if (deed.test(line.before) && !partsIn([line]).some(isNamedRole)) return false;
    return isList || !line.isBullet || isWhole(line);
  });
  const inFront = heads.filter(({ line }) => isInFront(line)).length;
  const singles = dated.filter(({ at, line, isSingle }) => {
    const isListed = isInFront(line) && (inFront > 1 || isPostBelow([line.after], block[at + 1]));
    return isSingle && (isListed || isSingleHead(block, at, isList && ranges.length > 0));
  });
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

/** A month, a season or a year that is all the time of a job: at the end of its title or of its employer's line, or below. */
function isSingleHead(block: EntryLines, at: number, isList: boolean): boolean {
  const line = block[at];
  if (line === undefined || (line.isBullet && !isList) || !/^\.?$/.test(line.after) || deed.test(line.before))
    return false;
  const above = block[at - 1];
  const isBelowTitle = above !== undefined && !above.isBlank && above.span === null && isTitle(above);
  return [[line], ...(isBelowTitle ? [[above, line]] : [])].some(
    (lines) => titleIn(lines).name !== null && partsIn(lines).some(isNamedRole),
  );
}

/** Where the title above a time begins, and how many of its lines are more than an aside such as "Full-time". */
function titleAbove(block: EntryLines, anchor: number, after: number, most: number): { from: number; titles: number } {
  const found = { from: anchor, titles: 0 };
  const [line, above] = [block[anchor], block[anchor - 1]];
  const isComplete = isWhole(line);
  if (isComplete && !isDepartmentBelow(line, above)) return found;
  for (let at = anchor - 1; at > after; at -= 1) {
    const title = block[at];
    if (title === undefined || title.isBlank || !isTitleAbove(title, block[at - 1])) break;
    // A further post above a whole title is the headline of the person.
    if (isWhole(block[at + 1]) && at + 1 < anchor && partsIn([title]).some(isNamedRole)) break;
    const isBegun = at + 1 < anchor && joined([title.text, block[at + 1]?.text ?? '']).length === 1;
    if (!isBegun && found.titles >= (isComplete ? Math.min(1, most) : most)) break;
    found.from = at;
    if (!isBegun && !isAside(title)) found.titles += 1;
  }
  return found;
}

/** "Bidii Ltd" in lines of its own, above "Clerk | 2019 - 2020". */
function isEmployerAbove([first, title, gap]: EntryLines, line: EntryLine): boolean {
  if (first?.isBlank !== true || gap?.isBlank !== true || title === undefined || !isTitleAbove(title)) return false;
  const { position, name } = titleIn([line]);
  return position !== null && name === null && !partsIn([title]).some(({ kind }) => kind === 'role');
}

/** "Ecologist, Wildlife Trust, Exeter," right above its time, and not the end of a sentence that fills the line above. */
function isTitleAbove(line: EntryLine, above?: EntryLine): boolean {
  const isEnd = /^(?:\p{Ll}\S*|\d+) \S/u.test(line.text) && (above?.text.length ?? 0) > 45;
  return !isEnd && isTitle({ ...line, text: line.text.replace(/,$/, '') });
}

/** "World Vision, Turkana" above "Project Officer, WASH": what stands beside the post is a part of the employer above. */
function isDepartmentBelow(line: EntryLine | undefined, above: EntryLine | undefined): boolean {
  if (line === undefined || above === undefined || above.isBlank || above.span !== null || !isTitle(above))
    return false;
  const parts = partsIn([line]);
  const { name } = titleIn([line]);
  const beside = parts.find(({ text }) => text === name);
  if (beside?.kind !== 'unknown' || !parts.some(({ kind, group }) => kind === 'role' && group === beside.group))
    return false;
  const kinds = titleParts([above.text]).parts.map(({ kind }) => kind);
  return (
    !kinds.includes('role') && (kinds.includes('organisation') || (kinds[0] === 'unknown' && kinds.includes('place')))
  );
}

/** The lines below a time that complete its title. */
function linesBelow(block: EntryLines, anchor: number, above: EntryLines, anchors: readonly number[]): EntryLine[] {
  const below: EntryLine[] = [];
  const line = block[anchor];
  if (line === undefined) return below;
  const [gap, post] = [block[anchor + 1], block[anchor + 2]];
  if (gap?.isBlank === true && post !== undefined && !anchors.includes(anchor + 3)) {
    const titles = [...above.map(({ text }) => text), ...titlesOf(line)];
    if (titles.length > 0 && workTitle(titles).position === null && isPostBelow(titles, post)) return [gap, post];
  }
  for (let at = anchor + 1; at < block.length && below.length < 2; at += 1) {
    const titles = [...above.map(({ text }) => text), ...titlesOf(line), ...below.map(({ text }) => text)];
    const next = block[at];
    if (next === undefined || next.isBlank || anchors.includes(at) || isSentence(next)) break;
    // A time alone, and below it a list that begins with the title.
    const isListed = titles.length === 0 && next.isBullet && isWhole(next);
    const title = workTitle(titles);
    // Below "2017 - 2019 (2 years 3 months)", as LinkedIn writes it, stands the town.
    if (above.length > 0 && /\(.*\d (?:year|month)s?\)$/.test(line.text) && !isPlaces(next.text)) break;
    const isEmployer = line.isBullet && next.isBullet && title.name === null && isListedEmployer(next);
    if (!isListed && !isEmployer && (next.isBullet || !(isTitle(next) || isPostBelow(titles, next)))) break;
    if (title.position !== null && title.name !== null) {
      if ((title.location === null && isPlaces(next.text)) || isNamedRoleBelow(titles, next)) below.push(next);
      break;
    }
    below.push(next);
  }
  return below;
}

/** "Designed boards for pumps": done in the job, and no name of its employer. "Registered nurse" is a post. */
function isSentence(line: EntryLine): boolean {
  return /^\p{L}+ed \p{Ll}/u.test(line.text) && !partsIn([line]).some(({ kind }) => kind === 'role');
}

/** "• 2019 - 2020: Research Assistant" and below "• University College London". */
function isListedEmployer(line: EntryLine): boolean {
  const { parts } = titleParts([line.text]);
  const isShort = isTitle({ ...line, isBullet: false }) && line.text.split(' ').length <= 7;
  return isShort && !deed.test(line.text) && parts[0]?.kind === 'organisation' && !parts.some(isNamedRole);
}

/** "Bidii Ltd" and below it, maybe after a gap, "Clerk", or "Clerk: kept the records of all customers ...". */
function isPostBelow(titles: readonly string[], next: EntryLine | undefined): boolean {
  const label = /^([^:.]{4,80}):\s+.{60}/.exec(next?.text ?? '')?.[1];
  if (next === undefined || next.isBullet || next.span !== null || (label === undefined && !isTitle(next)))
    return false;
  const [first] = titleParts([label ?? next.text]).parts;
  return first !== undefined && isNamedRole(first) && !titleParts(titles).parts.some(isNamedRole);
}

/** "State University, Help Desk" and below it "Data Analyst  Leeds, UK": what looked like the title was a department. */
function isNamedRoleBelow(titles: readonly string[], next: EntryLine): boolean {
  const [first, ...others] = titleParts([next.text]).parts;
  const isAlone = others.every(({ kind, group }) => kind === 'place' || (kind === 'unknown' && group !== first?.group));
  return isAlone && isPostBelow(titles, next);
}
