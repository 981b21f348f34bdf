import { headingOf } from './headings.ts';
import { labelOf } from './labels.ts';

/** Fewer lines with a cell at the same place may be a table. */
const fewestRows = 8;

/**
 * Puts two columns of a text, side by side with blanks between them and both with headings of their own, one below the other.
 * Of any other text nothing changes. Takes time in proportion to its length.
 */
export function columnsApart(text: string): string {
  const lines = text.split('\n');
  const place = secondColumn(lines);
  if (place === undefined) return text;
  const hasBoth = lines.map((line) => isCellAt(line, place) && line.slice(0, place).trim() !== '');
  const [first, last] = [hasBoth.indexOf(true), lines.findLastIndex((line) => isCellAt(line, place)) + 1];
  const beside = lines.slice(first, last);
  const left = beside.map((line) => (isCellAt(line, place) ? line.slice(0, place) : line));
  const right = beside.map((line) => (isCellAt(line, place) ? line.slice(place) : ''));
  return [...lines.slice(0, first), ...left, '', ...right, '', ...lines.slice(last)].join('\n');
}

/** Where the second column begins, in UTF-16 units from the beginning of a line. */
function secondColumn(lines: readonly string[]): number | undefined {
  const counts = new Map<number, number>();
  for (const line of lines) {
    let end = 0;
    for (const { index, 0: word } of line.matchAll(/\S+/g)) {
      if (index - end > 1) counts.set(index, (counts.get(index) ?? 0) + 1);
      end = index + word.length;
    }
  }
  const [[place = 0, count = 0] = []] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (count < fewestRows) return undefined;
  const rows = lines.filter((line) => isCellAt(line, place));
  const [left, right] = [rows.map((line) => line.slice(0, place).trim()), rows.map((line) => line.slice(place))];
  // "Dates    Since July 2014": a column of labels stands beside what they tell.
  const areLabels = left.filter((cell) => labelOf(cell) !== undefined).length > 1;
  return !areLabels && left.some(isHeading) && right.some(isHeading) ? place : undefined;
}

function isCellAt(line: string, place: number): boolean {
  return line.slice(place - 2, place) === '  ' && /^\S/.test(line.slice(place, place + 1));
}

function isHeading(cell: string): boolean {
  return headingOf(cell)?.rest === '';
}
