import type { EntryLine, EntryLines } from './entry-line.ts';
import { isNamedRole, isPlaces, type TitlePart } from './title-parts.ts';
import { department } from './vocabulary.ts';
import { timeOf } from './work-details.ts';
import type { Head } from './work-heads.ts';
import { isBareTitle, isOrganisation, isPost, isRole, partsIn, titleIn, titlesOf } from './work-lines.ts';
import type { WorkTitle } from './work-title.ts';

/**
 * The title of each job. One employer may stand above several posts: the later ones are there, too, and lines that tell only an employer are no job.
 */
export function titlesBelowEmployers(
  block: EntryLines,
  heads: readonly Head[],
  rests: readonly (readonly EntryLine[])[],
): (WorkTitle | undefined)[] {
  const isMostlyEmployerFirst = heads.reduce((sum, head) => sum + orderOf(head), 0) > 0;
  const areEmployers =
    heads.filter(({ lines }) => titleIn(lines).position === null).length > 1 &&
    heads.every(({ lines }) => !partsIn(lines).some(isNamedRole));
  let banner: Banner | undefined;
  /** Where the last job ends that names an employer of its own. */
  let named = 0;
  return heads.map((head, at) => {
    const written = titleIn(head.lines);
    const title = isMostlyEmployerFirst ? employerFirst(written) : areEmployers ? onlyEmployer(written) : written;
    const { position, name, location } = title;
    const above = name === null ? (employerAbove(block, head) ?? employerApart(block, head, named)) : undefined;
    if (name !== null) named = head.end;
    if (above !== undefined) return { ...title, name: above.name, location: location ?? above.location };
    if (isBannerOnly(head, rests[at] ?? [], heads[at + 1])) {
      const only = name ?? position;
      banner =
        only === null ? undefined : { name: only, location, ofAll: head, hasDepartments: false, isBeside: false };
      return undefined;
    }
    const own = bannerOf(head, title);
    const isNext = heads[at - 1]?.end === head.from;
    if (
      own?.isBeside !== false &&
      banner !== undefined &&
      (isNext || (!banner.isBeside && !isPost(block[head.from - 1]))) &&
      isBelowBanner(head, title, banner)
    )
      return { ...title, name: banner.name, location: location ?? banner.location };
    banner = own;
    return title;
  });
}

/** "Organization: Bidii Ltd", a gap, and below it its posts. */
function employerAbove(block: EntryLines, { end }: Head): WorkTitle | undefined {
  const label = block.slice(Math.max(0, end - labelWithin), end).findLast(({ text }) => employerLabel.test(text));
  return label === undefined ? undefined : titleIn([label]);
}

/** "BIDII LTD, MERU" between two gaps, above its posts. */
function employerApart(block: EntryLines, { from, lines }: Head, named: number): WorkTitle | undefined {
  if (isOwnWork(lines)) return undefined;
  const start = Math.max(named, from - labelWithin);
  const at = block.findLastIndex((_, place) => place >= start && place < from && isEmployerApart(block, place));
  if (at < 0) return undefined;
  const title = titleIn(block.slice(at, at + 2).filter(({ isBlank }) => !isBlank));
  return { ...title, name: title.name ?? title.position };
}

function isEmployerApart(block: EntryLines, at: number): boolean {
  const [above, line, below, next] = [block[at - 1], block[at], block[at + 1], block[at + 2]];
  const isPlaceBelow = next?.isBlank === true && isPlaces(below?.text ?? '');
  if (above?.isBlank === false || !(below?.isBlank || isPlaceBelow) || !isBareTitle(line)) return false;
  const parts = partsIn([line]);
  const isName =
    parts[0]?.kind === 'unknown' && !ofPosts.test(line.text) && parts.slice(1).every(({ kind }) => kind === 'place');
  const isUnknown =
    isName && /^(?:\p{Lu}\S*(?: |$)){1,5}/u.test(line.text) && isPost(block[at + (isPlaceBelow ? 3 : 2)]);
  return (parts[0]?.kind === 'organisation' || isUnknown) && !parts.some(isNamedRole);
}

/** "International assignments", "Part-time roles": what kind of posts follow, and not where. */
const ofPosts =
  /\b(?:assignments?|roles?|posts?|positions?|postings?|engagements?|contracts?|projects?|jobs?|work|experiences?|career|appointments?|consultanc(?:y|ies))$/i;

/** "Freelance Writer", "Fundi (own work)": of no employer above it. */
function isOwnWork(lines: EntryLines): boolean {
  return lines.some((line) => titlesOf(line).some((title) => /^freelance\b|\bown (?:work|business)\b/i.test(title)));
}

/** So many lines of posts and duties stand below the label of an employer. */
const labelWithin = 40;
const employerLabel = /^(?:organi[sz]ation|employer|company)\s*:\s*/i;

/** An employer that stands above its posts. */
interface Banner {
  readonly name: string;
  readonly location: string | null;
  /** Its line with the time of all its posts: "Teller - Credit" below it names a department. */
  readonly ofAll?: Head;
  /** Beside the post stands more, which is no employer: "Teller, Front Office". */
  readonly hasDepartments: boolean;
  /** It stands before the first post in one line: that one's alone, and that of the next line. */
  readonly isBeside: boolean;
}

/** It tells an employer with the time of all its posts, which follow at once, or behind a line that describes it. */
function isBannerOnly(head: Head, rest: readonly EntryLine[], next: Head | undefined): boolean {
  const said = rest.filter(({ isBlank }) => !isBlank);
  if (next === undefined || said.length > 1 || said.some(({ isBullet }) => isBullet)) return false;
  // The job below it names an employer of its own.
  if (partsIn(next.lines).some(({ kind }) => kind === 'organisation')) return false;

  const parts = partsIn(head.lines);
  if (parts.some(({ kind }) => kind === 'role')) return false;
  return partsIn(next.lines).some(isNamedRole) && isWithin(next, head);
}

/** Of a part of its time. */
function isWithin(inner: Head, outer: Head): boolean {
  const [part, whole] = [timeOf(inner.dated.text), timeOf(outer.dated.text)];
  const isOver = whole.isCurrent || (part.endDate ?? '9') <= (whole.endDate ?? '');
  return isOver && (part.startDate ?? '') >= (whole.startDate ?? '9');
}

function bannerOf({ lines }: Head, { name, location }: WorkTitle): Banner | undefined {
  if (name === null) return undefined;
  const parts = lines.map((line) => partsIn([line]));
  const role = parts.findIndex((those) => those.some(({ kind }) => kind === 'role'));
  const employer = parts.findIndex((those) => those.some(({ text }) => name.includes(text)));
  const isBeside = employer === role && isBefore(parts[role] ?? [], name);
  if (employer < 0 || (employer >= role && !isBeside)) return undefined;
  const beside = parts[role]?.filter(({ kind }) => kind !== 'aside' && kind !== 'role') ?? [];
  return { name, location, hasDepartments: beside.length > 0 && !isBeside, isBeside };
}

function isBefore(parts: readonly TitlePart[], name: string): boolean {
  return parts.findIndex(({ text }) => name.includes(text)) < parts.findIndex(({ kind }) => kind === 'role');
}

function isBelowBanner(head: Head, { position, name }: WorkTitle, banner: Banner): boolean {
  const { lines } = head;
  if (banner.ofAll !== undefined && !isWithin(head, banner.ofAll)) return false;
  if (position === null || !isRole(position) || isOwnWork(lines)) return false;
  // "Worked as an accountant in repairs" tells its own employer, if only as its line of work.
  if (lines.some(({ text }) => /\bwork(?:ed|ing) (?:as|in|at)\b/i.test(text))) return false;
  if (name === null) return true;
  const parts = partsIn(lines);
  const [role, employer] = [position, name].map((text) => parts.find((part) => part.text === text));
  if (employer?.kind !== 'unknown' || employer.line !== role?.line) return false;
  return employer.group === role.group
    ? banner.hasDepartments || (banner.ofAll !== undefined && department.test(employer.text))
    : banner.ofAll !== undefined;
}

/** "KRPC" in a list of employers without posts. */
function onlyEmployer(title: WorkTitle): WorkTitle {
  const { position, name } = title;
  return position === null || name !== null || isRole(position) || department.test(position)
    ? title
    : { ...title, position: null, name: position };
}

/** 1 where the employer stands before a known kind of work, -1 where it stands behind. */
function orderOf(head: Head): number {
  const { position, name } = titleIn(head.lines);
  if (position === null || name === null || !isRole(position)) return 0;
  const text = head.lines.map((line) => line.text).join('\n');
  return text.indexOf(name) < text.indexOf(position) ? 1 : -1;
}

/** "Mavuno | Front Office" below "Bidii | Teller": what no word tells, the order of the others does. */
function employerFirst(title: WorkTitle): WorkTitle {
  const { position, name } = title;
  if (position === null || name === null || isRole(position) || isOrganisation(name)) return title;
  return { ...title, position: name, name: position };
}
