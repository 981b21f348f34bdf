import { roleWord } from '../cv/vocabulary.ts';
import {
  type Finding,
  finding,
  type ImprovementCode,
  type Judged,
  type StrengthCode,
  type SuggestionCode,
} from './finding.ts';
import type { ResumeJob, ResumeLine, ResumeText } from './resume-text.ts';
import { verbForm } from './verbs.ts';
import { weakOpening } from './weak-openings.ts';

/** So many months between two jobs are no gap. */
const minGap = 6;
/** People leave jobs out that do not matter; so many years more than the dates cover are a contradiction. */
const toleratedYears = 3;

/** The times of jobs: what is missing, what cannot be, and their order. */
export function judgeDates(resume: ResumeText): Judged {
  const dated = resume.jobs.filter(({ startDate }) => startDate !== null);
  const improvements: Finding<ImprovementCode>[] = [
    ...backwardsTimes(resume),
    ...futureTimes(resume),
    ...undatedJobs(resume),
  ];
  const isSound = improvements.length === 0;
  const gaps = isSound ? gapsOf(resume, dated) : [];
  improvements.push(...gaps, ...(isSound ? contradictions(resume, dated) : []));
  const order = orderOf(dated);
  const strengths: Finding<StrengthCode>[] = [];
  const suggestions: Finding<SuggestionCode>[] = [];
  const [first] = dated;
  const title = resume.lines.find(({ index }) => index === first?.index)?.text ?? null;
  const places = dated.map(({ index }) => index);
  if (order === 'newest-first')
    strengths.push(finding('reverse-chronological', places, title, { count: dated.length }));
  if (order === 'oldest-first') {
    improvements.push(finding('oldest-first', places, title, { count: dated.length }));
    suggestions.push(finding('newest-first', places, title));
  }
  const isComplete = dated.length > 1 && dated.every(({ endDate, isCurrent }) => endDate !== null || isCurrent);
  if (isSound && isComplete && gaps.length === 0)
    strengths.push(finding('no-gaps', places, title, { count: dated.length }));
  return { strengths, improvements, suggestions };
}

const yearsApart =
  /(?<![\d+/-])((?:19[6-9]|20[0-4])\d)\s{0,3}(?:[-–—]|to\b|until\b|hadi\b)\s{0,3}(?:\p{L}{3,9}\.?,?\s)?((?:19[6-9]|20[0-4])\d)(?![\d-])/giu;
const monthsApart =
  /(?<![\p{L}\d])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?,?\s+((?:19|20)\d\d)\s{0,3}(?:[-–—]|to\b)\s{0,3}(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?,?\s+((?:19|20)\d\d)(?!\d)/giu;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function backwardsTimes({ lines }: ResumeText): Finding<ImprovementCode>[] {
  return lines.flatMap((line) => {
    if (!/\d{4}/.test(line.text) || line.text.length > 300) return [];
    const found = [...line.text.matchAll(yearsApart)].find(([, from = '', to = '']) => Number(to) < Number(from));
    if (found !== undefined)
      return [finding('end-before-start', [line.index], found[0], { start: found[1] ?? '', end: found[2] ?? '' })];
    for (const [written, fromMonth = '', from = '', toMonth = '', to = ''] of line.text.matchAll(monthsApart)) {
      const [start, end] = [monthOf(from, fromMonth), monthOf(to, toMonth)];
      if (end < start) return [finding('end-before-start', [line.index], written, { start, end })];
    }
    return [];
  });
}

function monthOf(year: string, month: string): string {
  return `${year}-${`${months.indexOf(month.toLowerCase()) + 1}`.padStart(2, '0')}`;
}

function futureTimes({ jobs, today, lines }: ResumeText): Finding<ImprovementCode>[] {
  return jobs.flatMap(({ startDate, endDate, index }) => {
    const date = [startDate, endDate].find((written) => written !== null && written > today.slice(0, written.length));
    if (date === undefined || date === null) return [];
    const year = date.slice(0, 4);
    // The time may stand in the line above or below the title.
    const line = lines.find((other) => Math.abs(other.index - index) < 3 && other.text.includes(year));
    return line === undefined ? [] : [finding('future-date', [line.index], line.text, { date })];
  });
}

/** A title of a job with a list below it and no time around it. */
function undatedJobs({ lines, jobs }: ResumeText): Finding<ImprovementCode>[] {
  return lines.flatMap((line, at) => {
    if (line.zone !== 'work' || line.isHeading || !isTitle(line)) return [];
    const next = lines[at + 1];
    const before = lines[at - 1];
    // Between a title and the list below it at most the employer and the place stand.
    const below = lines.slice(at + 1, at + 4);
    const list = below.findIndex(({ isBullet, text }) => isBullet || tellsWhatWasDone(text));
    const above =
      before !== undefined && before.zone === 'work' && !before.isBullet && !before.isHeading ? before : undefined;
    if (next?.zone !== 'work' || list < 0 || below.slice(0, list).some(isSentence)) return [];
    const around = [above, line, ...below.slice(0, list)].filter((other) => other !== undefined);
    if (around.some(({ text }) => /(?:19|20)\d\d|\d\d\/\d\d|\bto date\b|\bpresent\b/i.test(text))) return [];
    const isDated = jobs.some((job) => isTold(job) && around.some((other) => other.index === job.index));
    if (isDated) return [];
    return [finding('undated-entry', [line.index], line.text, { title: line.text.slice(0, 80) })];
  });
}

function isTold({ startDate, endDate, isCurrent }: ResumeText['jobs'][number]): boolean {
  return startDate !== null || endDate !== null || isCurrent;
}

function isTitle(line: ResumeLine): boolean {
  if (line.isBullet || line.text.length > 80 || !/^\p{Lu}/u.test(line.text) || isSentence(line)) return false;
  return roleWord.test(line.text);
}

function tellsWhatWasDone(text: string): boolean {
  return verbForm(text.split(' ', 1)[0] ?? '')?.form === 'past';
}

function isSentence({ text }: ResumeLine): boolean {
  const [first = '', second = ''] = text.split(' ', 2);
  const form = verbForm(first);
  const isVerb = form !== undefined && (form.form === 'past' || (!form.isAmbiguous && second === second.toLowerCase()));
  return (
    isVerb ||
    /[.:;]$/.test(text) ||
    weakOpening(text) !== undefined ||
    /^(?:I|my)\s/i.test(text) ||
    text.split(' ').length > 10
  );
}

/** A stretch of time in months since year 0, as short as what is written allows for gaps. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly entry: { readonly startDate: string | null; readonly endDate: string | null };
  readonly job: ResumeJob | undefined;
}

function gapsOf({ facts, today, lines }: ResumeText, dated: readonly ResumeJob[]): Finding<ImprovementCode>[] {
  if (dated.length < 2) return [];
  const now = monthCount(today, 12);
  const stretches = [
    ...dated.map((job): Stretch => ({ ...spanOf(job, now), entry: job, job })),
    ...facts.education
      .filter(({ startDate, endDate, isCurrent }) => startDate !== null || endDate !== null || isCurrent)
      .map((entry): Stretch => ({ ...spanOf(entry, now), entry, job: undefined })),
  ].toSorted((one, other) => one.from - other.from);
  const firstJob = Math.min(...dated.map((job) => spanOf(job, now).from));
  const gaps: Finding<ImprovementCode>[] = [];
  let last: Stretch | undefined;
  for (const stretch of stretches) {
    const gap = last === undefined ? 0 : stretch.from - last.to - 1;
    if (
      last !== undefined &&
      gap > minGap &&
      stretch.from > firstJob &&
      stretch.job !== undefined &&
      last.job !== undefined
    ) {
      const { index } = stretch.job;
      const text = lines.find((line) => line.index === index)?.text ?? null;
      gaps.push(
        finding('gap', [index], text, {
          months: gap,
          from: last.entry.endDate ?? '',
          to: stretch.entry.startDate ?? '',
        }),
      );
    }
    if (last === undefined || stretch.to > last.to) last = stretch;
  }
  return gaps;
}

function spanOf(
  { startDate, endDate, isCurrent }: { startDate: string | null; endDate: string | null; isCurrent: boolean },
  now: number,
): { from: number; to: number } {
  const from = startDate ?? endDate ?? '';
  return {
    from: monthCount(from, 1),
    to: isCurrent || endDate === null ? (isCurrent ? now : monthCount(from, 12)) : monthCount(endDate, 12),
  };
}

/** `otherwise` is the month of a date that has a year only. */
function monthCount(date: string, otherwise: number): number {
  const [year = '0', month] = date.split('-');
  return Number(year) * 12 + (month === undefined ? otherwise : Number(month));
}

function contradictions({ facts, lines, today }: ResumeText, dated: readonly ResumeJob[]): Finding<ImprovementCode>[] {
  if (dated.length === 0) return [];
  const now = monthCount(today, 12);
  const covered =
    (Math.max(...dated.map((job) => spanOf(job, now).to)) -
      Math.min(...dated.map((job) => spanOf(job, now).from)) +
      1) /
    12;
  const stated = lines.find(
    ({ zone, text }) => (zone === 'top' || zone === 'profile') && claimed(text) > covered + toleratedYears,
  );
  if (stated === undefined || facts.work.length > dated.length) return [];
  return [
    finding('years-contradict', [stated.index], stated.text, {
      claimed: claimed(stated.text),
      covered: Math.round(covered),
    }),
  ];
}

function claimed(text: string): number {
  const found = /\b(\d{1,2})\+?\s*(?:years?|yrs)['’]?\s+(?:of\s+)?(?:\p{L}+\s+){0,3}?experience/iu.exec(text);
  return found === null ? 0 : Number(found[1]);
}

function orderOf(dated: readonly ResumeJob[]): 'newest-first' | 'oldest-first' | undefined {
  const starts = dated.map(({ startDate }) => startDate ?? '');
  // Of two in one year, one without a month says nothing of their order.
  const pairs = starts.slice(1).map((start, at) => compare(starts[at] ?? '', start));
  if (pairs.every((pair) => pair === 0)) return undefined;
  if (pairs.every((pair) => pair >= 0)) return 'newest-first';
  return pairs.every((pair) => pair <= 0) ? 'oldest-first' : undefined;
}

function compare(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).localeCompare(other.slice(0, length));
}
