import { type Award, areaIn, awardIn, isGrade, isProfessional } from './award.ts';
import type { EducationEntry } from './cv-facts.ts';
import type { DateSpan } from './dates.ts';
import { educationLines } from './education-lines.ts';
import { isSchool, isSchoolAlone, nameOf, partsOf } from './education-parts.ts';
import { type EntryLine, paragraphsOf } from './entry-line.ts';
import type { Labelled } from './labels.ts';
import { isPlace } from './places.ts';
import { roleWord } from './vocabulary.ts';

/** What has been read of an entry so far. */
export interface Draft {
  institution: string | null;
  award: Award | null;
  span: DateSpan | null;
  /** What is neither: the name of a school without a word that says so, or of a subject. */
  unknown: string | null;
  /** It stood in a line without the school: no town. */
  hasCourse: boolean;
  line: string;
  /** The places of its lines among all. */
  first: number;
  last: number;
}

const maxLength = 200;
/** Of lines that stand below no heading. */
const maxLooseLineLength = 110;
const maxEntries = 40;

/** The schools and courses of a part of a CV, in its order: each line fills an entry until it says something twice. */
export function educationEntries(block: readonly EntryLine[]): EducationEntry[] {
  return educationDrafts(block).flatMap(entryOf);
}

/** The same, as far as they are read from lines; whether a course without an award is one by itself, the schools tell. */
export function educationDrafts(block: readonly EntryLine[]): Draft[] {
  const lines = educationLines(block);
  const ofParagraphs = paragraphsOf(lines).map((paragraph) => draftsOf(paragraph, false));
  if (ofParagraphs.length > 1 && ofParagraphs.every(isOneSchool)) return ofParagraphs.flat();
  const [joined, apart] = [draftsOf(lines, false), draftsOf(lines, true)];
  return worthOf(apart) > worthOf(joined) ? apart : joined;
}

function isOneSchool([draft, ...others]: readonly Draft[]): boolean {
  return draft !== undefined && others.length === 0 && draft.span !== null && slotsOf(draft) > 1;
}

/** One for each award that has a school, and 2 less for a school that does not award it. */
function worthOf(drafts: readonly Draft[]): number {
  return drafts.reduce((sum, { institution, award }) => {
    if (institution === null || award === null) return sum;
    return (
      sum +
      (awardedElsewhere.some(([awards, schools]) => awards.test(award.studyType) && schools.test(institution)) ? -2 : 1)
    );
  }, 0);
}

/** Awards, and schools that do not award them. */
const awardedElsewhere = [
  [/^KCPE$/, /\b(?:university|college|polytechnic|secondary|high school)\b/i],
  [/^KCSE$/, /\b(?:university|polytechnic|primary|technical|computer)\b/i],
  [/^(?:b|m)\.?\s?(?:sc|com|ed|a|ba|eng)\b|^(?:bachelor|master|degree|ph)/i, /\b(?:primary|secondary|high school)\b/i],
] as const;

/** "Secondary education" above a school: the next one begins. */
const level =
  /^(?:nursery|primary|secondary|high|tertiary|university|college)(?: school)?(?: (?:level|education|studies))?\s*:?$/i;

function draftsOf(lines: readonly EntryLine[], areCoursesApart: boolean): Draft[] {
  const drafts: Draft[] = [];
  let draft: Draft | undefined;
  for (const line of lines) {
    if (drafts.length > maxEntries) break;
    if (line.text.length > maxLength) continue;
    if (level.test(line.text) && draft !== undefined && draft.span !== null) {
      draft = undefined;
      continue;
    }
    for (const read of line.row === null ? readLine(line) : [readRow(line, line.row)]) {
      if (slotsOf(read) === 0 && read.unknown === null) continue;
      if (draft === undefined || clashes(draft, read, areCoursesApart)) {
        draft = read;
        drafts.push(draft);
      } else {
        draft.institution ??= read.institution;
        draft.award ??= read.award;
        draft.span ??= read.span;
        draft.hasCourse ||= draft.unknown === null && read.unknown !== null && read.institution === null;
        draft.unknown ??= read.unknown;
        draft.last = read.last;
      }
    }
  }
  return drafts;
}

/** The schools that a CV without headings tells: only lines that name an award with its school or its year. */
export function schoolsWithoutHeading(block: readonly EntryLine[]): EducationEntry[] {
  return block
    .filter(({ text }) => text.length <= maxLooseLineLength && !roleWord.test(text.split(/[,:.]/, 1)[0] ?? ''))
    .flatMap((line) => educationEntries([line]))
    .map((entry) =>
      entry.institution !== null && isSchool(entry.institution) ? entry : { ...entry, institution: null },
    )
    .filter(({ studyType, institution, endDate }) => studyType !== null && (institution !== null || endDate !== null));
}

function slotsOf({ institution, award, span }: Draft): number {
  return [institution, award, span].filter((slot) => slot !== null).length;
}

function clashes(draft: Draft, read: Draft, areCoursesApart: boolean): boolean {
  // "Moringa School", "Software Engineering", its time, and below it the award of the next one.
  const isWhole = draft.institution !== null && draft.hasCourse && draft.span !== null;
  if (areCoursesApart && isWhole && read.award !== null) return true;
  // "Kenya Certificate of Secondary Education", and below it "(KCSE) 2014 - 2017".
  const isSame = draft.award?.studyType === read.award?.studyType && read.award?.area == null;
  return (['span', 'institution', 'award'] as const).some(
    (slot) => draft[slot] !== null && read[slot] !== null && !(slot === 'award' && isSame),
  );
}

function readRow({ index, text, span }: EntryLine, { name, award }: Labelled): Draft {
  return {
    institution: name === undefined ? null : nameOf(name),
    award: award === undefined ? null : (awardIn(award) ?? { studyType: award, area: null }),
    span,
    unknown: null,
    hasCourse: false,
    line: text.replaceAll(/\s+/g, ' '),
    first: index,
    last: index,
  };
}

/** What a line tells; of two awards, "Form four. Certificate in plumbing", each for itself. */
function readLine(line: EntryLine): Draft[] {
  let draft = readRow(line, {});
  const drafts = [draft];
  let before: Award | undefined;
  for (const piece of partsOf(line)) {
    const award = awardIn(piece);
    const isArea = before !== undefined && before === draft.award && hasNoField(before) && isField(piece);
    const isShort = award !== undefined && draft.award !== null && isShortForm(award);
    if (!isShort) before = award;
    if (award === undefined && isArea && draft.award !== null) {
      // "MSc - Statistics", "BSc (Honours), Computer Science".
      draft.award = { ...draft.award, area: areaIn(piece) };
      continue;
    }
    if (isGrade(piece) || isPlace(piece)) continue;
    if (isShort) continue;
    // "Bachelor of Commerce in Kenyatta University"
    if (award?.area != null && draft.award === null && draft.institution === null && isSchoolAlone(award.area)) {
      draft.institution = nameOf(award.area);
      draft.award = { ...award, area: null };
      continue;
    }
    if (award !== undefined && draft.award !== null && !isSchool(piece)) {
      draft = { ...readRow(line, {}), span: null, award };
      drafts.push(draft);
    } else if (award !== undefined) draft.award ??= award;
    else if (isSchool(piece) && piece.split(' ').length <= 12) draft.institution ??= nameOf(piece);
    else if (/^\p{Lu}.*[^:]$/u.test(piece) && piece.split(' ').length <= 8) draft.unknown ??= nameOf(piece);
  }
  return drafts;
}

/** "KCSE, Ramba" names the school. */
function hasNoField({ studyType, area }: Award): boolean {
  return area === null && !/^k\.?c\.?[sp]\.?e$|^[oa][- ]levels?$|^form /i.test(studyType);
}

function isField(piece: string): boolean {
  return (
    /^\p{Lu}/u.test(piece) &&
    !isSchool(piece) &&
    !isPlace(piece) &&
    !isGrade(piece) &&
    piece.replace(/\s*\(.*$/, '').split(' ').length <= 6
  );
}

/** "Bachelor of Commerce - BCom": the same award again. */
function isShortForm({ studyType, area }: Award): boolean {
  return area === null && /^(?:[bm]\.?\s?(?:sc|com|ed|a|ba|eng|tech|phil)|ph\.?d|hnd|bbit|bbm)\.?$/i.test(studyType);
}

function entryOf({ institution, award, span, unknown, line }: Draft): EducationEntry[] {
  if (institution === null && award === null) return [];
  if (institution === null && award !== null && isProfessional(award)) return [];
  const isNamed = institution === null && unknown !== null && /^\p{L}/u.test(unknown) && unknown.split(' ').length <= 6;
  return [
    {
      institution: institution ?? (isNamed ? unknown : null),
      studyType: award?.studyType ?? null,
      area: award?.area ?? (institution !== null && award === null ? unknown : null),
      startDate: span?.startDate ?? null,
      endDate: span?.endDate ?? null,
      isCurrent: span?.isCurrent ?? false,
      line,
    },
  ];
}
