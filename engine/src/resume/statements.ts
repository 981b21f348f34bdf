import { datesIn } from '../cv/dates.ts';
import { betweenSentences } from '../cv/entry-lines.ts';
import { duties } from '../cv/work-details.ts';
import type { ResumeJob, ResumeLine, ResumeText } from './resume-text.ts';
import { type VerbForm, verbForm } from './verbs.ts';
import { type WeakOpening, weakOpening } from './weak-openings.ts';

/** What somebody did in a job, in a point of a list or in a sentence. */
export interface Statement {
  /** As findings count lines. */
  readonly index: number;
  /** Of its first line, verbatim. */
  readonly excerpt: string;
  /** All of it, on one line. */
  readonly text: string;
  /** The job that it tells of, when that is known. */
  readonly job: ResumeJob | undefined;
  readonly verb: VerbForm | undefined;
  readonly weak: WeakOpening | undefined;
  readonly isFirstPerson: boolean;
}

/** A printed line is at least so long before it goes on in the next. */
const minWrappedLength = 40;
const maxStatements = 3000;
const maxStatementLength = 600;
/** Before these a word that may be a noun is a verb: "record the sales". */
const determiner = /^(?:the|a|an|all|any|our|my|its|their|his|her|daily|weekly|monthly|new)$/i;

/** The statements on work of a CV, in its order; those in Kiswahili are left out. */
export function statementsOf({ lines, jobs }: ResumeText): Statement[] {
  const hasWork = lines.some(({ zone }) => zone === 'work');
  const titles = new Set(jobs.map(({ index }) => index));
  const runs: { line: ResumeLine; excerpt: string; text: string }[] = [];
  let isOpen = false;
  let lastLength = 0;
  for (const line of lines) {
    if (runs.length >= maxStatements) break;
    const isPart = line.zone === 'work' || line.zone === 'other' || (!hasWork && line.isBullet && line.zone === 'top');
    if (!isPart || line.isHeading || line.isKiswahili || duties.test(line.text)) {
      isOpen = false;
      continue;
    }
    const last = runs.at(-1);
    // Who begins lines with a small letter, or with "i", begins this one anew.
    const goesOn =
      isOpen &&
      !line.isBullet &&
      /^(?!i\s)[\p{Ll}(&\d]/u.test(line.text) &&
      !/^(?:\p{Ll}|I\s)/u.test(last?.text ?? '') &&
      lastLength >= minWrappedLength / 2;
    lastLength = line.text.length;
    if (goesOn && last !== undefined && !/[.;]$/.test(last.text)) {
      if (last.text.length + line.text.length < maxStatementLength) last.text = `${last.text} ${line.text}`;
      continue;
    }
    const isTitle = !line.isBullet && (titles.has(line.index) || isDated(line.text));
    isOpen = !isTitle;
    if (isTitle && !/[.;]\s+\p{Lu}\p{Ll}/u.test(line.text)) continue;
    for (const sentence of line.text.split(betweenSentences)) runs.push({ line, excerpt: sentence, text: sentence });
  }
  return runs.flatMap(({ line, excerpt, text }) => {
    const statement = {
      index: line.index,
      excerpt,
      text: tidy(text),
      job: jobAt(jobs, line.index),
      ...openingOf(tidy(text)),
    };
    return isStatement(statement, line.isBullet) ? [statement] : [];
  });
}

function isDated(text: string): boolean {
  return (
    text.length < 120 &&
    /\d\d|sasa|leo/.test(text) &&
    datesIn(text).some(({ isSingle, end }) => !isSingle || end > text.length - 4)
  );
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Titles, employers and places have no verb and no full stop. */
function isStatement({ text, verb, weak, isFirstPerson }: Statement, isBullet: boolean): boolean {
  if (text.length < 8 || !text.includes(' ')) return false;
  if (isBullet || verb !== undefined || weak !== undefined || isFirstPerson) return true;
  return /[.;]$/.test(text) && text.split(' ').length > 4;
}

function openingOf(text: string): Pick<Statement, 'verb' | 'weak' | 'isFirstPerson'> {
  const isFirstPerson = /^(?:I|my)\s/i.test(text) && !/^I\s*[.&/-]/.test(text);
  const [first = '', second = '', third = ''] = text.split(' ', 3).map((word) => word.replaceAll(/[^\p{L}'’-]/gu, ''));
  const isAdverb = /^\p{L}{3,}ly$/u.test(first) && !verbForm(first);
  const [word, next] = isAdverb ? [second, third] : [first, second];
  const form = verbForm(word);
  const isVerb = form !== undefined && (!form.isAmbiguous || determiner.test(next)) && !/^\S+[:/]/.test(text);
  return { verb: isVerb && !isFirstPerson ? form : undefined, weak: weakOpening(text), isFirstPerson };
}

function jobAt(jobs: readonly ResumeJob[], index: number): ResumeJob | undefined {
  return jobs.findLast((job) => job.index <= index);
}
