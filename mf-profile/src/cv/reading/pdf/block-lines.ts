import type { Block } from './columns.ts';
import { isHeadingLine } from './line-signs.ts';
import { joinWrappedCells } from './table-rows.ts';
import type { Row } from './text-run.ts';

const bulletAtStart = /^[•●○◦▪▫■□◆◇►▶➢➤✓✔❖‣⁃*\u{f000}-\u{f0ff}–-]\s|^\d{1,2}[.)]\s/u;
/** Words that no line ends with on purpose. */
const runsOn =
  /(?:[,;(&/–]|\b(?:and|or|of|the|in|to|for|with|at|on|by|from|as|a|an|na|ya|wa|kwa|za|la|cha|katika|pamoja))$/i;

/** A mail or web address: it stands for itself. */
const isAddress = /@|^www\.|\/\/|\.[a-z]{2,}(?:\/|$)/i;

interface Line {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly hasCells: boolean;
  readonly isItem: boolean;
}

/**
 * The lines of a block. A sentence that was wrapped at the right edge is one line again, with a hyphenated word put together; a
 * list of short things stays a list.
 */
export function blockLines(block: Block): string[] {
  const rows = joinWrappedCells(block)
    .map(lineOf)
    .filter(({ text }) => text !== '');
  const edge = edgeOf(rows);
  const paragraphs: { text: string; last: Line; first: Line }[] = [];
  for (const line of rows) {
    const paragraph = paragraphs.at(-1);
    if (paragraph !== undefined && continues(paragraph, line, edge)) {
      paragraph.text = `${paragraph.text}\n${line.text}`;
      paragraph.last = line;
    } else paragraphs.push({ text: line.text, last: line, first: line });
  }
  return paragraphs.map(({ text }) => text);
}

/** Where the lines of a block begin and end. */
interface Edge {
  readonly left: number;
  readonly right: number;
  /** Whether several lines reach it: the longest of a list does not make an edge. */
  readonly isMargin: boolean;
}

function edgeOf(lines: readonly Line[]): Edge {
  const right = Math.max(...lines.map((line) => line.right));
  const reaching = lines.filter((line) => line.right > right - 2.5 * line.size).length;
  return { left: Math.min(...lines.map((line) => line.x)), right, isMargin: reaching >= 3 };
}

function lineOf({ segments, y, size }: Row): Line {
  let text = '';
  let hasCells = false;
  let previous: number | undefined;
  for (const segment of segments) {
    const isCell = previous !== undefined && !isBulletAlone(text);
    hasCells ||= isCell;
    text += previous === undefined ? segment.text : `${isCell ? '\t' : ' '}${segment.text}`;
    previous = segment.right;
  }
  text = text.trim();
  const first = segments[0];
  const x = first?.x ?? 0;
  return { text, x, right: previous ?? x, y, size, hasCells, isItem: bulletAtStart.test(text) };
}

function isBulletAlone(text: string): boolean {
  return bulletAtStart.test(`${text.trim()} `) && text.trim().length <= 2;
}

/** Whether a line goes on with the sentence above: the line above is full, and it does not look finished. */
function continues(paragraph: { readonly first: Line; readonly last: Line }, line: Line, edge: Edge): boolean {
  const { first, last } = paragraph;
  if (line.isItem || last.hasCells || line.hasCells) return false;
  if (Math.abs(line.size - last.size) > 0.06 * last.size) return false;
  if (line.y - last.y > 1.9 * last.size || line.y <= last.y) return false;
  const isIndented = line.x > first.x + 1.5;
  if (first.isItem ? !isIndented : Math.abs(line.x - last.x) > 1.5 && isIndented) return false;
  if (isHeadingLine(last.text) || isHeadingLine(line.text)) return false;
  // Nobody types U+2010: a word goes on behind it.
  if (/\p{L}\u2010$/u.test(last.text)) return true;
  if (/\p{L}[-\u00ad]$/u.test(last.text) && /^\p{Ll}/u.test(line.text)) return true;
  if (/[.!?:]$/.test(last.text)) return false;
  const [firstWord = ''] = line.text.split(' ');
  const letterWidth = (line.right - line.x) / Math.max(1, line.text.length);
  // The first word of a wrapped line did not fit into the line above.
  const isFull = last.right + (firstWord.length + 1) * letterWidth > edge.right - 0.5 * last.size;
  if (!isFull) return false;
  if (runsOn.test(last.text)) return true;
  if (/^[\p{Ll}(&]/u.test(line.text)) return !isAddress.test(firstWord);
  // Names, figures and the like within running text; short lines in a narrow column are a list.
  return edge.isMargin && last.text.split(/\s+/).length >= 8 && last.right - last.x > 0.7 * (edge.right - edge.left);
}
