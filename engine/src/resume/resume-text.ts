import { type CvLine, lineIndexAt } from '../cv/lines.ts';
import { type CvFacts, readCvText, type WorkEntry } from '../cv/read-cv.ts';
import { readSections, type Zone } from '../cv/sections.ts';
import { withoutMarkup } from '../reading/sentences.ts';

/** A line of a CV as the rules see it. */
export interface ResumeLine {
  /** As findings count lines. */
  readonly index: number;
  /** Place of `text` in the whole, in UTF-16 units. */
  readonly start: number;
  /** As written, without the mark of a list and the blanks around it; of an endless line the beginning. */
  readonly text: string;
  readonly zone: Zone;
  readonly isBullet: boolean;
  readonly isHeading: boolean;
  /** It is in Kiswahili, to which no rule on English words applies. */
  readonly isKiswahili: boolean;
}

/** A job with the place of its title. */
export interface ResumeJob extends WorkEntry {
  /** As findings count lines. */
  readonly index: number;
}

/** A CV prepared for the rules. */
export interface ResumeText {
  /** As given, with `\n` at the end of lines. */
  readonly source: string;
  /** The same without markup and unseen signs, every place where it was. */
  readonly plain: string;
  readonly lines: readonly ResumeLine[];
  /** Of the first `maxReadLength` characters. */
  readonly facts: CvFacts;
  /** In the order of the text. */
  readonly jobs: readonly ResumeJob[];
  readonly wordCount: number;
  /** Most of it is. */
  readonly isKiswahili: boolean;
  /** What "now" is: `YYYY-MM`. */
  readonly today: string;
  /** The line that a place of the text lies in, as findings count. */
  lineAt(place: number): number;
  /** Where such a line begins. */
  startOf(line: number): number;
  /** The line that shows a fact, as `readCvText` shows lines; undefined when it is not found. */
  lineShowing(shown: string): ResumeLine | undefined;
}

/** Facts are read of so many characters, some seven pages; the rules on wording see everything. */
const maxReadLength = 20_000;
const maxLineLength = 1000;
const mark = /^(?:[-–—*+·•▪●◦>§»➢➤►▶‣✓✔✦❖■□◆♦\uE000-\uF8FF]|o(?=\s)|\(?\d{1,2}[.)](?=\s))\s*(?=\S)/u;
/** Signs nobody sees, and blanks of other widths. */
const unseen = /(?![\t\n\v\f\r ])[\p{Cc}\p{Cf}\p{Zs}]/gu;
const kiswahiliWord =
  /(?<!\p{L})(?:na|ya|wa|za|kwa|katika|ni|cha|vya|la|kama|hadi|mpaka|kuhusu|kazi|wangu|yangu|mwaka|miaka|nili\p{L}+|nime\p{L}+|nina\p{L}*|mimi|shule|chuo|simu|jina)(?!\p{L})/giu;
const englishWord = /(?<!\p{L})(?:the|and|of|in|to|for|with|at|on|from|by|as|is|was|my|an|their|our|all)(?!\p{L})/giu;

/** Prepares a text for the rules; takes time in proportion to its length. */
export function readResumeText(text: string, today: string): ResumeText {
  const source = text.replaceAll('\r\n', '\n');
  // Every replacement keeps the places, so that excerpts are cut from what was given.
  const plain = withoutMarkup(source.replace(unseen, (sign) => ' '.repeat(sign.length)));
  const { lines: cvLines, zones, rests } = readSections(plain);
  const starts = lineStarts(source);
  const indexOf = (place: number): number => lineIndexAt(starts, place);
  const isKiswahili = count(plain, kiswahiliWord) > count(plain, englishWord);
  const lines = cvLines.flatMap((line, at): ResumeLine[] => {
    if (line.text === '') return [];
    const whole = plain.slice(line.start, Math.min(line.end, line.start + maxLineLength));
    const blanks = whole.length - whole.trimStart().length;
    const marked = mark.exec(whole.slice(blanks))?.[0].length ?? 0;
    const content = whole.slice(blanks + marked).trimEnd();
    const start = line.start + blanks + marked;
    return [
      {
        index: indexOf(start),
        start,
        text: content,
        zone: zones[at] ?? 'top',
        isBullet: line.isBullet || marked > 0,
        isHeading: rests.get(at) === '',
        isKiswahili: isInKiswahili(content, isKiswahili),
      },
    ];
  });
  const facts = readCvText(plain.slice(0, maxReadLength), { today });
  const lineShowing = shownLines(cvLines, lines);
  return {
    source,
    plain,
    lines,
    facts,
    jobs: locate(facts.work, cvLines, Math.max(0, zones.indexOf('work')), indexOf),
    wordCount: count(plain, /[\p{L}\p{N}]+(?:['’.@/-][\p{L}\p{N}]+)*/gu),
    isKiswahili,
    today,
    lineAt: indexOf,
    startOf: (line) => starts[line]?.start ?? 0,
    lineShowing,
  };
}

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}

/** Of a CV in Kiswahili, a line without a word that tells the language is in Kiswahili as well. */
function isInKiswahili(line: string, isWhole: boolean): boolean {
  if (!isWhole) return count(line, kiswahiliWord) >= 2;
  const english = count(line, englishWord);
  return english === 0 || (english === 1 && count(line, kiswahiliWord) > 0);
}

function lineStarts(source: string): { readonly start: number }[] {
  return [{ start: 0 }, ...[...source.matchAll(/\n/g)].map(({ index }) => ({ start: index + 1 }))];
}

function shownLines(cvLines: readonly CvLine[], lines: readonly ResumeLine[]): ResumeText['lineShowing'] {
  const byText = new Map<string, ResumeLine>();
  const written = cvLines.filter(({ text }) => text !== '');
  for (const [at, { text }] of written.entries()) {
    const line = lines[at];
    if (line !== undefined && !byText.has(text)) byText.set(text, line);
  }
  return (shown) => byText.get(shown) ?? lines.find(({ text }) => text.includes(shown.slice(0, 60)));
}

/** Jobs follow each other in the text; one whose title is not found again is left out. */
function locate(
  work: readonly WorkEntry[],
  cvLines: readonly CvLine[],
  first: number,
  indexOf: (place: number) => number,
): ResumeJob[] {
  let from = first;
  return work.flatMap((entry) => {
    const title = entry.line.slice(0, 60);
    const at = cvLines.findIndex(({ text }, index) => index >= from && text.includes(title));
    const line = cvLines[at];
    if (line === undefined) return [];
    from = at;
    return [{ ...entry, index: indexOf(line.start) }];
  });
}
