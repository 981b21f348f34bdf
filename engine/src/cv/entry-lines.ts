import { joinBrokenLines } from './broken-lines.ts';
import { type EntryLine, entryLine, paragraphsOf } from './entry-line.ts';
import { type Label, type Labelled, labelOf } from './labels.ts';
import type { CvLine } from './lines.ts';
import type { ReadSections, Zone } from './sections.ts';
import { isPlaces } from './title-parts.ts';
import { isLength, toldJob } from './told-job.ts';
import { isBareTitle, isOrganisation, isPost, isRole, isTimeAlone, isWhole } from './work-lines.ts';

/** Runs of lines of one zone, each with what it begins with behind its label. */
export function entryBlocks({ lines, zones, rests }: ReadSections, zone: Zone): EntryLine[][] {
  const blocks: EntryLine[][] = [];
  let block: EntryLine[] | undefined;
  for (const [index, line] of lines.entries()) {
    if (zones[index] !== zone) {
      block = undefined;
      continue;
    }
    if (isSaidAgain(lines, index)) continue;
    const rest = rests.get(index);
    if (block === undefined || rest !== undefined) {
      block = [];
      blocks.push(block);
    }
    // Of blank lines one is enough, and a search for the last written one stays short.
    if (rest === '' || (line.text === '' && (block.length === 0 || block.at(-1)?.isBlank === true))) continue;
    for (const text of withLabelsApart(rest ?? line.cells.join('\t')).flatMap(withJobsApart)) {
      const added = { ...entryLine(index, text, line.isBullet), isHeading: line.depth > 0 };
      if (!added.isBlank || block.at(-1)?.isBlank === false) block.push(added);
    }
  }
  return blocks
    .map((block) =>
      joinBrokenLines(
        withTitlesTogether(withoutSpacing(withoutDescriptions(withTimesFirst(withTimesAtTop(readRows(block)))))),
      ),
    )
    .filter((found) => found.some(({ isBlank }) => !isBlank));
}

/** Of a page of LinkedIn: "Bidii Ltd logo", or the same title once more. Two jobs may have the same time. */
function isSaidAgain(lines: readonly CvLine[], index: number): boolean {
  const { text = '', isBullet = true } = lines[index] ?? {};
  return (
    !isBullet &&
    text !== '' &&
    (/^\p{Lu}.{1,60} logo$/u.test(text) || (!/\d/.test(text) && text === lines[index + 1]?.text))
  );
}

/** "Organization Name: Bidii Ltd Designation: Clerk Duration: 2017 - 2019": lines of a form that became one. */
const formLabel =
  /(?<!\b(?:up )?to)\s+(?=(?:organi[sz]ation|employer|company|work experience|designation|position|job title|duration|period|dates?|department|level|location|duties|responsibilities)(?: (?:name|held|worked))?\s*:)/i;

function withLabelsApart(line: string): string[] {
  const parts = line.split(formLabel);
  const [, first = ''] = /^([^:]{4,24}?)\s*:/.exec(parts[0] ?? '') ?? [];
  return first !== '' && (parts.length > 2 || labelOf(first) !== undefined) ? parts : [line];
}

/** "I worked as a cook at Bidii Hotel from 2019 to 2021. Then I was a waiter at Tamu Hotel, 2021 to 2023." */
function withJobsApart(line: string): string[] {
  const sentences = line.split(betweenSentences);
  const jobs = sentences.filter(
    (sentence) => /\d{4}|currently|now\b/i.test(sentence) && toldJob(sentence) !== undefined,
  );
  return jobs.length > 1 ? sentences : [line];
}

/** Not behind an abbreviation, which is short. */
export const betweenSentences = /(?<=\p{L}{3}[.;]|[\d)][.;])(?<!\b(?:[Pp]vt|PVT|[Pp]te|PTE)\.)\s+(?=\p{Lu})/u;

/** The same in sentences, for a CV that tells of jobs in prose. */
export function bySentence(block: readonly EntryLine[]): EntryLine[] {
  return block.flatMap((line) => {
    const sentences = line.text.split(betweenSentences);
    return sentences.length < 2 ? [line] : sentences.map((sentence) => entryLine(line.index, sentence, false));
  });
}

/** "Clerk", "Bidii Ltd - Meru", "May 2019 - June 2020", with a gap between any two: these gaps divide nothing. */
function withTitlesTogether(block: readonly EntryLine[]): EntryLine[] {
  const isName = (line: EntryLine | undefined) =>
    line?.isBlank === false &&
    !line.isBullet &&
    line.span === null &&
    line.text.length < 90 &&
    /^[\p{Lu}"“].*[^.:;,]$/u.test(line.text);
  const gaps = new Set(
    block.flatMap(({ span, before, after, isBullet }, at) => {
      const isTime = span?.isSingle === false && before === '' && after === '' && !isBullet;
      const isSpaced = [1, 3].every((step) => block[at - step]?.isBlank !== false);
      return isTime && isSpaced && isName(block[at - 2]) && isName(block[at - 4]) ? [at - 1, at - 3] : [];
    }),
  );
  // "Bidii Ltd", "4 years 9 months", a gap, and below it the posts.
  const isBehindLength = (at: number) => isLength.test(block[at - 1]?.text ?? '');
  return block.filter(({ isBlank }, at) => !gaps.has(at) && !(isBlank && isBehindLength(at)));
}

/** Leaves out the rows that name the columns of a table, and reads those below by them. */
function readRows(block: readonly EntryLine[]): EntryLine[] {
  let columns: readonly (Label | undefined)[] = [];
  return block.flatMap((line) => {
    const cells = line.text.split('\t').map((cell) => cell.trim());
    const named = cells.map(labelOf);
    if (!line.isBlank && (!named.includes(undefined) || isHeader(cells, named))) {
      // "Designation    Duration    Place of work": where nothing else tells the employer.
      const isPlaceOfWork = named.includes('position') && !named.includes('name');
      const other = named.includes('position') ? 'other' : 'position';
      columns = named.map((label) => (isPlaceOfWork && label === 'place' ? 'name' : (label ?? other)));
      return named.length > 1 ? [] : [line];
    }
    const told = cells.map((cell) => /^([^:]{2,30}?)\s*:\s*(\S.*)$/.exec(cell) ?? []);
    const labels = told.map(([, label = '']) => labelOf(label));
    // "Start Date: Feb 2021    End Date: Jan 2023": a row that brings its own labels.
    if (cells.length > 1 && !labels.includes(undefined) && !labels.includes('other'))
      return {
        ...line,
        row: rowOf(
          told.map(([, , value = '']) => value),
          labels,
        ),
      };
    // The last cell may be empty: nobody leaves the present job.
    const isRow =
      cells.length === columns.length || (cells.length === columns.length - 1 && columns.at(-1) === 'other');
    return columns.length > 1 && cells.length > 1 && isRow ? { ...line, row: rowOf(cells, columns) } : line;
  });
}

/** Of posts and employers, with columns of other names: "ORGANIZATION    JOB TITLE    PLATFORM", "Organization    Status    Year". */
function isHeader(cells: readonly string[], named: readonly (Label | undefined)[]): boolean {
  const isShort = cells.every((cell) => /^[\p{L} /]{2,24}$/u.test(cell));
  const others = named.filter((label) => label === undefined).length;
  return isShort && named.includes('name') && (named.includes('position') || (others === 1 && named.includes('dates')));
}

export function rowOf(cells: readonly string[], columns: readonly (Label | undefined)[]): Labelled {
  const row: { [label in Label]?: string } = {};
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? '';
    if (column !== undefined && !/^[-–—]?$/.test(cell)) row[column] ??= cell;
  }
  return row;
}

/** "Clerk", "Bidii Ltd", what was done there, and below it the time, in every paragraph: it is put above its own. */
function withTimesAtTop(block: readonly EntryLine[]): readonly EntryLine[] {
  const isTime = ({ span, before, after }: EntryLine) => span?.isSingle === false && before === '' && after === '';
  const paragraphs = paragraphsOf(block).map(withTimeWhole);
  const told = paragraphs.filter((lines) => lines.some(isTime));
  const areAtEnd =
    told.length > 1 &&
    told.every((lines) => lines.length > 3 && lines.findIndex(isTime) === lines.length - 1) &&
    (told.some((lines) => (lines.at(-2)?.text.length ?? 0) > 60 || lines.at(-2)?.isBullet === true) ||
      told.every(([title]) => isWhole(title)));
  if (!areAtEnd) return block;
  const gap = block.find(({ isBlank }) => isBlank);
  return paragraphs.flatMap((lines) => {
    const time = lines.at(-1);
    const ordered = time !== undefined && isTime(time) ? [time, ...lines.slice(0, -1)] : lines;
    return gap === undefined ? ordered : [...ordered, gap];
  });
}

/** "From: May 2019", and below it "To: June 2020". */
function withTimeWhole(lines: readonly EntryLine[]): readonly EntryLine[] {
  const [first, last] = lines.slice(-2);
  const [begin, end] = [/^from\s*:\s*(\S.*)/i.exec(first?.text ?? ''), /^to\s*:\s*(\S.*)/i.exec(last?.text ?? '')];
  if (first === undefined || begin === null || end === null || lines.length < 3) return lines;
  return [...lines.slice(0, -2), entryLine(first.index, `${begin[1]} - ${end[1]}`, false)];
}

/** A time below each job and its duties, behind a gap, and right above the next job: it is put above its own. */
function withTimesFirst(block: readonly EntryLine[]): readonly EntryLine[] {
  const isTime = (line: EntryLine | undefined) =>
    line?.span?.isSingle === false && line.span.start < 2 && line.after === '';
  const written = block.filter(({ isBlank }) => !isBlank);
  const times = block.flatMap((line, at) => (isTime(line) ? [at] : []));
  const isBelow = times.length > 1 && !isTime(written[0]) && isTime(written.at(-1));
  if (!isBelow || times.some((at) => block[at - 1]?.isBlank !== true)) return block;
  return times.flatMap((at, order) => [...block.slice(at, at + 1), ...block.slice((times[order - 1] ?? -1) + 1, at)]);
}

/** "BIDII LTD", "Makers of soap and candles", and below them a post, in the same paragraph or behind a gap: the line about the employer is left out. */
function withoutDescriptions(block: readonly EntryLine[]): readonly EntryLine[] {
  const gap = block.find(({ isBlank }) => isBlank);
  const paragraphs = paragraphsOf(block);
  const plain = paragraphs.map((lines, at) => {
    const [name, told, ...rest] = lines;
    if (name === undefined || told === undefined || !isBareTitle(name) || isRole(name.text)) return lines;
    const isApart = rest.every(isTimeAlone) && isAboveTime(paragraphs[at + 1]);
    const isTold = isDescription(told) || (isApart && isOrganisation(name.text) && isNoTitle(told));
    return isTold && (isApart || isAboveTime(rest)) ? [name, ...rest] : lines;
  });
  const isSame = plain.every((lines, at) => lines === paragraphs[at]);
  return isSame || gap === undefined ? block : plain.flatMap((lines) => [...lines, gap]);
}

/** "Water and sanitation NGO". */
function isNoTitle(line: EntryLine): boolean {
  return !line.isBullet && line.span === null && !isPlaces(line.text) && !isPost(line);
}

/** "Dealer in tyres and spare parts": in words of their own. */
function isDescription({ isBullet, span, text }: EntryLine): boolean {
  return !isBullet && span === null && (text.match(/(?<![\p{L}'’])\p{Ll}{4,}/gu) ?? []).length > 1;
}

/** A post with its time beside it or in the next line. */
function isAboveTime([post, next]: readonly EntryLine[] = []): boolean {
  if (post === undefined || post.isBullet) return false;
  const time = post.span === null ? next : post;
  return (
    isPost({ ...post, text: post.span === null ? post.text : post.before, span: null }) &&
    time?.span?.isSingle === false
  );
}

/** Where a blank line stands between any two, blank lines divide nothing; the lines of a list may stand together, as in Markdown. */
function withoutSpacing(block: readonly EntryLine[]): EntryLine[] {
  const isPlain = (line: EntryLine | undefined) => line?.isBlank === false && !line.isBullet;
  const written = block.filter(isPlain).length;
  const pairs = block.filter((line, at) => isPlain(line) && isPlain(block[at + 1])).length;
  const isSpaced = (written > 2 && pairs === 0) || (written > 3 && pairs <= written / 4);
  return block.filter(
    (line, at) => !line.isBlank || (!isSpaced && block[at - 1]?.isBlank === false && !block[at - 1]?.isHeading),
  );
}
