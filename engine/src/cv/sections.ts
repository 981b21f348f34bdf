import { remembering } from '../once.ts';
import type { CvSection, CvSectionKind } from './cv-facts.ts';
import { datesIn } from './dates.ts';
import { columnOfHeadings, headingBeside, letteredHeadings } from './heading-columns.ts';
import { type Heading, headingOf, isExperienceOf, isHeadingOfSchools } from './headings.ts';
import { labelOf } from './labels.ts';
import { type CvLine, linesOf } from './lines.ts';
import { endsWithRole, organisationWord, placement, roleWord } from './vocabulary.ts';

/** What a line belongs to; `top` is what stands before the first heading, `none` is read as nothing. */
export type Zone = CvSectionKind | 'top' | 'none';

/** A CV in lines, each with the part it belongs to. */
export interface ReadSections {
  readonly lines: readonly CvLine[];
  readonly sections: readonly CvSection[];
  readonly zones: readonly Zone[];
  /** Of lines that are a heading, or begin with one: what stands behind it. */
  readonly rests: ReadonlyMap<number, string>;
}

/** "Referee 1:", "Reference:", "Mdhamini: ...": what follows is somebody else's, up to the next heading. */
const refereeLabel =
  /^(?:(?:\d{1,2}(?:st|nd|rd|th)|first|second|third)\s+)?(?:referees?|references?|wadhamini|mdhamini|warejelewa|mrejelewa)\s*(?:no\.?\s*)?(?:[\divx]{1,3}\b|one|two|three)?\s*(?:[:.)–—-]|$)/i;
/** Labels of an entry's own line: in a list of jobs or schools they begin no part. */
const entryLabels: Readonly<Partial<Record<Zone, RegExp>>> = {
  work: /^(?:position|work|job|experience|summary|objectives?|contacts?|details|training|skills? used|kazi)$/i,
  education:
    /^(?:certificate|course|school|qualifications?|training|registration|cheti|kozi|shule|details|attachment)$/i,
  contact: /^(?:education level|level of education|qualifications?|experience|work|job|kazi|about)$/i,
};
const spoken = /\b(?:english|kiingereza|kiswahili|swahili|french|arabic)\b/i;
/** Stands within a job as well as above a part of its own; with such a word before it, it is a job's. */
const ofAJob =
  /^(?:key|main|major|notable|selected) (?:achievements?|accomplishments?|responsibility)$|^job (?:profile|description|summary|details|role)s?$/i;
/** What somebody was, within a part about work: "Data Volunteer". */
const ofAPerson =
  /^(?:\p{Lu}[\p{L}&/-]*\s){0,3}(?:Volunteer|Intern|Attach[eé]e?|Trainee)$|^(?:(?:Industrial|Field|Clinical|External|Student|ICT?|IT) )?(?:[Ii]nternship|[Aa]tt?at?che?ment)$|^Industrial Training$/u;
/** Above a time, or an employer with its time, it was a post, and otherwise a heading: "ICT Attachment". */
const ofAPost = /\s(?:Attachment|Internship|Traineeship)$/;
/** So many lines below a heading its first job tells its time. */
const jobWithin = 4;
const fullLine = 70;
/** A sentence goes on in the next line. */
const unfinished = /(?:,|\s(?:and|or|of|in|on|for|the|with|to))$/;
/** A job tells the skills that it took within so many lines. */
const skillsWithin = 30;
/** Only a heading that speaks of the person ends the referees: they have contacts and details, too. */
const ownDetails = /personal|bio|binafsi|particulars/i;

/** Finds the parts of a CV; of the last ones that were asked for they are kept, since every reader begins with them. */
export const readSections = remembering(2, (text): ReadSections => {
  const lines = linesOf(text);
  const sections: { kind: CvSectionKind; heading: string; start: number; end: number }[] = [];
  const zones: Zone[] = [];
  const rests = new Map<number, string>();
  let outer = zoneAtTop();
  let open: (typeof sections)[number] | undefined;
  let inner: CvSectionKind | undefined;
  const begin = (kind: CvSectionKind, heading: string, line: CvLine): void => {
    open = { kind, heading: heading.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, ''), start: line.start, end: line.end };
    sections.push(open);
    outer = kind;
    inner = undefined;
  };
  /** Of the heading that began the part. */
  let depth = 0;
  const column = columnOfHeadings(lines);
  const lettered = letteredHeadings(lines);
  const lastMark = lines.findLastIndex((line) => line.depth > 0);
  for (const [index, line] of lines.entries()) {
    if (column.has(index)) {
      outer = 'other';
      [open, inner] = [undefined, undefined];
      zones.push('none');
      continue;
    }
    // "Technical leadership:" within a job, where the headings have the marks of Markdown.
    const isOfEntry = outer === 'work' && depth > 0 && line.depth === 0 && index < lastMark && line.text.endsWith(':');
    const heading = line.text === '' || isOfEntry ? undefined : headingAt(lines, index, outer);
    const label = refereeLabel.exec(line.text)?.[0];
    if (label !== undefined && line.text.length < 200) {
      rests.set(index, line.text.slice(label.length).trim());
      if (outer !== 'referees') begin('referees', label, line);
    } else if (heading !== undefined && isPart(heading, outer, lines.slice(index + 1, index + 1 + jobWithin))) {
      // "Experience: Executive", and below it "Organization: Bidii Ltd".
      const [, below = ''] = /^([^:\t]{2,30}?)\s*[:\t]/.exec(lines[index + 1]?.text ?? '') ?? [];
      const isForm = heading.kind === 'work' && heading.rest !== '' && labelOf(below) === 'name';
      if (isForm || heading.rest === '' || /^(?:referees|other)$/.test(heading.kind) || heading.isBeside) {
        // "INDUSTRIAL ATTACHMENT", "Internship, 2017 - 2018", and below it the employer: a heading that is the post, too.
        const isOfJob = isForm || isPostAsWell(line.text, lines[index + 1]?.text ?? '');
        rests.set(index, isOfJob ? line.text : heading.rest);
        begin(heading.kind, heading.text, line);
        depth = line.depth;
      } else if (heading.kind !== outer) {
        rests.set(index, heading.rest);
        inner = heading.kind;
        sections.push({ kind: inner, heading: heading.text, start: line.start, end: line.end });
      }
    } else if (lettered.has(index) || (line.depth > 0 && line.depth <= depth && !isTitleLike(line.text))) {
      // "## Reviews" below "## Experience", "E. GRANTS AWARDED": a part of its own, though nobody knows of what.
      rests.set(index, '');
      begin('other', line.text, line);
    } else if (inner !== undefined && (line.text === '' || /^[^:]{2,25}:/.test(line.text))) inner = undefined;
    zones.push(inner ?? outer);
    if (open !== undefined && line.text !== '') open.end = line.end;
  }
  return { lines, sections, zones, rests };
});

/** It may be a job that has the same heading as its part. */
function isTitleLike(line: string): boolean {
  return roleWord.test(line) || organisationWord.test(line) || datesIn(line).length > 0;
}

/** A placement is a post; with a time, "ATTACHMENT 2019 - 2020", it may stand above several jobs, and is one above an employer alone. */
function isPostAsWell(line: string, next: string): boolean {
  const start = datesIn(line)[0]?.start;
  if (start === undefined) return placement.test(line);
  return placement.test(line.slice(0, start).replace(/[\s,(–-]+$/, '')) && !roleWord.test(next) && !/\d{4}/.test(next);
}

/** "Hotel Experience" is a heading where a job follows it, and otherwise a skill. */
function headingAt(lines: readonly CvLine[], index: number, zone: Zone): Heading | undefined {
  const line = lines[index]?.text ?? '';
  // The last word of a sentence that goes on from a full line.
  const before = lines[index - 1]?.text ?? '';
  const isEndOfLine = /^\p{Ll}/u.test(line) && (before.length > fullLine || unfinished.test(before));
  if (isEndOfLine && !/^(?:work(?:ing)?|professional) experience[:.]?$/.test(line)) return undefined;
  // "• Field work.": what was done.
  if (zone === 'work' && lines[index]?.isBullet === true && /\p{Ll}\.$/u.test(line)) return undefined;
  // "Habitat for Humanity    1994", and below it "Volunteer".
  if (ofAPerson.test(line) && datesIn(lines[index - 1]?.text ?? '').length > 0) return undefined;
  if (zone === 'work' && placement.test(line) && isBetweenEmployerAndTime(lines[index - 1], lines[index + 1]))
    return undefined;
  // "The Jitu", "May 2023 - July 2023", "Attachment."
  if (zone === 'work' && placement.test(line) && isTimeOnly(lines[index - 1])) return undefined;
  const heading = headingOf(line) ?? headingBeside(lines[index]?.cells ?? []);
  // "• Books", "• Research" among other duties: one word of a list.
  const isListed = [lines[index], lines[index + 1]].every((each) => each?.isBullet === true);
  if (zone === 'work' && heading?.kind === 'other' && isListed && /^\p{Lu}\p{Ll}+$/u.test(line)) return undefined;
  if (heading?.kind === 'profile' && /experience/i.test(line) && isAboveTimes(lines, index))
    return { ...heading, kind: 'work' };
  // "Leadership" in the midst of what was needed for a job.
  const isAmid = [lines[index - 1], lines[index + 1]].every((each) => each !== undefined && each.text !== '');
  if (
    zone === 'work' &&
    heading?.kind === 'other' &&
    isAmid &&
    /^(?!Projects$)\p{Lu}\p{Ll}+$/u.test(line) &&
    isJobBelow(lines, index)
  )
    return undefined;
  // "Junior Developer", "Personal Projects", "Jan 2023 - Present".
  const isOther = heading !== undefined && !/^(?:work|education|referees)$/.test(heading.kind);
  if (zone === 'work' && isOther && isBetweenPostAndTime(lines[index - 1], lines[index + 1])) return undefined;
  // "Academic experience" above lecturers and above schools.
  const below = lines.slice(index + 1, index + 1 + jobWithin);
  if (heading?.kind === 'education' && /experience/i.test(line) && below.some(({ text }) => roleWord.test(text)))
    return { ...heading, kind: 'work' };
  const isOfAJob =
    (heading?.kind === 'skills' && line !== line.toUpperCase()) ||
    /^(?:achievement|accomplishment)s?[:.]?$/i.test(line);
  if (isOfAJob && zone === 'work' && isJobBelow(lines, index)) return undefined;
  // "Casual jobs" stands above them.
  const isPost =
    zone === 'work' &&
    (/(?:practice|placement)$/i.test(line) || roleWord.test(line.replace(/\S+$/, ''))) &&
    !/^casual (?:jobs|work)[:.]?$/i.test(line);
  if (heading === undefined && zone !== 'education' && isHeadingOfSchools(line))
    return { kind: 'education', text: line, rest: '' };
  const isLabel = zone === 'work' && /^positions held\b/i.test(line);
  if (heading !== undefined || isPost || isLabel || !isExperienceOf(line)) return heading;
  return isWorkOf.test(line) || isAboveTimes(lines, index) ? { kind: 'work', text: line, rest: '' } : undefined;
}

/** A job or two follow, by their times. */
function isAboveTimes(lines: readonly CvLine[], index: number): boolean {
  const below = lines.slice(index + 1, index + 1 + jobWithin);
  if (below.some(({ cells }) => cells.length > 1 && /^(?:name|position)$/.test(labelOf(cells[0] ?? '') ?? '')))
    return true;
  const next = below.flatMap(({ text }) => datesIn(text));
  return next.length > 1 || next.some(({ start, isSingle }) => !isSingle || start === 0);
}

/** "KENYA POWER LTD", "INDUSTRIAL ATTACHMENT", "May 2019 - Aug 2019": an employer above it and a time below it. */
function isBetweenEmployerAndTime(above: CvLine | undefined, below: CvLine | undefined): boolean {
  if (above === undefined || above.isBullet || above.text.split(' ').length > 6) return false;
  const isEmployer = organisationWord.test(above.text) && datesIn(above.text).length === 0;
  return isEmployer && datesIn(below?.text ?? '')[0]?.start === 0;
}

function isTimeOnly(line: CvLine | undefined): boolean {
  const [time] = datesIn(line?.text ?? '');
  return time?.isSingle === false && time.start === 0 && time.end === line?.text.length;
}

/** A post of few words above it, and nothing but a time below it. */
function isBetweenPostAndTime(above: CvLine | undefined, below: CvLine | undefined): boolean {
  if (above === undefined || above.isBullet || above.text.split(' ').length > 5) return false;
  return isTimeOnly(below) && /^\p{Lu}/u.test(above.text) && endsWithRole(above.text);
}

/** "Skills:", "Achievements" among the duties of a job: another job follows before the next heading. */
function isJobBelow(lines: readonly CvLine[], index: number): boolean {
  const below = lines.slice(index + 1, index + 1 + skillsWithin);
  const end = below.findIndex(({ text }) => headingOf(text)?.rest === '' && !ofAJob.test(text.replace(/:$/, '')));
  return below
    .slice(0, end < 0 ? below.length : end)
    .some(
      ({ text, isBullet }) =>
        !isBullet &&
        datesIn(text).some(({ isSingle, start, end: to }) => !isSingle || (start === 0 && to === text.length)),
    );
}

function isPart({ text, kind, rest }: Heading, outer: Zone, below: readonly CvLine[]): boolean {
  if (outer === 'work' && rest === '' && (ofAPerson.test(text) || (ofAPost.test(text) && isAboveTime(below))))
    return false;
  if (outer === 'interests' && text === 'Volunteering' && !below.some((line) => datesIn(line.text).length > 0))
    return false;
  if (outer === 'referees' && kind === 'contact') return ownDetails.test(text) && rest === '';
  if (outer === 'work' && ofAJob.test(text)) return false;
  if (rest === '') return kind !== 'contact' || !(outer === 'work' || outer === 'education') || /\s/.test(text);
  // "Refereed articles: 1. ...": their years are of no job. "Publications: the monthly letter" is of one.
  if (kind === 'other') return /\b(?:articles|papers|publications)\b/i.test(text) && /^\[?1[.\])]/.test(rest);
  if (kind === 'contact') return false;
  // "Languages: Go, Python" among the skills of a developer.
  if (outer === 'skills' && kind === 'languages') return spoken.test(rest);
  return entryLabels[outer]?.test(text) !== true;
}

/** "LEGAL WORK EXPERIENCE", "Overseas Working Experience". */
const isWorkOf =
  /^(?:\p{Lu}[\p{L}&/-]*\s){1,4}(?:work(?:ing)?|employment|professional) (?:experience|history)[\s:.]*$/iu;

/** Right above it, or above an employer with its time. */
function isAboveTime([next, last]: readonly CvLine[]): boolean {
  const time = next !== undefined && organisationWord.test(next.text) ? last : next;
  return datesIn(time?.text ?? '')[0]?.start === 0;
}

/** Typed as any zone: it changes in a function of its own, which the compiler does not follow. */
function zoneAtTop(): Zone {
  return 'top';
}
