import { isDateLine, isHeadingLine } from './line-signs.ts';
import type { Row, TextRun } from './text-run.ts';

/** Rows that are read as they stand: a column, or a stretch over the whole width. */
export type Block = readonly Row[];

/** Points that stay free between two columns. */
const gutter = 7;
const minRows = 3;
/** So many rows at the top may belong to the header, though they only stand above one of the columns. */
const headerRows = 4;
const deepest = 6;

/** Two stretches beside each other with a free strip between them. */
interface Band {
  /** Where the right one begins. */
  readonly x: number;
  readonly from: number;
  /** The row behind the last. */
  readonly to: number;
}

/**
 * The blocks of a page in reading order. Where a free strip parts a stretch of the page into columns, what stands above is read
 * first, then the left one, then the right one, then what stands below. A table, and dates at the right margin, are parted by
 * such strips as well; their sides belong together row by row.
 */
export function readingOrder(rows: readonly Row[], depth = 0): Block[] {
  if (rows.length === 0) return [];
  const band = depth < deepest ? findBand(rows) : undefined;
  if (band === undefined) return [rows];
  const { x, from, to } = band;
  const inside = rows.slice(from, to);
  return [
    ...readingOrder(rows.slice(0, from), depth + 1),
    ...readingOrder(
      sideOf(inside, (segment) => segment.x < x),
      depth + 1,
    ),
    ...readingOrder(
      sideOf(inside, (segment) => segment.x >= x),
      depth + 1,
    ),
    ...readingOrder(rows.slice(to), depth + 1),
  ];
}

function sideOf(rows: readonly Row[], isThere: (segment: TextRun) => boolean): Row[] {
  return rows
    .map((row) => ({ ...row, segments: row.segments.filter(isThere) }))
    .filter(({ segments }) => segments.length > 0)
    .map((row) => ({
      ...row,
      y: row.segments[0]?.y ?? row.y,
      size: Math.max(...row.segments.map(({ size }) => size)),
    }));
}

function findBand(rows: readonly Row[]): Band | undefined {
  const starts = new Set(rows.flatMap(({ segments }) => segments.map(({ x }) => Math.floor(x))));
  const bands = [...starts].flatMap((x) => bandsAt(rows, x)).map((band) => withoutHeader(rows, band));
  return bands
    .map((band) => ({ band, weight: weightOf(rows.slice(band.from, band.to), band.x) }))
    .filter(({ weight }) => weight > 0)
    .reduce<{ band: Band; weight: number } | undefined>(
      (best, each) => (best === undefined || each.weight > best.weight ? each : best),
      undefined,
    )?.band;
}

/** Stretches of rows of which none crosses the strip on the left of `x`. */
function bandsAt(rows: readonly Row[], x: number): Band[] {
  const bands: Band[] = [];
  let from: number | undefined;
  for (const [index, { segments }] of rows.entries()) {
    const isCrossed = segments.some((segment) => segment.x < x && segment.right > x - gutter) || isDated(segments, x);
    if (isCrossed && from !== undefined) bands.push({ x, from, to: index });
    from = isCrossed ? undefined : (from ?? index);
  }
  if (from !== undefined) bands.push({ x, from, to: rows.length });
  return bands;
}

/** How far a column's lines may be indented. */
const indent = 40;

/** A time at the right margin belongs to the line beside it, and to no column that begins further left. */
function isDated(segments: readonly TextRun[], x: number): boolean {
  const [only, ...others] = segments.filter((segment) => segment.x >= x);
  const isBeside = only !== undefined && others.length === 0 && segments.length > 1;
  return isBeside && only.x > x + indent && isDateLine(only.text);
}

/** A name above one column belongs to the whole page: the band begins where both sides have begun. */
function withoutHeader(rows: readonly Row[], band: Band): Band {
  const firstOf = (isThere: (segment: TextRun) => boolean) =>
    rows.findIndex(({ segments }, index) => index >= band.from && index < band.to && segments.some(isThere));
  const left = firstOf((segment) => segment.x < band.x);
  const right = firstOf((segment) => segment.x >= band.x);
  if (left === -1 || right === -1) return { ...band, to: band.from };
  const both = Math.max(left, right);
  const from = both - band.from <= headerRows ? both : band.from;
  return { ...band, from, to: endOf(rows, { ...band, from }) };
}

/** Of a list in two columns: where the right one has ended, a heading on the left begins what stands below both. */
function endOf(rows: readonly Row[], { x, from, to }: Band): number {
  const lastRight = rows.findLastIndex(
    ({ segments }, index) => index >= from && index < to && segments.some((segment) => segment.x >= x),
  );
  const isSidebar = rows.some((row, index) => index >= from && index <= lastRight && isHeading(row));
  const heading = rows.findIndex((row, index) => index > lastRight && index < to && isHeading(row));
  return lastRight === -1 || heading === -1 || isSidebar ? to : heading;
}

/** How many rows the shorter of two columns has; 0 where the sides are no columns but the two ends of rows. */
function weightOf(rows: readonly Row[], x: number): number {
  const left = sideOf(rows, (segment) => segment.x < x);
  const right = sideOf(rows, (segment) => segment.x >= x);
  const shorter = Math.min(left.length, right.length);
  if (shorter < minRows) return 0;
  if (isMostly(left, isDateLine) || isMostly(right, isDateLine) || isMargin(left)) return 0;
  if (left.some(isHeading) && right.some(isHeading)) return shorter;
  const paired = left.filter(({ y }) => right.some((row) => Math.abs(row.y - y) <= 1)).length;
  if (paired / shorter < 0.6) return shorter;
  return isProse(left) && isProse(right) ? shorter : 0;
}

/** Europass has times and headings at its left margin, and what they are of beside them. */
function isMargin(rows: readonly Row[]): boolean {
  const dates = rows.filter((row) => isDateLine(rowText(row)));
  return dates.length > 1 && isMostly(rows, (text) => isDateLine(text) || isHeadingLine(text));
}

function isMostly(rows: readonly Row[], test: (text: string) => boolean): boolean {
  return rows.filter((row) => test(rowText(row))).length >= 0.6 * rows.length;
}

function isHeading(row: Row): boolean {
  return isHeadingLine(rowText(row));
}

/** Sentences that run on from line to line, as cells of a table seldom do over many rows. */
function isProse(rows: readonly Row[]): boolean {
  const words = rows.map((row) => rowText(row).split(/\s+/).length);
  const runningOn = rows.filter((row) => /^\p{Ll}/u.test(rowText(row))).length;
  return (
    rows.length >= 8 &&
    words.reduce((sum, count) => sum + count, 0) / rows.length >= 4 &&
    runningOn / rows.length >= 0.3
  );
}

function rowText({ segments }: Row): string {
  return segments.map(({ text }) => text.trim()).join(' ');
}
