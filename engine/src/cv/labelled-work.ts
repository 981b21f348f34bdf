import type { WorkEntry } from './cv-facts.ts';
import type { EntryLine } from './entry-lines.ts';
import { fieldEntries } from './field-entries.ts';
import { workTitle } from './title-parts.ts';
import { described, timeOf } from './work-details.ts';
import { maxEntries } from './work-heads.ts';
import { shown } from './work-lines.ts';

/** The jobs of a table or a form, which names their parts; none when the block is neither. */
export function labelledWork(block: readonly EntryLine[]): WorkEntry[] {
  const rows = tableRows(block);
  return (rows.length > 0 ? rows : formRows(block)).slice(0, maxEntries).map(entryOf);
}

/** What a table or a form says of one job. */
interface Labelled {
  readonly position: string | undefined;
  readonly name: string | undefined;
  readonly place: string | undefined;
  readonly dates: string;
  readonly duties: string;
  readonly line: string;
  /** What stands below it without a label. */
  readonly others: readonly EntryLine[];
}

function tableRows(block: readonly EntryLine[]): Labelled[] {
  const rows: (Labelled & { others: EntryLine[] })[] = [];
  for (const line of block) {
    const { position, name, place, dates, from, to, duties = '' } = line.row ?? {};
    if (position === undefined && name === undefined) rows.at(-1)?.others.push(line);
    else {
      const time = dates ?? [from, to].filter(Boolean).join(' - ');
      rows.push({ position, name, place, dates: time, duties, line: line.text, others: [] });
    }
  }
  return rows;
}

function formRows(block: readonly EntryLine[]): Labelled[] {
  return fieldEntries(block).flatMap(({ values, others }) => {
    const [position, name, institution, place, dates, duties] = fieldNames.map((field) => values.get(field));
    const first = position ?? name;
    if (first === undefined) return [];
    return {
      position: withoutYears(position?.value),
      name: withoutYears(name?.value ?? institution?.value),
      place: place?.value,
      dates: dates?.value ?? others.find(({ span }) => span !== null)?.text ?? first.value,
      duties: duties?.value ?? '',
      line: first.text,
      others,
    };
  });
}

const fieldNames = ['position', 'name', 'institution', 'place', 'dates', 'duties'] as const;

function withoutYears(value: string | undefined): string | undefined {
  return value?.replace(/\s*[,(–-]?\s*(?:19|20)\d\d.*$/, '') || undefined;
}

function entryOf({ position, name, place, dates, duties, line, others }: Labelled): WorkEntry {
  return {
    position: position ?? null,
    name: name?.split(',', 1)[0] ?? null,
    location: place?.split(',', 1)[0] ?? workTitle([name ?? '']).location,
    line: shown(line),
    ...timeOf(dates),
    ...described(others, duties),
  };
}
