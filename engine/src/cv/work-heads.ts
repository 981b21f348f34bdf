import type { EntryLine, EntryLines } from './entry-line.ts';
import { isCountry } from './places.ts';
import { isNamedRole, isPlaces, titleParts } from './title-parts.ts';
import { toldJob } from './told-job.ts';
import { organisationWord, placement } from './vocabulary.ts';
import {
  deed,
  isAddress,
  isAside,
  isBareTitle,
  isOrganisation,
  isPost,
  isRole,
  isTimeAlone,
  isTitle,
  isWhole,
  joined,
  maxSingleLineLength,
  partsIn,
  pastDeed,
  titleIn,
  titlesOf,
} from './work-lines.ts';
import { isLabelledTime, linesWithTime } from './work-times.ts';
import { isDepartmentName, isPartOfPost } from './work-title.ts';

const maxLinesAbove = 4;
const maxLinesBelow = 2;
export const maxEntries = 60;

/** The lines that name a job and tell its time. What follows, up to the next one, is what was done there. */
export interface Head {
  readonly from: number;
  /** Exclusive. */
  readonly end: number;
  readonly lines: EntryLines;
  /** What was done there, where the time stands below it. */
  readonly duties: EntryLines;
  /** The line with its time; of a job without one the first. */
  readonly dated: EntryLine;
  /** So many lines above and below its time: jobs of one CV are laid out alike. */
  readonly shape?: string;
}

/** Lines around a time that may be its title. */
interface Window extends Head {
  readonly shape: string;
  readonly score: number;
}

/** What a window of the shape that fits all jobs best is worth more. */
const alike = 1.5;

/** Around each time the lines that make the best title of it. */
export function datedHeads(block: EntryLines): Head[] {
  const anchors = linesWithTime(block).slice(0, maxEntries);
  const windows = anchors.map((anchor, at) => windowsAt(block, anchor, anchors[at - 1] ?? -1, anchors));
  const sums = new Map<string, number>();
  for (const { shape, score } of windows.flat()) sums.set(shape, (sums.get(shape) ?? 0) + score);
  const [usual] = [...sums].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  let end = 0;
  return windows.flatMap((candidates) => {
    const worth = ({ shape, score }: Window) => score + (shape === usual ? alike : 0);
    const [best] = candidates.filter(({ from }) => from >= end).toSorted((one, other) => worth(other) - worth(one));
    if (best === undefined) return [];
    end = best.end;
    return [best];
  });
}

function windowsAt(block: EntryLines, anchor: number, before: number, anchors: readonly number[]): Window[] {
  const line = block[anchor];
  if (line === undefined) return [];
  const windows: Window[] = [];
  for (const from of startsAbove(block, anchor, before))
    for (const end of endsBelow(block, anchor, anchors)) {
      const written = block.slice(from, end).filter(({ isBlank }) => !isBlank);
      const gaps = end - from - written.length;
      const duties = written
        .slice(0, written.indexOf(line))
        .filter(
          (title) =>
            title.isBullet && !line.isBullet && !isNameInList(title) && !isListedHead(block, block.indexOf(title)),
        );
      const lines = written.filter((title) => !duties.includes(title));
      // A post above the first time is the first one's.
      const above = before < 0 ? block[from - 1] : undefined;
      const leftOut = isPost(above) && !placement.test(above?.text ?? '') ? 2 : 0;
      windows.push({
        from,
        end,
        lines,
        duties,
        dated: line,
        shape: `${lines.indexOf(line)} ${end - anchor}`,
        score: scoreOf(lines, line) - gaps - leftOut,
      });
    }
  return windows;
}

/** Where the title above a time may begin, from the time itself upwards. */
function startsAbove(block: EntryLines, anchor: number, before: number): number[] {
  const starts = [anchor];
  const line = block[anchor];
  // A time alone may stand below the duties.
  const isBelowDuties =
    line !== undefined &&
    titlesOf(line).length === 0 &&
    block[anchor - 1]?.isBullet === true &&
    !isListedHead(block, anchor - 1);
  const foot = isBelowDuties ? block.findLastIndex(({ isBullet }, at) => at < anchor && !isBullet) + 1 : anchor;
  for (let at = foot - 1; at > before && at >= foot - maxLinesAbove; at -= 1) {
    const title = block[at];
    // One gap may stand between a title and its time.
    const isGap = title?.isBlank === true && at === anchor - 1;
    if (isGap && (block[at - 2]?.isBlank !== false || isEmployer(block[at - 1]))) continue;
    const isListed =
      title?.isBullet === true &&
      line?.isBullet === false &&
      ((at === foot - 1 && isNameInList(title)) || isListedHead(block, at));
    if (
      title === undefined ||
      title.isBlank ||
      beginsWithTime(title) ||
      // "National Youth Service 2013", and below it a whole job.
      (title.span !== null && isWhole(line)) ||
      !(isListed || isTitleAbove(title, block[at - 1]))
    )
      break;
    starts.push(at);
  }
  return starts;
}

/** "• Tutor in computers" or "• Bidii Ltd", and below it the rest and the time, first of all or behind a gap. */
function isListedHead(block: EntryLines, at: number): boolean {
  const line = block[at];
  if (line?.isBullet !== true) return false;
  if (block[at - 1]?.isBlank === false && !isAboveLabel(block, at)) return false;
  const title = { ...line, isBullet: false };
  return (
    isPost(title) ||
    / @ \p{Lu}/u.test(line.text) ||
    (!deed.test(line.text) && /^(?:\p{Lu}\S*(?:\s|$)){1,6}$/u.test(line.text))
  );
}

/** "• Bidii Ltd", and below it its address, a time and "Position: Clerk". */
function isAboveLabel(block: EntryLines, at: number): boolean {
  const below = block.slice(at + 1, at + 2 + maxLinesAbove);
  const next = below.find(({ isBlank, isBullet, text }) => isBlank || isBullet || labelledPost.test(text));
  return labelledPost.test(next?.text ?? '');
}

/** "2020: Work in Bidii Company", "2020: Awarded for safety": something else than the job above or below it. */
function beginsWithTime({ span, after }: EntryLine): boolean {
  return span?.start === 0 && after !== '';
}

/** Where the title below a time may end, exclusive. */
function endsBelow(block: EntryLines, anchor: number, anchors: readonly number[]): number[] {
  const ends = [anchor + 1];
  const line = block[anchor];
  const isListed = line?.isBullet === true;
  const isBare = line !== undefined && isTimeAlone(line);
  // The PDF of LinkedIn: post, employer, "Mar 2004 - Aug 2004 (6 months)", and below it what was done.
  if (hasLength.test(line?.text ?? '') || isLabelledTime(block, anchor)) return ends;
  const gap = block[anchor + 1]?.isBlank === true ? 1 : 0;
  for (let at = anchor + 1; at <= anchor + maxLinesBelow + gap; at += 1) {
    const next = block[at];
    const isGapAbovePost = isPost(block[at + 1]) || isPostOf(line, block[at + 1]);
    if (next?.isBlank === true && at === anchor + 1 && isGapAbovePost && !isDated(block, at + 1, anchors)) continue;
    // "Apr 2018 - date :", a gap, and below it the employer and "Clerk".
    if (
      next?.isBlank === true &&
      at === anchor + 1 &&
      isBareTitle(block[at + 1]) &&
      isApart(block[anchor - 1]) &&
      isPost(block[at + 2])
    )
      continue;
    if (next === undefined || next.isBlank || anchors.includes(at) || beginsWithTime(next)) break;
    if (isAboveOthers(block, anchors) && isFirm(next) && anchors.includes(at + 1)) break;
    if (isAddress(next)) continue;
    // A sentence that tells another job.
    if (!isBare && toldJob(next.text)?.name != null) break;
    // "May 2015 - Sep 2016", below it "• Grand Hotel" and "Position: Cook".
    const isAbovePost = isBare && labelledPost.test(block[at + 1]?.text ?? '');
    if (isAbovePost) {
      ends.push(at + 1);
      continue;
    }
    // "September 1992 to December 1993", and below it "Worked as a secretary in Bidii Hospital".
    const isTold =
      isBare && at === anchor + 1 && isApart(block[anchor - 1]) && toldJob(next.text)?.name != null && isWhole(next);
    if (isTold) {
      ends.push(at + 1);
      break;
    }
    if (
      next.isBullet
        ? !(isListed && isListedEmployer(next)) &&
          !(isWhole(next) && !isLong(next)) &&
          !(isListed && at === anchor + 1 && isOnlyNameBetween(block, at, anchors)) &&
          !(isListedOffice(block, at, anchor) && !isListed && isPostOf(line, block[at + 1])) &&
          !(!isListed && isPostOf(line, next))
        : !isTitle(next) && !isPost(next)
    )
      break;
    if (
      isSentence(next) ||
      (isComplete(block.slice(anchor, at)) &&
        !isPlaces(next.text) &&
        !isPost(next) &&
        !isPlacedName(next) &&
        !labelledPost.test(next.text))
    )
      break;
    ends.push(at + 1);
    // Behind a place the next job begins.
    if (isPlaces(next.text) && !isPost(block[at + 1])) break;
  }
  return ends;
}

/** "BIDII LTD", and below it "2019 - 2021 Clerk": so do the other employers stand above the times of their posts. */
function isAboveOthers(block: EntryLines, anchors: readonly number[]): boolean {
  const above = block.slice(0, anchors[0]);
  const isBelowFirm = isFirm(above.at(-1)) && above.findIndex(isFirm) === above.length - 1;
  return isBelowFirm && anchors.some((at) => isPostWithTime(block[at]));
}

/** "2019 - 2021    Clerk" */
function isPostWithTime(line: EntryLine | undefined): boolean {
  return line !== undefined && isRole(line.before || line.after) && !isWhole(line);
}

function isFirm(line: EntryLine | undefined): boolean {
  return isBareTitle(line) && isOrganisation(line.text) && !isRole(line.text);
}

/** "• 2019 - 2021: Researcher", "• RWTH Aachen", "• 2017 - 2019: Clerk": one name in capitals between two times of a list. */
function isOnlyNameBetween(block: EntryLines, at: number, anchors: readonly number[]): boolean {
  const [line, next] = [block[at], block[at + 1]];
  const isLast = next === undefined || next.isBlank || anchors.includes(at + 1);
  return isLast && line?.span === null && /^(?:\p{Lu}\S*(?:\s|$)){1,5}$/u.test(line.text);
}

/** "• Ministry of Lands" between "County Government of Bungoma" and "• Planning Intern". */
function isListedOffice(block: EntryLines, at: number, anchor: number): boolean {
  const line = block[at];
  return (
    at === anchor + 1 &&
    line?.isBullet === true &&
    organisationWord.test(line.text) &&
    line.text.length <= maxSingleLineLength
  );
}

/** "Bidii Properties Limited    March 2016 – April 2017", and below it "• Sales Manager". */
function isPostOf(employer: EntryLine | undefined, post: EntryLine | undefined): boolean {
  if (employer === undefined || post === undefined || deed.test(post.text)) return false;
  const { position, name } = titleIn([employer]);
  return position === null && name !== null && isPost({ ...post, isBullet: false });
}

function isApart(above: EntryLine | undefined): boolean {
  return above === undefined || above.isBlank || above.isBullet;
}

const hasLength = /(?:\d|present) [(·] ?(?:\d{1,2} (?:years?|yrs?|months?|mos?) ?){1,2}\+?\)?$/i;

const labelledPost = /^(?:(?:job )?(?:post|position|title|profile)|role|designation|cheo)\s*[:;\t]/i;

function isComplete(lines: EntryLines): boolean {
  const { position, name } = titleIn(lines.filter(({ isBlank }) => !isBlank));
  // "Internship, Assin Fosu, Ghana" lacks its employer.
  const parts = partsIn(lines);
  const [town, country] = parts.slice(parts.findIndex(({ text }) => text === name));
  const isTown =
    town?.kind === 'unknown' && country?.kind === 'place' && country.group === town.group && isCountry(country.text);
  return position !== null && name !== null && !isDepartmentName(name) && !isTown;
}

/** "World Bank Group • Nairobi, Isiolo": an employer, maybe with its place, and nothing else. */
function isEmployer(line: EntryLine | undefined): boolean {
  const { parts } = titleParts([line?.text ?? '']);
  return parts[0]?.kind === 'organisation' && parts.length > 1 && parts.slice(1).every(({ kind }) => kind === 'place');
}

/** A time follows before the next gap or list. */
function isDated(block: EntryLines, from: number, anchors: readonly number[]): boolean {
  const end = block.findIndex((line, at) => at >= from && (line.isBlank || line.isBullet || anchors.includes(at)));
  return anchors.includes(end);
}

/** How good a title the lines make, of which each tells something, and only one a post. */
function scoreOf(lines: EntryLines, dated: EntryLine): number {
  const { position, name, location, score } = titleIn(lines);
  const told = [position, name, location].filter((text) => text !== null);
  const idle = joined(
    lines.filter((line) => line !== dated && titlesOf(line).length > 0).map(({ text }) => text),
  ).filter(
    (title) =>
      !isAside(title) &&
      !isPlaces(title) &&
      !told.some((text) => title.includes(text) || text.includes(title.split(',', 1)[0] ?? title)),
  );
  const posts = partsIn(lines).filter((part) => part.text !== position && isNamedRole(part));
  const others = new Set(posts.filter((part) => !isPartOfPost(part, position)).map(({ line }) => line));
  return (
    score + (location === null ? 0 : 0.5) + 2 * (posts.length > others.size ? 1 : 0) - 2.5 * (idle.length + others.size)
  );
}

/** "Ecologist, Wildlife Trust, Exeter," right above its time, and not the end of a sentence that fills the line above. */
function isTitleAbove(line: EntryLine, above?: EntryLine): boolean {
  const isEnd =
    /^(?:\p{Ll}(?!\p{Lu})\S*|\d+(?= \P{Lu})) [^|\t]*$/u.test(line.text) &&
    (above?.text.length ?? 0) > 45 &&
    toldJob(line.text) === undefined;
  return !isEnd && !isSentence(line) && isTitle({ ...line, text: line.text.replace(/,$/, '') });
}

/** "Designed boards for pumps", "Worked with the auditors of both years": done in the job. "Registered nurse" is a post. */
function isSentence({ text }: EntryLine): boolean {
  if (toldJob(text) !== undefined) return false;
  return (
    pastDeed.test(text.replace(/^I /, '')) &&
    (text.split(' ').length > 4 || !titleParts([text]).parts.some(isNamedRole))
  );
}

function isLong({ text }: EntryLine): boolean {
  return text.split(' ').length > 10;
}

/** "• Bidii Institute    Musanze, Rwanda", and below it a post with its time. */
function isPlacedName({ text }: EntryLine): boolean {
  const { parts } = titleParts([text]);
  return text.split(' ').length <= 8 && parts.length > 1 && parts.at(-1)?.kind === 'place';
}

/** "• Bidii Tea Farm" is one of the names of a list, too. */
function isNameInList(line: EntryLine): boolean {
  const isInCapitals = /^(?:\p{Lu}\S*(?: |$)){2,6}$/u.test(line.text);
  return (isInCapitals && isFirm({ ...line, isBullet: false })) || isPlacedName(line);
}

/** "• 2019 - 2020: Research Assistant" and below "• University College London". */
function isListedEmployer(line: EntryLine): boolean {
  const text = line.text.replace(/\.$/, '');
  const { parts } = titleParts([text]);
  const isShort = isTitle({ ...line, text, isBullet: false }) && text.split(' ').length <= 12;
  return isShort && !deed.test(line.text) && parts[0]?.kind === 'organisation';
}
