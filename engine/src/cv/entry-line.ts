import { type DateSpan, datesIn } from './dates.ts';
import type { Labelled } from './labels.ts';
import { maxLineLength } from './lines.ts';

/** A line of a list of jobs or schools. */
export interface EntryLine {
  /** The place of its line among all. */
  readonly index: number;
  readonly text: string;
  readonly isBullet: boolean;
  readonly isBlank: boolean;
  /** It has the mark of a heading of Markdown. */
  readonly isHeading: boolean;
  readonly span: DateSpan | null;
  /** The line without its time, in what stands before and after it; cells stand apart by tabs. */
  readonly before: string;
  readonly after: string;
  /** Of a row of a table whose columns have names: its cells by what they are. */
  readonly row: Labelled | null;
}

export type EntryLines = readonly EntryLine[];

/** "Monte Carlo Restaurant Position: Accountant", of two paragraphs that became one line. */
const labelBehind =
  /(?<=\S) (?=(?:Position|POSITION|Job Title|JOB TITLE|Designation|DESIGNATION|Department|DEPARTMENT)\s*:)/;
const dutiesBehind =
  /(?<=\S)(?<!^(?:key|main|my|other|major)) (?:duties|responsibilities)(?:(?: and | ?[&/] ?)(?:duties|responsibilities))?\s*[:;]?$/i;

/** "Ltd from10th October2003", "5thNovember 2004 to.3rd May 2009": where a gap was left out. */
const glued = /(?<=\b(?:from|to))\.?(?=\d{1,2}(?:st|nd|rd|th))|(?<=\b\d{1,2}(?:st|nd|rd|th))(?=\p{L}{3,9}\s?\d{4})/giu;

/** The lines between blank ones. */
export function paragraphsOf(block: EntryLines): EntryLine[][] {
  const paragraphs: EntryLine[][] = [[]];
  for (const line of block) {
    if (line.isBlank) paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** "[Bidii Motors], [Kiambu, Kenya]": a form that was filled in between its brackets. */
const filledIn = /^(?:\[[^[\]]{2,60}\][\s,–-]*){1,4}$/;

/** "waiter / tamu hotel / nyali / 2022 hadi leo": its parts as cells. */
function withCells(text: string): string {
  const isOfParts = !text.includes(':') && text.split(' / ').length > 2;
  return isOfParts ? text.replaceAll(' / ', ' | ') : text;
}

export function entryLine(index: number, whole: string, isBullet: boolean): EntryLine {
  const text = withCells(filledIn.test(whole) ? whole.replaceAll(/[[\]]/g, '') : whole)
    .replace(glued, ' ')
    .replace(/^(?:[:=]\s*|(?:year|mwaka) (?=(?:19|20)\d\d\b))|\s*:\s?[-–—]+$/gi, '')
    .replace(labelBehind, '\t')
    .replace(dutiesBehind, '')
    .slice(0, maxLineLength);
  const spans = datesIn(text);
  const span = spans.find(({ isSingle }) => !isSingle) ?? spans[0] ?? null;
  return {
    index,
    text,
    isBullet,
    isBlank: text === '',
    isHeading: false,
    span,
    before: span === null ? text : tidyEnd(text.slice(0, span.start)),
    after: span === null ? '' : withoutTime(tidyStart(text.slice(span.end))),
    row: null,
  };
}

/** "Shop Attendant: with Chandarana Supermarkets from 2009 to 2010. Stock taking", of a line that has told its time. */
function withoutTime(text: string): string {
  const span = datesIn(text).find(({ isSingle }) => !isSingle);
  return span === undefined || span.start === 0 ? text : tidyEnd(text.slice(0, span.start)) + text.slice(span.end);
}

function tidyEnd(text: string): string {
  return text
    .replace(
      /(?:\b(?:from|between|start(?:ing)?|since|(?<!, )in|tangu|kuanzia|kutoka|dates?|(?:(?:work(?:ing)?|time) )?period|duration|(?<!\d )years?|mwaka)\b|[\s,(:;|–—-])+$/i,
      '',
    )
    .trim();
}

function tidyStart(text: string): string {
  return text.replace(/^[\s,):;|/·–—-]+/, '').trim();
}
