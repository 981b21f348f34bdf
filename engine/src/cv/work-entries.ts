import type { WorkEntry } from './cv-facts.ts';
import { datesIn } from './dates.ts';
import type { EntryLine } from './entry-lines.ts';
import { fieldEntries } from './field-entries.ts';
import { titleParts, workTitle } from './title-parts.ts';
import { roleWord } from './vocabulary.ts';

const longestTitle = 110;
const mostTitleLines = 3;
const mostEntries = 60;
/** A line that only says that duties follow. */
const duties =
  /^(?:(?:key|main|my|major) )?(?:duties|responsibilities|achievements|roles|tasks|majukumu)(?:(?: and | & |\/)\w+)?(?: include[sd]?)?\s*:?$/i;

/** The jobs of a part of a CV, in its order. */
export function workEntries(block: readonly EntryLine[]): WorkEntry[] {
  const forms = fieldEntries(block);
  if (forms.length > 0) {
    return forms.slice(0, mostEntries).flatMap(({ values, others }) => {
      const titles = [values.get('position')?.value, values.get('name')?.value ?? values.get('institution')?.value];
      const first = values.get('position') ?? values.get('name');
      if (first === undefined) return [];
      const dates = values.get('dates')?.value ?? others.find(({ span }) => span !== null)?.text ?? first.value;
      const duties = values.get('duties')?.value;
      const [position, name] = titles.map((title) => title?.replace(/\s*[,(–-]?\s*(?:19|20)\d\d.*$/, '') || null);
      const { location } = workTitle([name ?? '']);
      const entry = {
        position: position ?? null,
        name: name?.split(',', 1)[0] ?? null,
        location,
        line: shown(first.text),
      };
      return [{ ...entry, ...timeOf(dates), ...described(others, duties ?? '') }];
    });
  }
  const anchors = anchorsIn(block);
  const layout = anchors[0] === undefined ? 0 : linesAbove(block, anchors[0], -1, mostTitleLines);
  let end = -1;
  const found = anchors.slice(0, mostEntries).map((anchor) => {
    const line = block[anchor];
    // A time alone below its title, after titles that had theirs beside them.
    const isAlone =
      layout === 0 && line !== undefined && titleOf(line).length === 0 && isWhole(block[anchors[0] ?? -1]);
    const above = isWhole(line) ? 0 : linesAbove(block, anchor, end, isAlone ? 2 : layout);
    const head = titleLines(block, anchor - above - blanksIn(block, anchor, above), anchor);
    const below = linesBelow(block, anchor, head, anchors);
    end = anchor + below.length;
    return { anchor, head, below, from: head[0] === undefined ? anchor : block.indexOf(head[0]), end };
  });
  return found.flatMap(({ anchor, head, below, end: last }, at) => {
    const line = block[anchor];
    if (line === undefined) return [];
    const next = found[at + 1]?.from ?? block.length;
    return [entryOf(line, head, below, block.slice(last + 1, next))];
  });
}

/** The jobs that a CV without headings tells: only those with a known kind of work. */
export function workWithoutHeading(block: readonly EntryLine[]): WorkEntry[] {
  return workEntries(block).filter(({ position, startDate, isCurrent, endDate }) => {
    return (
      position !== null &&
      isRole(position) &&
      (isCurrent || (startDate !== null && endDate !== null && startDate !== endDate))
    );
  });
}

/** Lines with the time of a job: with a beginning and an end, or where none has, with a year. */
function anchorsIn(block: readonly EntryLine[]): number[] {
  const dated = block.flatMap(({ span, text, before, after }, at) => {
    if (span === null || (before.length > longestTitle && after !== '') || (text.length > 200 && span.start > 3))
      return [];
    return [{ at, isSingle: span.isSingle }];
  });
  const ranges = dated.filter(({ isSingle }) => !isSingle);
  return (ranges.length > 0 ? ranges : dated.filter(({ at }) => roleWord.test(block[at]?.text ?? ''))).map(
    ({ at }) => at,
  );
}

/** How many lines right above a time are its title. */
function linesAbove(block: readonly EntryLine[], anchor: number, after: number, most: number): number {
  let count = 0;
  for (let at = anchor - 1; at > after && count < most; at -= 1) {
    const line = block[at];
    if (line === undefined || (line.isBlank && count > 0) || !(line.isBlank || isTitle(line))) break;
    if (!line.isBlank) count += 1;
  }
  return isWhole(block[anchor]) ? 0 : count;
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
    const title = workTitle([...head.map(({ text }) => text), ...titleOf(line), ...below.map(({ text }) => text)]);
    if (title.position !== null && title.name !== null) break;
    const next = block[at];
    if (next === undefined || next.isBlank || anchors.includes(at) || !isTitle(next) || next.isBullet) break;
    // Below a role alone a line of prose is what was done there.
    if (title.position !== null && isRole(title.position) && isRole(next.text)) break;
    below.push(next);
  }
  return below;
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

function isTitle({ text, isBullet, span }: EntryLine): boolean {
  if (isBullet || text.length > longestTitle || (span !== null && !span.isSingle)) return false;
  if (/^\p{Ll}/u.test(text) && !roleWord.test(text)) return false;
  return !/[.;,]$/.test(text.replace(/\b(?:ltd|co|inc|st)\.$/i, '')) && text.split(' ').length <= 12;
}

function entryOf(
  line: EntryLine,
  head: readonly EntryLine[],
  below: readonly EntryLine[],
  rest: readonly EntryLine[],
): WorkEntry {
  const { rest: said, ...title } = workTitle([
    ...head.map(({ text }) => text),
    ...titleOf(line),
    ...below.map(({ text }) => text),
  ]);
  const behind = /^\./.test(line.after) ? line.after.replace(/^\.\s*/, '') : '';
  const named =
    [...head, line, ...below].find(({ text }) => title.position !== null && text.includes(title.position)) ?? line;
  return {
    ...title,
    ...timeOf(line.text),
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
