import { datesIn, months } from './dates.ts';
import { type EntryLine, entryLine } from './entry-line.ts';
import { toldJob } from './told-job.ts';
import { endsWithRole, roleWord } from './vocabulary.ts';

const dash = /^[-–—]+$/;

/** Puts together what one line did not hold: a label and its post, the name of an employer, a time. */
export function joinBrokenLines(block: readonly EntryLine[]): EntryLine[] {
  return withTimesTogether(
    withBeginningsBelow(withEndsBelow(withNamesBelow(withSentencesWhole(withLabelsBeside(block))))),
  );
}

/** "2020", "–", "2023", each on a line of its own. */
function withTimesTogether(block: readonly EntryLine[]): EntryLine[] {
  const joined: EntryLine[] = [];
  for (const line of block) {
    const last = joined.findLastIndex(({ isBlank }) => !isBlank);
    const before = joined[last];
    const isBegun = before !== undefined && isDateOnly(before.text);
    const isHalf =
      isBegun &&
      (dash.test(line.text) ||
        (/[-–—]$/.test(before.text) && isTime(`${before.text} ${line.text}`)) ||
        isGoingOn(before.text, line.text) ||
        (last === joined.length - 1 && isEndOf(before.text, line.text)));
    if (!isHalf) joined.push(line);
    else
      joined.splice(
        last,
        joined.length - last,
        entryLine(before.index, `${before.text} ${line.text}`, before.isBullet),
      );
  }
  return joined;
}

/** "Bidii Ltd, June 2015", and below it "Currently". */
function isOnlyNow(text: string): boolean {
  return /^(?:current(?:ly)?|present|(?:un)?till (?:date|now)|to date|now)\.?$/i.test(text);
}

/** "Working with Bidii Ltd as a clerk from 1st April 2016", and below it "to till date". */
function isTimeUnfinished({ span, text }: EntryLine, line: EntryLine): boolean {
  if (span === null || span.end < text.length) return false;
  if (isOnlyNow(line.text)) return span.isSingle;
  const isMore =
    /^(?:(?:up ?)?to|[-–—])\s/i.test(line.text) || (/^and\s/i.test(line.text) && /\bbetween\b/i.test(text));
  if (!isMore) return false;
  const [whole] = datesIn(`${text} ${line.text}`);
  return (span.isSingle || span.isCurrent) && whole?.isSingle === false && whole.end > text.length;
}

/** "JAN 2021", and below it "FEB 2022" or "to date". */
function isEndOf(begin: string, end: string): boolean {
  const [from, to] = [datesIn(begin)[0]?.endDate ?? '', datesIn(end)[0]?.endDate ?? ''];
  return from.length > 4 && (isOnlyNow(end) || (isDateOnly(end) && to.length > 4 && from < to));
}

/** "Jan 2009 to", and below it "Apr 2012    Cashier". */
function isGoingOn(above: string, below: string): boolean {
  if (!/\bto$/i.test(above)) return false;
  const [span] = datesIn(`${above} ${below}`);
  return span?.start === 0 && !span.isSingle && span.end > above.length;
}

/** "Position held", and the post in the next line. */
function withLabelsBeside(block: readonly EntryLine[]): EntryLine[] {
  return block.flatMap((line, at): EntryLine[] => {
    const above = block[at - 1];
    if (isPostLabel(line)) return [];
    return [
      above !== undefined && isPostLabel(above) && !line.isBlank
        ? entryLine(line.index, `Position: ${line.text}`, false)
        : line,
    ];
  });
}

/** Without either word or sign it is a label of the page of LinkedIn, which is read as a form. */
function isPostLabel({ text }: EntryLine): boolean {
  return /^(?:position|post|title|designation)s?(?: held\s*:?|\s*:)$/i.test(text);
}

/** "Worked as a foreman in Bidii Ltd from", and below it "the period of 2019 to 2020". */
function withSentencesWhole(block: readonly EntryLine[]): EntryLine[] {
  const joined: EntryLine[] = [];
  const first = block.find(({ isBlank }) => !isBlank);
  // A time alone belongs to the sentence above it, unless times stand first.
  const areTimesFirst = first?.span !== null && first?.before === '';
  for (const line of block) {
    const before = joined.at(-1);
    const isMore =
      before !== undefined &&
      !line.isBlank &&
      !line.isBullet &&
      (isTimeUnfinished(before, line) || goesOn(before, line, areTimesFirst));
    if (isMore) joined.pop();
    const between = isOnlyNow(line.text) ? ' - ' : ' ';
    joined.push(isMore ? entryLine(before.index, before.text + between + line.text, before.isBullet) : line);
  }
  return joined;
}

const maxSentence = 300;

function goesOn(before: EntryLine, { text, span, before: title }: EntryLine, areTimesFirst: boolean): boolean {
  if (/\b(?:pvt|pty|pte)\.?$/i.test(before.text) && /^(?:ltd|limited)\b/i.test(text)) return true;
  if (before.span !== null || before.text.length + text.length > maxSentence) return false;
  // Of a list only what has no mark of its own.
  const isItsTime =
    before.isBullet && span?.isSingle === false && (title === '' ? !areTimesFirst : !roleWord.test(title));
  const isRest = isItsTime || unfinished.test(before.text) || /^[\p{Ll}(]/u.test(text) || lastOfName.test(text);
  return isRest && toldJob(before.text) !== undefined && toldJob(text) === undefined;
}

/** The last word of an employer that did not fit into its line: "Clerk at Dandora Secondary", and below "School. I was ...". */
const lastOfName =
  /^(?:schools?|college|university|institute|academy|hospital|centre|center|network|bank|company|limited|ltd|services|group|organi[sz]ation|foundation|government|association|society|church|hotel|supermarket|pvt)\b\.?(?=$|\s\p{Lu})/iu;

function withNamesBelow(block: readonly EntryLine[]): EntryLine[] {
  const width = narrowWidth(block);
  const lastOf = (line: EntryLine | undefined, below: EntryLine | undefined): string | undefined => {
    if (isBrokenAt(width, line, below)) return below?.text;
    return isNameBroken(line, below) ? restOfName(line, below) : undefined;
  };
  return block.flatMap((line, at): EntryLine[] => {
    const ofAbove = lastOf(block[at - 1], line);
    const last = lastOf(line, block[at + 1]);
    const rest = ofAbove === undefined ? line.text : line.text.slice(ofAbove.length).trim();
    if (last === undefined && ofAbove === undefined) return [line];
    return rest === '' ? [] : [entryLine(line.index, last === undefined ? rest : `${rest} ${last}`, line.isBullet)];
  });
}

const narrow = 60;

/** How many characters a line of a narrow column holds, of which sentences are broken; Infinity where none are. */
function narrowWidth(block: readonly EntryLine[]): number {
  const broken = block.filter(({ text }, at) => /\p{L},?$/u.test(text) && /^\p{Ll}/u.test(block[at + 1]?.text ?? ''));
  const width = block.reduce((most, { text }) => Math.max(most, text.length), 0);
  return broken.length > 2 && width < narrow ? width : Infinity;
}

/** "January 2018 to date - Timber Palace", and below it "Furniture, Kisumu": the next word had no room. */
function isBrokenAt(width: number, line: EntryLine | undefined, below: EntryLine | undefined): boolean {
  if (line?.span?.isSingle !== false || below === undefined || below.isBullet || below.span !== null) return false;
  const [name = ''] = below.text.split(',', 1);
  const [word = ''] = name.split(' ', 1);
  const isName = /^(?:\p{Lu}\S*(?: |$)){1,4}$/u.test(name) && !endsWithRole(name) && !/ing$/.test(word);
  return isName && /\p{L}$/u.test(line.after) && !endsWithRole(line.after) && line.text.length + word.length >= width;
}

/** "National Authority for the Campaign Against", and below it the rest of the name. */
const unfinished = /\s(?:against|at|for|of|and|&|the|in|with|as|from)$/i;

function restOfName(line: EntryLine | undefined, below: EntryLine | undefined): string | undefined {
  if (below === undefined || below.isBlank || below.isBullet) return undefined;
  const isRest = unfinished.test(line?.after ?? '') && below.span === null && below.text.length < 50;
  return isRest ? below.text : lastOfName.exec(below.text)?.[0];
}

function isNameBroken(line: EntryLine | undefined, below: EntryLine | undefined): boolean {
  if (line === undefined || below === undefined || line.span === null || line.span.isSingle) return false;
  if (unfinished.test(line.after)) return restOfName(line, below) !== undefined;
  const isOpen = line.text.length > 50 && /\p{L}$/u.test(line.after) && !endsWithRole(line.after);
  return isOpen && !below.isBullet && lastOfName.test(below.text);
}

const half = /(?:^|\t)[^\t]*\d{4}(?:-\d\d| \p{L}{3,9})?\s*(?:[-–—]|\bto)\s*(?:\p{L}{3,9}\.?)?(?=\t|$)/iu;
/** "May 2012    Clerk, Bidii Ltd", and in the next line "to date". */
const onlyBegun = /^[^\t]*\d{4}(?=\t)/u;
const onlyEnd = /^(?:to|[-–—])\s+((?:\p{L}{3,9}\.? )?\d{4}|date|present|now)$/iu;
const end =
  /(?:^|\t)((?:\p{L}{3,9}\.? ?)?\d{4}|\d{4}-\d\d|current|present|now|date)\)?\.?$|^((?:\d\d[/.])?\d{4}|\d{4}-\d\d|\p{L}{3,9}\.? \d{4}|\d{4} \p{L}{3,9}|present)\t/iu;

/** "May-    Brandeis University", and in the next line "October 2024". */
const onlyMonth = /^\p{L}{3,9}\.?\s?[-–—](?=\t)/u;
const monthAndYear = /^\p{L}{3,9}\.? \d{4}(?=$|\t)/u;

/** "Attachment, Mathari Hospital | Jun", and in the next line "2025 - Aug 2025". */
const lastMonth = new RegExp(String.raw`[\s(](?:${months})\.?$`, 'i');
const yearFirst = /^\d{4}\s?(?:[-–—]|to\b)/;

/** A narrow column breaks a time: "Clerk    January 2018 - July", and in the next line "Bidii Ltd    2020". */
function withEndsBelow(block: readonly EntryLine[]): EntryLine[] {
  const lines = [...block];
  for (const [at, { index, text, isBullet }] of lines.entries()) {
    const next = lines[at + 1];
    const [month] = lastMonth.exec(text) ?? [];
    if (month !== undefined && next !== undefined && yearFirst.test(next.text)) {
      lines[at] = entryLine(index, text.slice(0, -month.length).replace(/[\s|,(–-]+$/, ''), isBullet);
      lines[at + 1] = entryLine(next.index, `${month.replace(/^[\s(]/, '')} ${next.text}`, next.isBullet);
      continue;
    }
    const isOnlyEnd = onlyEnd.test(next?.text ?? '');
    const isOnlyMonth = onlyMonth.test(text);
    const begun = (isOnlyMonth ? onlyMonth : isOnlyEnd ? onlyBegun : half).exec(text);
    const ended = (isOnlyMonth ? monthAndYear : isOnlyEnd ? /^.*$/ : end).exec(next?.text ?? '');
    if (begun === null || ended === null || next === undefined) continue;
    const place = begun.index + begun[0].length;
    const [all, last = all, first = last] = ended;
    // "2016 - Present", and below it "2003": two times.
    if (/(?:present|current|now|date)$/i.test(begun[0]) && /\d/.test(first)) continue;
    lines[at] = entryLine(index, `${text.slice(0, place).trimEnd()} ${first}${text.slice(place)}`, isBullet);
    lines[at + 1] = entryLine(next.index, next.text.replace(all, ''), next.isBullet);
  }
  return lines.filter(({ isBlank }, at) => !isBlank || block[at]?.isBlank === true);
}

/** In a column of its own the end stands above the beginning: "August 2020    Analyst, Bidii", and below "January 2018    • Prepared". */
function withBeginningsBelow(block: readonly EntryLine[]): EntryLine[] {
  return block.flatMap((line, at): EntryLine[] => {
    const [above, below] = [block[at - 1], block[at + 1]];
    if (isBeginning(line, above)) {
      const [mark] = /^[\p{P}\p{S}]\s*/u.exec(line.after) ?? [];
      return mark === undefined ? [] : [entryLine(line.index, line.after.slice(mark.length), true)];
    }
    if (below === undefined || !isBeginning(below, line)) return [line];
    return [entryLine(line.index, `${below.span?.endDate} - ${line.text}`, line.isBullet)];
  });
}

function isBeginning(line: EntryLine, above: EntryLine | undefined): boolean {
  if (!line.span?.isSingle || !above?.span?.isSingle || line.span.start > 0 || above.span.start > 0) return false;
  const isFirst = above.after !== '' && /^(?:$|[^\p{L}\p{N}\s(])/u.test(line.after);
  return isFirst && (line.span.endDate ?? '') < (above.span.endDate ?? '');
}

function isTime(text: string): boolean {
  const [span] = datesIn(text);
  return text.length <= 40 && span?.start === 0 && span.end === text.length;
}

function isDateOnly(text: string): boolean {
  if (text.length > 24) return false;
  const without = text.replace(/(?:[-–—]+|\bto)$/i, '');
  const [span] = datesIn(without);
  return span?.isSingle === true && span.start === 0 && span.end >= without.trim().length;
}
