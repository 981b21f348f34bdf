import { sentencesShown } from '../evidence.ts';
import { backgroundIn } from '../reading/person/background.ts';
import { withoutMarkup } from '../reading/sentences.ts';
import { claimedSkills, heldPapers, type ShowLine, spokenLanguages } from './claims.ts';
import { findEmail, findLinks, findPhone } from './contact.ts';
import type { CvFacts, EducationEntry, Found, WorkEntry } from './cv-facts.ts';
import { educationEntries, schoolsWithoutHeading } from './education-entries.ts';
import { entryBlocks } from './entry-lines.ts';
import { findCounty } from './home-county.ts';
import { looksLikeCv } from './is-cv.ts';
import { elsewhere, jobsIn } from './jobs.ts';
import { type CvLine, lineIndexAt } from './lines.ts';
import { ownLines } from './own-lines.ts';
import { findName, wordsOfName } from './person-name.ts';
import { type ReadSections, readSections } from './sections.ts';
import { columnsApart } from './text-columns.ts';

export type { CvFacts, CvSection, CvSectionKind, EducationEntry, Found, WorkEntry } from './cv-facts.ts';

/** A longer line is shown by the sentence. */
const maxShownLength = 200;

/**
 * Reads what a CV says of its writer, in English, Kiswahili or a mix. `today` (YYYY-MM-DD) is what "to date" means, the current
 * day when absent. Pure; takes time in proportion to the text, whatever it holds. Never throws.
 */
export function readCvText(text: string, { today = new Date().toISOString() }: { today?: string } = {}): CvFacts {
  const plain = withoutMarkup(text);
  const parts = readSections(plain);
  const apart = columnsApart(plain);
  const entries = apart === plain ? parts : readSections(apart);
  const own = ownLines(plain, parts);
  const show = lineShown(plain, parts.lines);
  const claims = withoutReferees(plain, parts);
  const { entries: work, unread } = jobsIn(entries);
  const unnamed = findEmail(own, []);
  const name = findName(own, unnamed?.value.split('@', 1)[0] ?? null);
  const facts = {
    name,
    email: name === null ? unnamed : findEmail(own, wordsOfName(name.value)),
    phone: findPhone(own),
    links: findLinks(own),
    county: findCounty(own, name?.line ?? null),
    sections: parts.sections,
    skills: claimedSkills(claims, show),
    languages: spokenLanguages(claims, show),
    licences: heldPapers(claims, today, show),
    education: schools(entries),
    // A writer's own name above their first job is no employer of theirs.
    work: work.map((job) => (job.name === name?.value ? { ...job, name: null } : job)),
    unread,
    ...background(claims, today, work, show),
  };
  return { isCv: looksLikeCv(plain, own, facts), ...facts };
}

function schools(parts: ReadSections): EducationEntry[] {
  const found = entryBlocks(parts, 'education').flatMap(educationEntries);
  if (found.length > 0) return found;
  return elsewhere.flatMap((zone) => entryBlocks(parts, zone).flatMap(schoolsWithoutHeading));
}

/** What is found in a line is shown with it, or with its sentence when the line is long. */
function lineShown(text: string, lines: readonly CvLine[]): ShowLine {
  const sentence = sentencesShown(text);
  return (place) => {
    const line = lines[lineIndexAt(lines, place)];
    return line === undefined || line.end - line.start > maxShownLength
      ? sentence({ start: place, end: place + 1 })
      : line.text;
  };
}

/** The text with blanks in place of the referees, so that every place stays where it was. */
function withoutReferees(text: string, { lines, zones }: ReadSections): string {
  let kept = '';
  let end = 0;
  for (const [index, line] of lines.entries()) {
    if (zones[index] !== 'referees') continue;
    kept += text.slice(end, line.start) + ' '.repeat(line.end - line.start);
    end = line.end;
  }
  return kept + text.slice(end);
}

function background(
  text: string,
  today: string,
  jobs: readonly WorkEntry[],
  show: ShowLine,
): Pick<CvFacts, 'years' | 'educationLevel'> {
  const { years, education } = backgroundIn(text, today, jobs);
  const lineOf = (words: string): string => {
    const place = text.indexOf(words.split('; ', 1)[0] ?? words);
    return place < 0 ? words : show(place);
  };
  const found = <Value>(value: Value, words: string): Found<Value> => ({ value, line: lineOf(words) });
  return {
    years: years === null ? null : found(Math.round(years.years * 10) / 10, years.words),
    educationLevel: education === null ? null : found(education.level, education.words),
  };
}
