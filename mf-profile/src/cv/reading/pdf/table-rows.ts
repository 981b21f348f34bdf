import { isDateLine, isHeadingLine } from './line-signs.ts';
import type { Row, TextRun } from './text-run.ts';

/** Points by which starts of one column differ. */
const sameStart = 1.5;
const isListItem = /^[•●○◦▪■◆►➢✓✔‣*\u{f000}-\u{f0ff}–-](?:\s|$)/u;
const runsOn = /[-–—,;(&/]$|\b(?:and|of|the|in|to|for|with|na|ya|wa|kwa|za|la|cha)$/i;

/**
 * Puts the lines of wrapped cells together, so that each row of a table is one row. Lines within a row stand closer than rows do;
 * where all stand equally close, nothing tells them apart and nothing is put together.
 */
export function joinWrappedCells(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const table of stretches(rows)) joined.push(...joinDates(table.length < 3 ? table : joinRows(table)));
  return joined;
}

/** Cuts a block where a row has a single segment that starts in no column of the rows before. */
function stretches(rows: readonly Row[]): Row[][] {
  const found: Row[][] = [];
  let columns: number[] = [];
  for (const row of rows) {
    const table = found.at(-1);
    const isInColumns = row.segments.every(({ x }) => columns.some((start) => Math.abs(start - x) <= sameStart));
    const isHeading = row.segments.length === 1 && isHeadingLine(row.segments[0]?.text.trim() ?? '');
    const belongs = isInColumns && !isHeading;
    if (table !== undefined && columns.length >= 2 && belongs) table.push(row);
    else {
      found.push([row]);
      columns = row.segments.map(({ x }) => x);
    }
  }
  return found;
}

function joinRows(table: readonly Row[]): Row[] {
  const pitches = table.slice(1).map((row, index) => (row.y - (table[index]?.y ?? 0)) / row.size);
  const closest = Math.min(...pitches);
  if (Math.max(...pitches) < 1.2 * closest) return [...table];
  const columns = table[0]?.segments.length ?? 0;
  const joined: { row: Row; y: number }[] = [];
  for (const row of table) {
    const last = joined.at(-1);
    const isClose = last !== undefined && row.y - last.y < 1.15 * closest * row.size;
    if (isClose && isContinuation(last.row, row, columns)) {
      last.row = { ...last.row, segments: joinCells(last.row.segments, row.segments) };
      last.y = row.y;
    } else joined.push({ row, y: row.y });
  }
  return joined.map(({ row }) => row);
}

/** A date that was wrapped in a narrow column is whole again; what stands beside its second line stays a row of its own. */
function joinDates(table: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of table) {
    const above = joined.at(-1);
    const [date, ...others] = above?.segments ?? [];
    const [rest, ...beside] = row.segments;
    const isRest = date !== undefined && rest !== undefined && Math.abs(date.x - rest.x) <= sameStart;
    const whole = isRest ? `${date.text.trim()} ${rest.text.trim()}` : '';
    if (above === undefined || !isRest || others.length === 0 || !isDateLine(whole)) {
      joined.push(row);
      continue;
    }
    joined[joined.length - 1] = { ...above, segments: [{ ...date, text: whole }, ...others] };
    if (beside.length > 0) joined.push({ ...row, segments: beside });
  }
  return joined;
}

/** Two columns are often an entry with its date; below them stands the employer, which is no second line of the entry. */
function isContinuation(row: Row, next: Row, columns: number): boolean {
  if (next.segments.some(({ text }) => isListItem.test(text.trim()))) return false;
  // "Position    :    Cashier" is a line of a form.
  if (next.segments.some(({ text }) => text.trim() === ':')) return false;
  if (columns >= 3 && (next.segments.length > 1 || !startsFirstColumn(row, next))) return true;
  return next.segments.some((segment) => {
    const above = cellAbove(row.segments, segment);
    return above !== undefined && (/^\p{Ll}/u.test(segment.text) || runsOn.test(above.text.trim()));
  });
}

function startsFirstColumn(row: Row, next: Row): boolean {
  return Math.abs((row.segments[0]?.x ?? 0) - (next.segments[0]?.x ?? 0)) <= sameStart;
}

function cellAbove(cells: readonly TextRun[], segment: TextRun): TextRun | undefined {
  return cells.find(({ x }) => Math.abs(x - segment.x) <= sameStart);
}

function joinCells(cells: readonly TextRun[], next: readonly TextRun[]): TextRun[] {
  const joined = cells.map((cell) => {
    const below = cellAbove(next, cell);
    if (below === undefined) return cell;
    return { ...cell, text: `${cell.text.trim()}\n${below.text.trim()}`, right: Math.max(cell.right, below.right) };
  });
  const added = next.filter((segment) => cellAbove(cells, segment) === undefined);
  return [...joined, ...added].sort((a, b) => a.x - b.x);
}
