import type { EntryLine, EntryLines } from './entry-line.ts';
import { betweenSentences } from './entry-lines.ts';
import { isNamedRole, isPlaces, titleParts } from './title-parts.ts';
import { toldJob } from './told-job.ts';
import { roleWord } from './vocabulary.ts';
import {
  deed,
  isBareTitle,
  isOrganisation,
  isPost,
  isTimeAlone,
  isTitle,
  isWhole,
  maxSingleLineLength,
  maxTitleLength,
  partsIn,
  titleIn,
} from './work-lines.ts';

/** Lines with the time of a job. */
export function linesWithTime(block: EntryLines): number[] {
  const dated = block.flatMap((line, at) => {
    const { span, text, before, after } = line;
    if (
      span === null ||
      (before.length > maxTitleLength && !/^\.?$/.test(after)) ||
      (text.length > 200 && before.length > 3)
    )
      return [];
    return [{ at, line, isSingle: span.isSingle }];
  });
  const ranges = dated.filter(({ isSingle }) => !isSingle);
  const isList = ranges.every(({ line }) => line.isBullet);
  let owner: EntryLine | undefined;
  const owners = block.map((line) => {
    if (!line.isBullet && !line.isBlank) owner = line;
    return owner;
  });
  const heads = ranges.filter(({ at, line }) => {
    if (isDeed(line) || isWithinProse(line)) return false;
    return isList || !line.isBullet || isWhole(line) || isPostBelow(owners[at], line) || isLabelledTime(block, at);
  });
  // "2016: Community Development: Plan International": a list with a year in front of each.
  const yearsInFront = dated.filter(({ line }) => isInFront(line, isList)).length;
  const isYearList =
    (yearsInFront > 1 && yearsInFront === dated.length && dated.some(({ line }) => isWhole(line))) ||
    (yearsInFront > 2 && yearsInFront > dated.length / 2);
  const isBelow = heads.length > 1 && heads.every(({ line }) => isTimeAlone(line));
  // "Teaching Assistant (2007 - 2009), Bidii University": a year between post and employer, as in the others.
  const isBetween = ({ before, after }: EntryLine) => before !== '' && after !== '';
  const isBetweenAll = heads.length > 0 && heads.every(({ line }) => isBetween(line));
  // "Bidii Bank    2009", "Tamu Hotel    2013 - 2014": a table of employers and their times.
  const written = block.filter(({ isBlank }) => !isBlank);
  const areRows =
    written.length > 2 &&
    ranges.length > 1 &&
    written.every(({ text, span, after }) => /\t/.test(text) && span !== null && after === '');
  const singles = dated.filter(({ at, line, isSingle }) => {
    if (isSingle && isBetweenAll && isWhole(line)) return true;
    if (isSingle && areRows) return true;
    if (isSingle && isTimeAlone(line) && (isAboveJob(block, at) || isAmidJob(block, at))) return true;
    if (isSingle && isPostBesideYear(line) && heads.some((head) => head.at === at - 1)) return true;
    if (isSingle && line.isBullet && isAboveListedEmployer(line, block[at + 1])) return true;
    const isListed = isInFront(line, isList) && (isYearList || isWhole(line) || isPostTold(block[at + 1]));
    return isSingle && (isListed || isSingleHead(block, at, isList && ranges.length > 0, isBelow));
  });
  return [...heads, ...singles].map(({ at }) => at).sort((one, other) => one - other);
}

/** "Junior Developer - Bidii Ltd", and below it "Duration: July 2020 - November 2020". */
export function isLabelledTime(block: EntryLines, at: number): boolean {
  const line = block[at];
  const isAlone = line !== undefined && line.span !== null && line.before === '' && /^\.?$/.test(line.after);
  return isAlone && /^(?:duration|period|dates?)\s*:/i.test(line.text) && isBareTitle(block[at - 1]);
}

/** "• Branch Manager (2016 - 2019)" in a list below an employer. */
function isPostBelow(owner: EntryLine | undefined, line: EntryLine): boolean {
  if (owner === undefined || line.after !== '' || line.before.length > maxSingleLineLength) return false;
  const { position, name } = titleIn([line]);
  return position !== null && name === null && partsIn([line]).some(isNamedRole) && isOfEmployer(owner);
}

/** "Night Guard    2019", right below "IT Specialist    2019 - 2020". */
function isPostBesideYear(line: EntryLine): boolean {
  return (
    !line.isBullet && /\t/.test(line.text) && line.after === '' && isPost({ ...line, span: null, text: line.before })
  );
}

function isOfEmployer(line: EntryLine): boolean {
  const { position, name } = titleIn([line]);
  return position === null && name !== null && isTitle({ ...line, span: null });
}

function firstSentence(text: string): string {
  return text.split(betweenSentences, 1)[0] ?? text;
}

/** "2007    Rift Commerce": in a list whose times all stand in front, a year is one of them. */
function isInFront(line: EntryLine, isList: boolean): boolean {
  const { span, isBullet, before, after } = line;
  return (
    span?.start === 0 &&
    (isList || !isBullet) &&
    before === '' &&
    after !== '' &&
    firstSentence(after).length <= maxSingleLineLength &&
    !deed.test(after)
  );
}

/** A month, a season or a year that is all the time of a job: at the end of its title or of its employer's line, or below. */
function isSingleHead(block: EntryLines, at: number, isList: boolean, isBelow: boolean): boolean {
  const line = block[at];
  const isRow = line !== undefined && / \| /.test(line.text) && isWhole(line);
  if (line === undefined || (line.isBullet && !isList && !isRow) || !(/^\.?$/.test(line.after) || isPlaces(line.after)))
    return false;
  // "Supervised cashier" is no post with a year, "Nursing Officer" is.
  const isTitled = /^\p{L}+ \p{Lu}/u.test(line.before) && partsIn([line])[0]?.kind === 'role';
  if (deed.test(line.before) && !isTitled) return false;
  // "The Public Procurement and Asset Disposal Act, 2015".
  if (/\b(?:act|constitution of \S+),?$/i.test(line.before)) return false;
  const above = block[at - 1];
  const candidates = [[line]];
  if (isBareTitle(above)) candidates.push([above, line]);
  // "Marketing Officer", "Bidii Ltd", "2018", each in a line of its own.
  const first = block[at - 2];
  // So are "Bidii Ltd", "Marketing Officer, Intern", "2018".
  const isPair = isPost(first) || (isBareTitle(first) && isOrganisation(first.text));
  if (first !== undefined && isBareTitle(above) && isPair) candidates.push([first, above, line]);
  const isAboveEmployer = isBareTitle(block[at + 1]) && isOrganisation(block[at + 1]?.text ?? '');
  return candidates.some((lines) => {
    const [first, ...others] = partsIn(lines).filter(({ kind }) => kind !== 'aside');
    // "Kibarua wa mjengo, 2009": nothing but a post.
    // So is "Media Assistant, 2009" above its employer.
    const isAlone = first !== undefined && others.length === 0;
    const isPostAlone = isAlone && (roleWord.exec(first.text)?.index === 0 || (isNamedRole(first) && isAboveEmployer));
    // "Marketing, Visa Company", and below it its time, as of all other jobs.
    const isAsOthers = isBelow && isTimeAlone(line) && titleIn(lines).position !== null;
    return isPostAlone || (titleIn(lines).name !== null && (isAsOthers || partsIn(lines).some(isNamedRole)));
  });
}

/** "August 2019", and in the next line or the next two an employer and a post. */
function isAboveJob(block: EntryLines, at: number): boolean {
  const [above, ...below] = [block[at - 1], block[at + 1], block[at + 2]];
  const lines = below.filter((line) => line !== undefined && line.span === null && isTitle(line));
  const isFirst = above === undefined || above.isBlank || above.isBullet || !isTitle(above);
  if (isFirst && below[0]?.span === null && isWhole(below[0])) return true;
  return isFirst && lines.length === 2 && tellsJob(lines.filter((line) => line !== undefined));
}

/** "Tamu Hotel, Voi", "(2007)", "Receptionist": between an employer and a post. */
function isAmidJob(block: EntryLines, at: number): boolean {
  const [above, below] = [block[at - 1], block[at + 1]];
  return isBareTitle(above) && isOrganisation(above.text) && !isPost(above) && below?.span === null && isPost(below);
}

/** "• September 2022: Lecturer", and below it "• Embu University". */
function isAboveListedEmployer({ span, after }: EntryLine, next: EntryLine | undefined): boolean {
  const isName = next?.isBullet === true && next.span === null;
  const [post, ...others] = span?.start === 0 ? titleParts([after]).parts : [];
  return isName && isOrganisation(next.text) && post !== undefined && isNamedRole(post) && others.length === 0;
}

function tellsJob(lines: EntryLines): boolean {
  const { name } = titleIn(lines);
  return name !== null && partsIn(lines).some(isNamedRole);
}

/** "Carried people and their goods. I am the treasurer since 2022.": behind a sentence of its own. */
function isWithinProse({ text, span, before }: EntryLine): boolean {
  const isSince = /^(?:since|tangu)\b/i.test(text.slice(span?.start));
  return isSince && /\p{L}{3}\. \p{Lu}/u.test(before);
}

function isDeed(line: EntryLine): boolean {
  return deed.test(line.before) && !partsIn([line]).some(isNamedRole);
}

/** "Clerk", or "Worked as an attachee in the finance department". */
function isPostTold(line: EntryLine | undefined): boolean {
  return isPost(line) || (line?.isBullet === false && typeof toldJob(line.text)?.position === 'string');
}
