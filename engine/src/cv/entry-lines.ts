import { type DateSpan, datesIn, months } from './dates.ts';
import { type Label, type Labelled, labelOf } from './labels.ts';
import type { CvLine } from './lines.ts';
import type { ReadSections, Zone } from './sections.ts';

/** A line of a list of jobs or schools. */
export interface EntryLine {
  /** The place of its line among all. */
  readonly index: number;
  readonly text: string;
  readonly isBullet: boolean;
  readonly isBlank: boolean;
  /** It has the mark of a heading of Markdown. */
  readonly isHeading: boolean;
  readonly span: DateSpan | null;
  /** The line without its time, in what stands before and after it; cells stand apart by tabs. */
  readonly before: string;
  readonly after: string;
  /** Of a row of a table whose columns have names: its cells by what they are. */
  readonly row: Labelled | null;
}

export type EntryLines = readonly EntryLine[];
const dash = /^[-–—]+$/;
const maxLineLength = 400;

/** Runs of lines of one zone, each with what it begins with behind its label. */
export function entryBlocks(lines: readonly CvLine[], { zones, rests }: ReadSections, zone: Zone): EntryLine[][] {
  const blocks: EntryLine[][] = [];
  let block: EntryLine[] | undefined;
  for (const [index, line] of lines.entries()) {
    if (zones[index] !== zone) {
      block = undefined;
      continue;
    }
    const rest = rests.get(index);
    if (block === undefined || rest !== undefined) {
      block = [];
      blocks.push(block);
    }
    // Of blank lines one is enough, and a search for the last written one stays short.
    if (rest === '' || (line.text === '' && (block.length === 0 || block.at(-1)?.isBlank === true))) continue;
    for (const text of withLabelsApart(rest ?? line.cells.join('\t'))) {
      const added = { ...entryLine(index, text, line.isBullet), isHeading: line.depth > 0 };
      if (!added.isBlank || block.at(-1)?.isBlank === false) block.push(added);
    }
  }
  return blocks
    .map((block) => withoutSpacing(joinDates(readRows(block))))
    .filter((found) => found.some(({ isBlank }) => !isBlank));
}

/** "Organization Name: Bidii Ltd Designation: Clerk Duration: 2017 - 2019": lines of a form that became one. */
const formLabel =
  /(?<!\b(?:up )?to)\s+(?=(?:organi[sz]ation|employer|company|designation|position|job title|duration|period|dates?|department|location|duties|responsibilities)(?: (?:name|held|worked))?\s*:)/i;

function withLabelsApart(line: string): string[] {
  const parts = line.split(formLabel);
  return parts.length > 2 && /^[^:]{4,24}:/.test(line) ? parts : [line];
}

/** Not behind an abbreviation, which is short. */
export const betweenSentences = /(?<=\p{L}{3}[.;]|[\d)][.;])\s+(?=\p{Lu})/u;

/** The same in sentences, for a CV that tells of jobs in prose. */
export function bySentence(block: readonly EntryLine[]): EntryLine[] {
  return block.flatMap((line) => {
    const sentences = line.text.split(betweenSentences);
    return sentences.length < 2 ? [line] : sentences.map((sentence) => entryLine(line.index, sentence, false));
  });
}

/** "Monte Carlo Restaurant Position: Accountant", of two paragraphs that became one line. */
const labelBehind = /(?<=\S) (?=(?:Position|Job Title|Designation|Department)\s*:)/;
const dutiesBehind = /(?<=\S) (?:duties|responsibilities)(?:(?: and | ?[&/] ?)(?:duties|responsibilities))?\s*[:;]?$/i;

function entryLine(index: number, whole: string, isBullet: boolean): EntryLine {
  const text = whole.replace(/^:\s*/, '').replace(labelBehind, '\t').replace(dutiesBehind, '').slice(0, maxLineLength);
  const spans = datesIn(text);
  const span = spans.find(({ isSingle }) => !isSingle) ?? spans[0] ?? null;
  return {
    index,
    text,
    isBullet,
    isBlank: text === '',
    isHeading: false,
    span,
    before: span === null ? text : tidyEnd(text.slice(0, span.start)),
    after: span === null ? '' : withoutTime(tidyStart(text.slice(span.end))),
    row: null,
  };
}

/** "Shop Attendant: with Chandarana Supermarkets from 2009 to 2010. Stock taking", of a line that has told its time. */
function withoutTime(text: string): string {
  const span = datesIn(text).find(({ isSingle }) => !isSingle);
  return span === undefined || span.start === 0 ? text : tidyEnd(text.slice(0, span.start)) + text.slice(span.end);
}

function tidyEnd(text: string): string {
  return text
    .replace(
      /(?:\b(?:from|between|start|since|(?<!, )in|tangu|kuanzia|kutoka|dates?|period|duration|years?|mwaka)\b|[\s,(:;|–—-])+$/i,
      '',
    )
    .trim();
}

function tidyStart(text: string): string {
  return text.replace(/^[\s,):;|/–—-]+/, '').trim();
}

/** Leaves out the rows that name the columns of a table, and reads those below by them. */
function readRows(block: readonly EntryLine[]): EntryLine[] {
  let columns: readonly (Label | undefined)[] = [];
  return block.flatMap((line) => {
    const cells = line.text.split('\t').map((cell) => cell.trim());
    const named = cells.map(labelOf);
    if (!line.isBlank && (!named.includes(undefined) || isHeader(cells, named))) {
      columns = named.map((label) => label ?? (named.includes('position') ? 'other' : 'position'));
      return named.length > 1 ? [] : [line];
    }
    return columns.length > 1 && cells.length === columns.length ? { ...line, row: rowOf(cells, columns) } : line;
  });
}

/** Of posts and employers, with columns of other names: "ORGANIZATION    JOB TITLE    PLATFORM", "Organization    Status    Year". */
function isHeader(cells: readonly string[], named: readonly (Label | undefined)[]): boolean {
  const isShort = cells.every((cell) => /^[\p{L} /]{2,24}$/u.test(cell));
  const others = named.filter((label) => label === undefined).length;
  return isShort && named.includes('name') && (named.includes('position') || (others === 1 && named.includes('dates')));
}

function rowOf(cells: readonly string[], columns: readonly (Label | undefined)[]): Labelled {
  const row: { [label in Label]?: string } = {};
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (column !== undefined && !/^[-–—]?$/.test(cell)) row[column] ??= cell;
  }
  return row;
}

/** "2020", "–", "2023", each on a line of its own. */
function joinDates(block: readonly EntryLine[]): EntryLine[] {
  const joined: EntryLine[] = [];
  for (const line of withBeginningsBelow(withEndsBelow(withNamesBelow(withLabelsBeside(block))))) {
    const last = joined.findLastIndex(({ isBlank }) => !isBlank);
    const before = joined[last];
    const isBegun = before !== undefined && isDateOnly(before.text);
    const isHalf =
      isBegun &&
      (dash.test(line.text) ||
        (/[-–—]$/.test(before.text) && isTime(`${before.text} ${line.text}`)) ||
        isGoingOn(before.text, line.text));
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

/** "May 2012", and below it "to date    Clerk, Bidii Ltd"; "Jan 2009 to", and below it "Apr 2012    Cashier". */
function isGoingOn(above: string, below: string): boolean {
  if (!/\bto$/i.test(above) && !/^(?:to|[-–—])\s/i.test(below)) return false;
  const [span] = datesIn(`${above} ${below}`);
  return span?.start === 0 && !span.isSingle && span.end > above.length;
}

/** "Position held", and the post in the next line. */
function withLabelsBeside(block: readonly EntryLine[]): EntryLine[] {
  return block.flatMap((line, at): EntryLine[] => {
    const [above, below] = [block[at - 1], block[at + 1]];
    if (isPostLabel(line) && below?.isBlank === false) return [];
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

/** The last word of an employer that did not fit into its line: "Clerk at Dandora Secondary", and below "School. I was ...". */
const lastOfName =
  /^(?:schools?|college|university|institute|academy|hospital|centre|center|network|bank|company|limited|ltd|services|group|organi[sz]ation|foundation|association|society|church|hotel|supermarket)\b\.?(?=$|\s\p{Lu})/iu;

function withNamesBelow(block: readonly EntryLine[]): EntryLine[] {
  return block.flatMap((line, at): EntryLine[] => {
    const [above, below] = [block[at - 1], block[at + 1]];
    const ofAbove = isNameBroken(above, line);
    const last = isNameBroken(line, below) ? restOfName(line, below) : undefined;
    const rest = ofAbove ? line.text.slice(restOfName(above, line)?.length).trim() : line.text;
    if (last === undefined && !ofAbove) return [line];
    return rest === '' ? [] : [entryLine(line.index, last === undefined ? rest : `${rest} ${last}`, line.isBullet)];
  });
}

/** "National Authority for the Campaign Against", and below it the rest of the name. */
const unfinished = /\s(?:against|at|for|of|and|&|the)$/i;

function restOfName(line: EntryLine | undefined, below: EntryLine | undefined): string | undefined {
  if (below === undefined || below.isBlank || below.isBullet) return undefined;
  const isRest = unfinished.test(line?.after ?? '') && below.span === null && below.text.length < 50;
  return isRest ? below.text : lastOfName.exec(below.text)?.[0];
}

function isNameBroken(line: EntryLine | undefined, below: EntryLine | undefined): boolean {
  if (line === undefined || below === undefined || line.span === null || line.span.isSingle) return false;
  if (unfinished.test(line.after)) return restOfName(line, below) !== undefined;
  return line.text.length > 50 && /\p{L}$/u.test(line.after) && !below.isBullet && lastOfName.test(below.text);
}

const half = /(?:^|\t)[^\t]*\d{4}(?:-\d\d)?\s*(?:[-–—]|\bto)\s*(?:\p{L}{3,9}\.?)?(?=\t|$)/u;
/** "May 2012    Clerk, Bidii Ltd", and in the next line "to date". */
const onlyBegun = /^[^\t]*\d{4}(?=\t)/u;
const onlyEnd = /^(?:to|[-–—])\s+((?:\p{L}{3,9}\.? )?\d{4}|date|present|now)$/iu;
const end =
  /(?:^|\t)((?:\p{L}{3,9}\.? )?\d{4}|\d{4}-\d\d|current|present|now|date)$|^((?:\d\d[/.])?\d{4}|\d{4}-\d\d|\p{L}{3,9}\.? \d{4}|present)\t/iu;

/** "May-    Brandeis University", and in the next line "October 2024". */
const onlyMonth = /^\p{L}{3,9}\.?\s?[-–—](?=\t)/u;
const monthAndYear = /^\p{L}{3,9}\.? \d{4}(?=$|\t)/u;

/** "Attachment, Mathari Hospital | Jun", and in the next line "2025 - Aug 2025". */
const lastMonth = new RegExp(String.raw`\s(?:${months})\.?$`, 'i');
const yearFirst = /^\d{4}\s?[-–—]/;

/** A narrow column breaks a time: "Clerk    January 2018 - July", and in the next line "Bidii Ltd    2020". */
function withEndsBelow(block: readonly EntryLine[]): EntryLine[] {
  const lines = [...block];
  for (const [at, { index, text, isBullet }] of lines.entries()) {
    const next = lines[at + 1];
    const [month] = lastMonth.exec(text) ?? [];
    if (month !== undefined && next !== undefined && yearFirst.test(next.text)) {
      lines[at] = entryLine(index, text.slice(0, -month.length).replace(/[\s|,(–-]+$/, ''), isBullet);
      lines[at + 1] = entryLine(next.index, `${month.trim()} ${next.text}`, next.isBullet);
      continue;
    }
    const isOnlyEnd = onlyEnd.test(next?.text ?? '');
    const isOnlyMonth = onlyMonth.test(text);
    const begun = (isOnlyMonth ? onlyMonth : isOnlyEnd ? onlyBegun : half).exec(text);
    const ended = (isOnlyMonth ? monthAndYear : isOnlyEnd ? /^.*$/ : end).exec(next?.text ?? '');
    if (begun === null || ended === null || next === undefined) continue;
    const place = begun.index + begun[0].length;
    const [all, last = all, first = last] = ended;
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

/** Where a blank line stands between any two, blank lines divide nothing; the lines of a list may stand together, as in Markdown. */
function withoutSpacing(block: readonly EntryLine[]): EntryLine[] {
  const isPlain = (line: EntryLine | undefined) => line?.isBlank === false && !line.isBullet;
  const written = block.filter(isPlain).length;
  const pairs = block.filter((line, at) => isPlain(line) && isPlain(block[at + 1])).length;
  const isList = block.every(({ isBullet, isBlank }) => isBullet || isBlank);
  const isSpaced =
    (written > 2 && pairs === 0) ||
    (written > 3 && pairs <= written / 4) ||
    (isList && block.every(({ isBlank }, at) => isBlank || block[at + 1]?.isBlank !== false));
  return block.filter(
    (line, at) => !line.isBlank || (!isSpaced && block[at - 1]?.isBlank === false && !block[at - 1]?.isHeading),
  );
}
