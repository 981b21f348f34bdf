import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCvText } from '@fursa/engine/read-cv';
import { workLayouts } from '@fursa/engine/testing/work-layouts';
import { readCvFile } from '@fursa/mf-profile/testing/cv-corpus/read-cv-file';
import * as z from 'zod';
import { type Bench, UsageError } from '../bench.ts';
import { type LabelledCv, type Part, readCvs, readCvsIn } from '../cv-facts/labelled-cvs.ts';

export const cvsBench: Bench = {
  name: 'cvs',
  usage: 'cvs [--texts <folder>] [--layouts <folder>] [--faults]',
  summary: 'work entries of whole CVs: right, wrong and missed, by who wrote them',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { layouts: { type: 'string' }, texts: { type: 'string' }, faults: { type: 'boolean', default: false } },
    });
    const sets = [
      ownLayouts(),
      labelledSet('tuning'),
      labelledSet('held-out'),
      strangersSet('tuned-on'),
      strangersSet('held-out'),
    ];
    if (values.texts !== undefined) sets.push(textSet(values.texts));
    if (values.layouts !== undefined) sets.push(await layoutSet(values.layouts));
    console.log('| CVs | Written by | Work entries | Right | Wrong | Missed |\n|---|---|--:|--:|--:|--:|');
    for (const set of sets) {
      const { wanted, right, wrong, faults } = measureCvs(set.cvs);
      console.log(`| ${set.name} | ${set.author} | ${wanted} | ${right} | ${wrong} | ${wanted - right} |`);
      // What is held out stays unseen.
      if (values.faults && !set.name.endsWith('held out')) for (const fault of faults) console.error(fault);
    }
  },
};

/** A CV with its work entries: `post | employer | begin | end`, a dash for what it does not say. */
interface Cv {
  readonly name: string;
  readonly text: string;
  readonly work: readonly string[];
  /** What may be found and need not be. */
  readonly optional?: readonly string[];
}

export interface CvSet {
  readonly name: string;
  readonly author: string;
  readonly cvs: readonly Cv[];
}

/** What "to date" means in the cases. */
const today = '2026-12-31';

export function measureCvs(cvs: readonly Cv[]): { wanted: number; right: number; wrong: number; faults: string[] } {
  const sum = { wanted: 0, right: 0, wrong: 0 };
  const faults: string[] = [];
  for (const { name, text, work, optional = [] } of cvs) {
    const open = work.map(keyOf);
    const free = optional.map(keyOf);
    sum.wanted += open.length;
    const found = readCvText(text, { today }).work.map(({ position, name: employer, startDate, endDate, isCurrent }) =>
      keyOf([position ?? '-', employer ?? '-', startDate ?? '-', isCurrent ? 'now' : (endDate ?? '-')].join(' | ')),
    );
    for (const entry of found) {
      const isOther = free.includes(entry);
      const place = open.includes(entry) || !isOther ? open.indexOf(entry) : open.findIndex(hasTimeOf(entry));
      if (place < 0 && isOther) continue;
      // An entry that was read twice is right once.
      if (place < 0) faults.push(`${name}, wrong: ${entry}`);
      else open.splice(place, 1);
      sum.right += place < 0 ? 0 : 1;
      sum.wrong += place < 0 ? 1 : 0;
    }
    for (const entry of open) faults.push(`${name}, missed: ${entry}`);
  }
  return { ...sum, faults };
}

/** Another reading of an entry has its time. */
function hasTimeOf(entry: string): (other: string) => boolean {
  const timeOf = (written: string) => written.split('|').slice(2).join('|');
  return (other) => timeOf(other) === timeOf(entry);
}

/** What is compared: without case, signs and what stands in brackets. */
function keyOf(entry: string): string {
  return entry
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{N}|+]+/gu, ' ')
    .trim();
}

/** The layouts that the reader's tests hold. */
function ownLayouts(): CvSet {
  const cvs = workLayouts.split('\n----\n').map((layout): Cv => {
    const [head = '', text = ''] = layout.split('\n====\n');
    const [title = '', ...work] = head.split('\n');
    return { name: title.slice(2), text, work: work.map((line) => line.slice('work: '.length)) };
  });
  return { name: 'Ways to lay out work', author: 'who wrote the reader', cvs };
}

function labelledSet(part: Part): CvSet {
  return {
    name: `Whole CVs, ${part === 'tuning' ? 'tuned on' : 'held out'}`,
    author: 'who wrote the reader',
    cvs: readCvs(part).map(cvOf),
  };
}

/** What people write, and what software makes of it: invented, with their labels, by writers who never saw the reader. */
export function strangersSet(part: 'tuned-on' | 'held-out'): CvSet {
  return {
    name: `Strangers' CVs, ${part.replace('-', ' ')}`,
    author: 'who never saw the reader',
    cvs: readCvsIn(join(import.meta.dirname, 'strangers', part)).map(cvOf),
  };
}

/**
 * A folder of strangers' CVs as text, labelled as in `../cv-facts/cases`.
 *
 * @throws UsageError when there are none
 */
function textSet(folder: string): CvSet {
  const cvs = readCvsIn(folder).map(cvOf);
  if (cvs.length === 0) throw new UsageError(`${folder} holds no labelled CV`);
  return { name: 'Texts of a folder', author: 'strangers', cvs };
}

function cvOf({ text, facts, optional }: LabelledCv): Cv {
  const name = facts.get('name')?.[0] ?? '';
  return { name, text, work: facts.get('work') ?? [], optional: optional.get('work') ?? [] };
}

const truthSchema = z.object({
  experience: z.array(z.object({ title: z.string(), company: z.string(), dates: z.string().nullish() })),
});
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A folder of strangers' PDFs, each with what stands in it: `name.pdf` and `name.truth.json`.
 *
 * @throws UsageError when there are none
 */
async function layoutSet(folder: string): Promise<CvSet> {
  const names = globSync('*.truth.json', { cwd: folder }).sort();
  if (names.length === 0) throw new UsageError(`${folder} holds no .truth.json`);
  const cvs: Cv[] = [];
  for (const truth of names) {
    const name = truth.replace('.truth.json', '');
    const { experience } = truthSchema.parse(JSON.parse(readFileSync(join(folder, truth), 'utf8')));
    const { text } = await readCvFile(new Uint8Array(readFileSync(join(folder, `${name}.pdf`))));
    cvs.push({ name, text, work: experience.map(entryOf) });
  }
  return { name: 'PDFs of a folder', author: 'strangers', cvs };
}

/** Hours a week behind a post are no part of its name. */
function entryOf({ title, company, dates }: z.infer<typeof truthSchema>['experience'][number]): string {
  const [start = '-', end = '-'] = dates?.split(/\s+[-–]\s+/).map(dateOf) ?? [];
  return [title.replace(/\s*\([^)]*hours[^)]*\)/, ''), company, start, end].join(' | ');
}

function dateOf(written: string): string {
  const plain = written.trim().replace(/\.$/, '');
  if (/^(?:present|current|now)/i.test(plain)) return 'now';
  const [, figure, ofFigure] = /^(\d\d)\/(\d{4})$/.exec(plain) ?? [];
  if (figure !== undefined) return `${ofFigure}-${figure}`;
  const [, name, ofName = ''] = /^([a-z]{3})[a-z]*\.? (\d{4}|20XX)$/i.exec(plain) ?? [];
  if (name === undefined) return plain;
  return ofName === '20XX' ? '-' : `${ofName}-${`${months.indexOf(name.toLowerCase()) + 1}`.padStart(2, '0')}`;
}
