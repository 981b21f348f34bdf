import { educationDrafts } from './education-entries.ts';
import { entryBlocks } from './entry-lines.ts';
import { readSections } from './sections.ts';

/** A part of a text, in UTF-16 units, the end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a plain text tells of studies, in its order, that are not over on `today` (YYYY-MM-DD): their award is not held yet. Takes time in
 * proportion to the text.
 */
export function studiesGoingOn(text: string, today: string): Range[] {
  const parts = readSections(text);
  return entryBlocks(parts, 'education')
    .flatMap(educationDrafts)
    .filter(({ span }) => span !== null && (span.isCurrent || isAfter(span.endDate, today)))
    .map(({ first, last }) => ({ start: parts.lines[first]?.start ?? 0, end: parts.lines[last]?.end ?? 0 }));
}

function isAfter(date: string | null, today: string): boolean {
  return date !== null && date > today.slice(0, date.length);
}
