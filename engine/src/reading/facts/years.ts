import { numberWords } from '../../text/number-words.ts';

/** Years of experience, with the words that say so. */
export interface Years {
  readonly years: number;
  readonly words: string;
}

const writtenOut = Object.keys(numberWords).join('|');
const number = String.raw`(\d{1,2}(?:\.\d)?|${writtenOut})`;
/** "3 years", "two to five years", "(5) years", "miaka mitatu"; the first number is the least. */
const english = new RegExp(
  String.raw`\b${number}\s?(?:\(\d{1,2}\))?\s?\+?(?:\s?(?:-|–|to|or)\s?(?:\d{1,2}|${writtenOut}|more)\s?\+?)?\s*(years?|yrs?|months?)\b`,
  'gi',
);
const kiswahili = new RegExp(String.raw`\b(?:miaka|mwaka)\s+${number}\b`, 'gi');

const ofSomethingElse =
  /\b(?:old|of age|years ago|contract|guarantee|warranty|validity|renew(?:ed|al)?|umri|aged|anniversary|established|in business|probation|valid|not older)\b/i;
const window = 25;

/** Every statement of years of work in a text, in its order. */
export function yearsIn(text: string): Years[] {
  return [...matches(text, english), ...matches(text, kiswahili)];
}

function matches(text: string, pattern: RegExp): Years[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: words, 1: figure = '', 2: unit = '', index }) => {
    const around = text.slice(Math.max(0, index - window), index + words.length + window);
    const line = around.slice(around.lastIndexOf('\n', Math.min(window, index)) + 1).split(/\n/)[0] ?? '';
    if (ofSomethingElse.test(line) && !/experience|uzoefu/i.test(line)) return [];
    const count = numberWords[figure.toLowerCase()] ?? Number(figure);
    const years = /^month/i.test(unit) ? count / 12 : count;
    return years > 45 ? [] : [{ years, words }];
  });
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const today = 'to date|to ?day|date|present|now|current(?:ly)?|till (?:now|date)|sasa|hadi sasa|leo|ongoing';
const range = new RegExp(
  String.raw`(?:\b(${month})\s*,?\s*|\b(\d{1,2})[/.])?\b((?:19|20)\d\d)\s*(?:[-–—]+|to|until|till|hadi|mpaka)?\s*(?:(?:(${month})\s*,?\s*|(\d{1,2})[/.])?((?:19|20)\d\d)|(${today}))\b`,
  'gi',
);
const since = /\b(?:since|from|tangu|kuanzia)\s+(?:[a-z]{3,9}\s+)?((?:19|20)\d\d)\b(?!\s*(?:-|–|to|until|hadi))/gi;

/** A time at work, in months from the year 0. */
export interface Period {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly start: number;
}

/** "March 2022 to today", "2018 - 2020", "since 2015". `thisYear` is that of the reading. */
export function periodsIn(text: string, thisYear: number): Period[] {
  const ranges = [...text.matchAll(range)].map((match) => {
    const [words, fromMonth, fromNumber, fromYear = '', toMonth, toNumber, toYear] = match;
    const from = Number(fromYear) * 12 + monthOf(fromMonth, fromNumber, 0);
    const to = toYear === undefined ? thisYear * 12 + 11 : Number(toYear) * 12 + monthOf(toMonth, toNumber, 11);
    return { from, to, words, start: match.index };
  });
  const open = [...text.matchAll(since)].map((match) => ({
    from: Number(match[1]) * 12,
    to: thisYear * 12 + 11,
    words: match[0],
    start: match.index,
  }));
  return [...ranges, ...open].filter(({ from, to }) => to > from && to - from < 50 * 12);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function monthOf(name: string | undefined, figure: string | undefined, otherwise: number): number {
  if (name !== undefined) return Math.max(0, months.indexOf(name.slice(0, 3).toLowerCase()));
  const count = Number(figure);
  return count >= 1 && count <= 12 ? count - 1 : otherwise;
}

/** The years that periods cover together: those that overlap count once. */
export function yearsCovered(periods: readonly Period[]): number {
  let covered = 0;
  let end = 0;
  for (const { from, to } of periods.toSorted((one, other) => one.from - other.from)) {
    covered += Math.max(0, to + 1 - Math.max(from, end));
    end = Math.max(end, to + 1);
  }
  return covered / 12;
}
