import { lastAt } from '../text/last-at.ts';
import { joinBrokenHeadings } from './heading-columns.ts';
import { labelOf } from './labels.ts';

/** A line of a CV, as the readers of facts see it. */
export interface CvLine {
  /** Places in the text, in UTF-16 units, the end exclusive; without the end of the line. */
  readonly start: number;
  readonly end: number;
  /** Without the mark of a list, numbers and decoration around it; blanks as one, letters apart put together. */
  readonly text: string;
  /** What stands apart by tabs or wide gaps. */
  readonly cells: readonly string[];
  /** It had the mark of a list. */
  readonly isBullet: boolean;
  /** How deep a heading of Markdown lies, from 1; 0 for any other line. */
  readonly depth: number;
}

/** No line of a CV is longer; of what is, readers of entries see the beginning. */
export const maxLineLength = 600;

const lineEnd = /\r\n|[\n\r\f\v\u2028\u2029]/g;
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
/** Word writes its list marks in the private area; some readers make a lone `o` of a circle. */
const bullet = /^(?:[-–—*+·•▪●◦>§»→▌➢➤►▶‣✓✔✦❖■□◆♦\uE000-\uF8FF]|o(?=\s))\s*(?=\S)/u;
/** "📅 May 2020", "📍 Nairobi". */
const pictures = /^(?:\p{Extended_Pictographic}[\u{FE0F}\u{200D}]*)+\s*(?=\S)/u;
/** "2.", "(b)", "3-Clerk", but not "3-Phase Electrician". */
const number =
  /^\d{1,2}\.\d\s+(?=\p{Lu})(?!(?:Years?|Yrs|Million|Billion|Tonn?e?s?|GPA|Km|Hours?)\b)|^\(?(?:\d{1,2}[.)]|[a-z]\)|[ivx]{1,4}[.)])\s+(?=\S)|^\d{1,2}[.)](?=\p{Lu}\p{L})|^\d{1,2}\s?:-\s?|^\d{1,2}\s?-\s?(?=\p{Lu}\p{Ll})(?!(?:Phase|Axis|Wheel|Door|Tonne?|Seater|Star|Hour|Day|Week|Month|Year)s?\b)/u;
/** "**Clerk** at *Mavuno*": the marks of Markdown around words. */
const emphasis =
  /(?<![\p{L}\p{N}*])(\*{1,3})(?=\S)([^*]+)(?<=\S)\1(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])(_{1,3})(?=\S)([^_]+)(?<=\S)\3(?![\p{L}\p{N}_])/gu;
const link = /\[([^[\]]+)\]\((?:https?:|mailto:|tel:)[^()\s]*\)/g;
/** "Cashier ........ 2019": a row of dots is the gap between two cells. */
const leader = /(?<=\S)\s*(?:\.{3,}(?=\s*\d)|\.{4,}|…[.…]+)\s*(?=\S)/g;
const pageNumber = /^(?:page \d{1,3}(?: (?:of|\/) \d{1,3})?|-*\s?\d{1,3} of \d{1,3} -+)$/i;
const decoration = /^[=*_~#|◤◢]+\s*|\s*[=*_~#|]+$/g;

/** The lines of a text, empty ones among them. Takes time in proportion to its length. */
export function linesOf(text: string): CvLine[] {
  const lines: CvLine[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(lineEnd)) {
    lines.push(lineAt(text, start, index));
    start = index + mark.length;
  }
  lines.push(lineAt(text, start, text.length));
  return joinBrokenHeadings(
    hasStrayGaps(lines) ? lines.map(({ cells, ...line }) => ({ ...line, cells: [cells.join(' ')] })) : lines,
  );
}

/** Wide gaps between words anywhere: a cell seldom begins with a small letter. */
function hasStrayGaps(lines: readonly CvLine[]): boolean {
  const later = lines.flatMap(({ cells }) => cells.slice(1));
  return later.length > 20 && later.filter((cell) => /^\p{Ll}/u.test(cell)).length > later.length * 0.4;
}

/** "[14/05/2024, 08:47] Asha: ", "14/05/2024, 8:47 am - Asha: ": messages of a chat that was exported. */
const chatStamp = /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?\]?(?: -)? [^:]{2,30}: /i;

function lineAt(text: string, start: number, end: number): CvLine {
  const whole = text
    .slice(start, Math.min(end, start + maxLineLength))
    .replace(invisible, '')
    .replace(chatStamp, '')
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/[\u2010-\u2012\u2212]/g, '-')
    .replace(link, '$1')
    // Markdown writes "\-" for a dash that is no mark.
    .replace(/\\(?=[-+.*_#!|~&()[\]])/g, '')
    // Twice, since one may stand within the other.
    .replace(emphasis, '$2$4')
    .replace(emphasis, '$2$4')
    .replace(/ :[a-z_]{3,30}:(?=\s|$)/g, '')
    .replace(/[\u2502\u2503\u2758\u2223]/g, '|')
    .replace(/\*{2,}|\\$|(?<=\p{L})\*(?=[\s,|]|$)|(?<=\s)\*(?=\p{L})/gu, '')
    .replace(leader, '\t')
    .trim();
  const unmarked = whole.replace(bullet, '').replace(pictures, '');
  const content = joinLetters(undoubled(unmarked.replace(decoration, '').replace(number, '').trim()));
  const isRule = (!/[\p{L}\p{N}]/u.test(content) && content.length !== 1) || pageNumber.test(content);
  return {
    start,
    end,
    text: isRule ? '' : content.replace(/\s+/g, ' '),
    cells: isRule
      ? []
      : withWordsTogether(
          content
            .split(/\t+| {3,}/)
            .map((cell) => cell.replace(/\s+/g, ' ').trim())
            .filter(Boolean),
        ),
    isBullet: bullet.test(whole),
    depth: /^#{1,6}(?=\s)/.exec(whole)?.[0].length ?? 0,
  };
}

/** "April    2009    to    March    2018:    Clerk": a line that was stretched to the margin has no cells. */
function withWordsTogether(cells: readonly string[]): readonly string[] {
  const words = cells.filter((cell) => !cell.includes(' '));
  if (cells.every((cell) => labelOf(cell) !== undefined) || cells.includes('N/A')) return cells;
  return cells.length > 5 && words.length > cells.length * 0.7 ? [cells.join(' ')] : cells;
}

/** "M E D I A E X P E R I E N C E": the gap between two words is lost. */
const lastOfHeading = /(?<=\p{L})(experience|employment)$/iu;

/** "Kisii, KenyaKisii, Kenya", "Jan - MayJan to May": pages of LinkedIn say things twice, once for those who listen. */
function undoubled(line: string): string {
  for (const written of [line, line.replaceAll(' to ', ' - ')]) {
    const half = written.slice(0, written.length / 2);
    if (half.length > 4 && written === half + half) return half;
  }
  return line;
}

/** "E D U C A T I O N", "W O R K   H I S T O R Y". */
function joinLetters(line: string): string {
  if (line.length < 7 || !/^\S\s/.test(line)) return line;
  const letters = line.split(/\s+/);
  if (letters.length < 4 || letters.some((letter) => letter.length > 1)) return line;
  return line
    .split(/\s{2,}/)
    .map((word) => word.replaceAll(/\s/g, '').replace(lastOfHeading, ' $1'))
    .join(' ');
}

/** The place in the list of the line that a place of the text lies in. */
export function lineIndexAt(lines: readonly { readonly start: number }[], place: number): number {
  return Math.max(0, lastAt(lines, place));
}
