import type { WorkEntry } from './cv-facts.ts';
import { datesIn } from './dates.ts';
import type { EntryLine } from './entry-line.ts';
import { rowOf } from './entry-lines.ts';
import { type Label, type Labelled, labelOf } from './labels.ts';
import { isPlace } from './places.ts';
import { toldJob } from './told-job.ts';
import { endsWithRole, organisationWord } from './vocabulary.ts';
import { described, timeOf } from './work-details.ts';
import { maxEntries } from './work-heads.ts';
import { isRole, isTimeAlone, isTitle, shown } from './work-lines.ts';
import { workTitle } from './work-title.ts';

/** So many labels tell a job. */
const maxFormLines = 8;
/** Labels that begin a job; what else is told twice is more of the same. */
const begins: readonly Label[] = ['position', 'name', 'dates', 'from'];

/** The jobs of a table or a form, which names their parts; none when the block is neither. */
export function labelledWork(block: readonly EntryLine[]): WorkEntry[] {
  const form = formRows(block);
  const rows = block.map(({ row }, at) => row ?? form[at] ?? null);
  const entries: { values: { [label in Label]?: string }; isTimed: boolean; line: string; others: EntryLine[] }[] = [];
  const first = rows.find((row) => row?.place !== undefined || begins.some((label) => label in (row ?? {})));
  // "Place: Bidii Stores" begins a job where nothing else names employers.
  const arePlaces = first?.place !== undefined || rows.every((row) => row?.name === undefined);
  const openings: readonly Label[] = arePlaces ? [...begins, 'place'] : begins;
  const opening = openings.find((label) => first?.[label]);
  const hasTimes = rows.some((row) => row?.dates !== undefined || row?.from !== undefined);
  const unlabelled: Label = rows.some((row) => row?.position !== undefined) ? 'name' : 'position';
  for (const [at, line] of block.entries()) {
    const row = rows[at];
    let last = entries.at(-1);
    const clashes =
      last === undefined ||
      Object.keys(row ?? {}).some((label) => label in (last?.values ?? {})) ||
      (opening !== undefined && row?.[opening] !== undefined);
    if (row === null || row === undefined || (clashes && !openings.some((label) => label in row))) {
      if (!line.isBlank) last?.others.push(line);
      continue;
    }
    if (last === undefined || clashes) {
      // Where only the employer has a label, the post is the line above it, and where only the post has one, the employer.
      // A gap may stand above and below a time.
      const isApart =
        block[at - 1]?.isBlank === true &&
        (isTimedPost(block[at - 2]) ||
          (isTime(block[at - 2]) && (block[at - 3]?.isBlank !== false || last?.values.dates !== undefined)));
      // "Bidii Ltd", "Department: Stores", "Period: 2019 - 2020".
      const besideAt = rows.findLastIndex((other, place) => place < at && !isOnlyOther(other));
      const aboveAt = isApart ? at - 2 : besideAt;
      const above = block[aboveAt];
      const isBelow = isToldBelow(rows, at, unlabelled);
      const isTold =
        row[unlabelled] === undefined &&
        !isBelow &&
        above?.isBlank === false &&
        rows[besideAt] === null &&
        (isTitle(above) || isTimedPost(above));
      // "2018 Jan - 2019 Dec", and below it "Employer: Bidii Ltd".
      const isTimed =
        entries[0]?.isTimed !== false &&
        row.dates === undefined &&
        row.from === undefined &&
        rows[aboveAt] === null &&
        (isTime(above) || (!hasTimes && above?.span?.isSingle === false && !isTold));
      if ((isTold || isTimed) && last?.others.at(-1) === above) last?.others.pop();
      last = {
        values: isTimed && above !== undefined ? { dates: above.text } : isTold ? { [unlabelled]: above.text } : {},
        isTimed,
        line: isTold && !isTimed ? above.text : line.text,
        others: [],
      };
      entries.push(last);
    }
    Object.assign(last.values, row);
  }
  const jobs = entries.filter(
    ({ values }) => values.award === undefined && [values.position, values.name].some(withoutYears),
  );
  // "Station: Kisumu Boys High School", where nothing else names the employer.
  const isStation = jobs.every(({ values }) => values.name === undefined);
  return jobs.slice(0, maxEntries).map(({ values, line, others }) => {
    const { place, from, to, duties = '' } = values;
    const name = values.name ?? (isStation && organisationWord.test(place ?? '') ? place : undefined);
    // "Posting: Site engineer in Bidii Builders".
    const told = name === undefined ? toldJob(`worked as ${values.position}`) : undefined;
    const said = toldJob(values.position ?? '')?.position;
    const [position, where] = told?.name
      ? [told.position]
      : said
        ? [said]
        : postAndPlace(withoutYears(values.position));
    const dates = values.dates ?? `${from ?? ''} - ${to ?? ''}`;
    const time = [dates, ...others.map(({ text }) => text), line, values.position ?? '', name ?? ''].find(
      (text) => timeOf(text).endDate !== null || timeOf(text).isCurrent,
    );
    return {
      position,
      name: told?.name ?? employerIn(withoutYears(name)),
      location: (name === place ? undefined : place?.split(',', 1)[0]) ?? where ?? workTitle([name ?? '']).location,
      line: shown(line),
      ...timeOf(time ?? ''),
      ...described(
        others.filter(({ text }) => text !== time),
        duties,
      ),
    };
  });
}

function isOnlyOther(row: Labelled | null | undefined): boolean {
  return row?.other !== undefined && Object.keys(row).length === 1;
}

function isTime(line: EntryLine | undefined): boolean {
  return line !== undefined && isTimeAlone(line);
}

/** "Instrument Engineer (August 2014 - July 2016)", and below it "Employed by: Bidii Ltd". */
function isTimedPost(line: EntryLine | undefined): line is EntryLine {
  return line?.span?.isSingle === false && line.after === '' && isRole(line.before);
}

/** "Volunteer", and below it the form of one job: its "Position" is still to come. */
function isToldBelow(rows: readonly (Labelled | null)[], at: number, label: Label): boolean {
  const form = rows.slice(at + 1, at + maxFormLines);
  const end = form.indexOf(null);
  return form.slice(0, end < 0 ? form.length : end).some((row) => row?.[label] !== undefined);
}

/** Of each line what its label tells; null where it has none. A page of LinkedIn has its labels above their values. */
function formRows(block: readonly EntryLine[]): (Labelled | null)[] {
  const alone = new Set(block.map(({ text }) => labelOf(text)));
  const isPage = alone.has('name') && alone.has('dates');
  if (isPage) return cellRows(block) ?? pageRows(block);
  const cells = block.map(
    ({ text }) =>
      dashed.exec(text) ?? ofEuropass.exec(text) ?? /^([^:：\t]{2,40}?)\s*[:：\t][\s:–—-]*(\S.*)$/.exec(text) ?? [],
  );
  const [first = ''] = cells.flatMap(([, label]) =>
    label !== undefined && labelOf(label) !== undefined ? [label] : [],
  );
  const isOfClient =
    client.test(first) && !cells.some(([, label = '']) => labelOf(label) === 'name' && !client.test(label));
  const hasPost = cells.some(([, label = '']) => labelOf(label) === 'position' && !roles.test(label));
  const rows = cells.map(([, written = '', value = '']): Labelled | null => {
    const [labels, values] = [written.split(/\s*\/\s*/), value.split(/\s+\/\s+/)];
    if (labels.length > 1 && labels.length === values.length) return rowOf(values, labels.map(labelOf));
    const label = labelIn(written, value);
    // "Date of current appointment: November 2016".
    if (label === 'from' && /\b(?:current|present)\b/i.test(written)) return { from: value, to: 'present' };
    return label === undefined ? null : { [label]: value.replace(notFilledIn, '') };
  });
  function labelIn(written: string, value: string): Label | undefined {
    if (client.test(written) && !isOfClient) return 'other';
    if (hasPost && roles.test(written)) return 'duties';
    // "Experience: Executive Home Loans", where no other label tells a post.
    if (/^experience$/i.test(written) && !hasPost && !/\d/.test(value)) return 'position';
    // "Job Profile: Account Assistant".
    const isPost = /^(?:job )?profile$/i.test(written) && endsWithRole(value);
    return isPost ? 'position' : labelOf(written);
  }
  const found = new Set(rows.flatMap((row) => Object.keys(row ?? {})));
  return found.size > 1 && (found.has('name') || (found.has('position') && (found.has('dates') || found.has('from'))))
    ? rows
    : [];
}

/** "Period", "Organization", "Designation", and below them their values, each on a line of its own: a table that lost its columns. */
function cellRows(block: readonly EntryLine[]): (Labelled | null)[] | undefined {
  const end = block.findIndex(({ text }) => labelOf(text) === undefined);
  const columns = block.slice(0, end).map(({ text }) => labelOf(text) ?? 'other');
  if (columns[0] !== 'dates' || !columns.includes('name') || !columns.includes('position')) return undefined;
  const rows: (Labelled | null)[] = block.map(() => null);
  for (const [at, line] of block.entries())
    if (at >= end && isTimeAlone(line))
      for (const [column, label] of columns.entries())
        if (label !== 'duties' && at + column < block.length) rows[at + column] = { [label]: block[at + column]?.text };
  return rows;
}

function pageRows(block: readonly EntryLine[]): (Labelled | null)[] {
  return block.map(({ text }, at) => {
    const [label, before] = [labelOf(text), labelOf(block[at - 1]?.text ?? '')];
    if (label !== undefined) return { [label]: block[at + 1]?.text ?? '' };
    return before === undefined ? null : {};
  });
}

/** "COMPANY NAME- BIDII LTD", "POSITION - Site Engineer". */
const dashed =
  /^((?:name of (?:the )?)?(?:company|organi[sz]ation|employer|project|position|post|designation|duration|period|client|consultant|location)(?: name| held)?)\s?[-–]\s*(?=\p{L}|\d)(\S.*)$/iu;

/** "Name and address of employer  Bidii Ltd": a margin with room for no more than two blanks. */
const ofEuropass = /^(name and address of employer|occupation or position held) (?=\p{Lu})(.+)$/iu;

/** "Designation: ..........". */
const notFilledIn = /^[^\p{L}\p{N}]+$/u;

/** "Designation: Teacher", and below it "Roles: handled all classes". */
const roles = /^roles?$/i;

/** Whom somebody worked for there: who paid them only where no other line of the form may tell it. */
const client = /^client\b/i;

/** Without its town and its short name. */
function employerIn(value: string | undefined): string | null {
  const { name, position } = workTitle([value ?? '']);
  return (organisationWord.test(name ?? '') ? name : null) ?? value?.split(/,|\s*\(/, 1)[0] ?? position;
}

/** "Job title/Location: Lecturer – Kaduna State." */
function postAndPlace(value: string | undefined): readonly [post: string | null, place?: string] {
  const written = value?.replace(/\.$/, '') ?? null;
  const [, post = '', place = ''] = /^(.+?)\s+[-–—]\s+(\S.*)$/.exec(written ?? '') ?? [];
  return isPlace(place) || /\s(?:state|county|region|district)$/i.test(place) ? [post, place] : [written];
}

function withoutYears(value: string | undefined): string | undefined {
  const start = datesIn(value ?? '')[0]?.start;
  return value?.slice(0, start).replace(/[\s,(–-]+$/, '') || undefined;
}
