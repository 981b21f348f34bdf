import type { CvSectionKind } from './cv-facts.ts';
import { datesIn } from './dates.ts';
import { type Heading, headingOf } from './headings.ts';
import { labelOf } from './labels.ts';

/** What is needed of a line here. */
interface Row {
  readonly text: string;
  readonly cells: readonly string[];
}

/** Fewer letters may be marks of a list. */
const fewest = 4;

/** The lines of "A. PERSONAL DETAILS", "B. EDUCATION", "C. GRANTS AWARDED" and so on: each begins a part, though nobody may know of what. */
export function letteredHeadings(lines: readonly Row[]): ReadonlySet<number> {
  const found: number[] = [];
  for (const [index, { text }] of lines.entries()) {
    const [, letter] = /^([A-Z])[.)] [^\p{Ll}\d]+$/u.exec(text) ?? [];
    if (letter === String.fromCharCode(65 + found.length)) found.push(index);
  }
  return new Set(found.length < fewest ? [] : found);
}

/** "PROFESSIONAL    Bidii Ltd    2019 - 2021", and in the next line "EXPERIENCE    Clerk": a heading that is broken by its narrow column. */
export function joinBrokenHeadings<Line extends Row>(lines: readonly Line[]): Line[] {
  const isBroken = (at: number) =>
    /^(?:work|professional|research|teaching|academic|industry|relevant|employment|volunteer|other)$/i.test(
      firstOf(lines[at]),
    ) && /^(?:experience|history|appointments|positions):?$/i.test(lines[at + 1]?.cells[0] ?? '');
  return lines.flatMap((line, at) => {
    const cells = isBroken(at)
      ? [`${firstOf(line)} ${(lines[at + 1]?.cells[0] ?? '').replace(/:$/, '')}`, ...line.cells.slice(1)]
      : isBroken(at - 1)
        ? line.cells.slice(1)
        : line.cells;
    if (cells.length === 0 && line.text !== '') return [];
    return [cells === line.cells ? line : { ...line, cells, text: cells.join(' ') }];
  });
}

/** What stands in the narrow column. */
function firstOf(line: Row | undefined): string {
  return line !== undefined && line.cells.length > 1 ? (line.cells[0] ?? '') : '';
}

/** "EXPERIENCE    Junior Developer, Bidii Ltd", "Work experience    May 2016 - June 2017: Bidii Ltd": a heading in a column of its own. */
export function headingBeside([first = '', ...others]: readonly string[]): Heading | undefined {
  const isOfJobs = /\b(?:experience|employment|history)\b/i.test(first);
  const isTimed = isOfJobs && others.some((other) => datesIn(other).some(({ isSingle }) => !isSingle));
  const isTold =
    isOfJobs && /^[=:]?\s*(?:work(?:ed|ing)? (?:with|as|at|in|for)|presently|currently)\b/i.test(others[0] ?? '');
  const isOfReferees = /^(?:my )?referees$/i.test(first);
  // "Education    Grade", above a table.
  const isAboveTable = others.every((other) => labelOf(other) !== undefined);
  const isColumn =
    others.length > 0 && (isAboveTable || first === first.toUpperCase() || isTimed || isTold || isOfReferees);
  const heading = isColumn ? headingOf(first) : undefined;
  return heading?.rest === '' ? { ...heading, rest: others.join('\t'), isBeside: true } : undefined;
}

/** Headings that stand one below the other, of a table with all texts in its other column: they say nothing of what follows. */
export function columnOfHeadings(lines: readonly Row[]): ReadonlySet<number> {
  let run: { readonly index: number; readonly kind: CvSectionKind }[] = [];
  for (const [index, { text }] of lines.entries()) {
    if (text === '') continue;
    const heading = headingOf(text);
    if (heading?.rest === '') run.push({ index, kind: heading.kind });
    else if (isColumn(run)) break;
    else run = [];
  }
  return new Set(isColumn(run) ? run.map((heading) => heading.index) : []);
}

function isColumn(run: readonly { readonly kind: CvSectionKind }[]): boolean {
  const found = new Set(run.map(({ kind }) => kind));
  return found.has('work') && found.size > 3;
}
