import { lastAt } from '../text/last-at.ts';

/** A sentence, or what stands for one: an item of a list, a heading. */
export interface Sentence {
  /** Places in the text, in UTF-16 units, the end exclusive; the mark of a list before it is left out. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Nothing else stands before it on its line. */
  readonly opensLine: boolean;
  /** Nothing else stands after it on its line. */
  readonly closesLine: boolean;
}

/** Where a line that is broken for width goes on in the next: a printed page is at least that wide. */
const minWrappedLine = 40;
/** What has no end is cut, so that no rule sees more than this. */
const maxSentenceLength = 600;

/** Only names of elements make a tag: "a budget of <KES 2M and a team of >5" has none. */
const tag =
  /<(\/?)(a|abbr|article|aside|b|big|blockquote|body|br|button|caption|center|cite|code|col|colgroup|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|ins|label|li|link|main|mark|meta|nav|ol|p|pre|q|s|script|section|small|span|strong|style|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|title|tr|tt|u|ul|video|wbr)\b[^<>]{0,300}>/gi;
const inlineTags = /^(?:a|abbr|b|em|font|i|mark|small|span|strong|sub|sup|u)$/i;
/** Some feeds encode what was encoded before: "R&amp;amp;D". */
const entity = /&(?:amp;){0,3}(?:nbsp|amp|bull|middot|ndash|mdash|lt|gt|quot|apos|#\d{1,6});/gi;

/** A text without markup, in which everything stands at the place where it stood: adverts of feeds are HTML. */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replace(tag, (whole, _, name: string) => (inlineTags.test(name) ? ' ' : '\n') + ' '.repeat(whole.length - 1))
    .replace(entity, (whole) =>
      (/(?:bull|middot);$/i.test(whole) ? '•' : /amp;$/i.test(whole) ? '&' : ' ').padEnd(whole.length),
    );
}

const lineEnd = /\r?\n|[•▪●◦]/g;
const listMark = /^[\s\-–—*+·•▪●◦>]*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+)?/;
const sentenceEnd = /[.!?;](?:["'”’)]{0,2})(?=\s+\S)/g;
/** A full stop after one of these ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|eng|rev|prof|st|no|nos|tel|e\.g|i\.e|etc|incl|approx|p\.o|s\.l\.p|sh|kshs?|yrs?|dept|co|[a-z])\.$/i;

/** The sentences of a text, in its order. Takes time in proportion to its length. */
export function sentencesOf(text: string): Sentence[] {
  return joinedLines(text).flatMap(({ start, end }) => cutLine(text, start, end));
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function joinedLines(text: string): Span[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  let length = 0;
  let isCut = true;
  const add = (end: number): void => {
    const before = lines.at(-1);
    const goesOn = before !== undefined && !isCut && length >= minWrappedLine && continues(text, before.end, start);
    length = end - start;
    if (goesOn && end - before.start < maxSentenceLength) before.end = end;
    else lines.push({ start, end });
  };
  for (const { 0: mark, index } of text.matchAll(lineEnd)) {
    add(index);
    isCut = mark !== '\n' && mark !== '\r\n';
    start = index + mark.length;
  }
  add(text.length);
  return lines;
}

function continues(text: string, end: number, start: number): boolean {
  return (
    /[\p{L}\p{N},]\s?$/u.test(text.slice(Math.max(0, end - 2), end)) &&
    /^ {0,3}\p{Ll}/u.test(text.slice(start, start + 4))
  );
}

function cutLine(text: string, start: number, end: number): Sentence[] {
  const sentences: Sentence[] = [];
  let from = start;
  const add = (to: number): void => {
    for (let at = from; at < to; at += maxSentenceLength) {
      const whole = text.slice(at, Math.min(to, at + maxSentenceLength));
      const mark = at === start ? (listMark.exec(whole)?.[0].length ?? 0) : whole.length - whole.trimStart().length;
      const content = whole.slice(mark).trimEnd();
      if (content === '') continue;
      const first = at + mark;
      sentences.push({
        start: first,
        end: first + content.length,
        text: content,
        opensLine: at === start,
        closesLine: to === end,
      });
    }
    from = to;
  };
  const line = text.slice(start, end);
  for (const { 0: mark, index } of line.matchAll(sentenceEnd)) {
    const stop = index + mark.length;
    if (mark.startsWith('.') && abbreviation.test(line.slice(Math.max(0, stop - 8), stop))) continue;
    add(start + stop);
  }
  add(end);
  return sentences;
}

/** The last item whose start is not after the place; the items are in the order of the text. */
export function itemAt<Item extends { readonly start: number }>(
  items: readonly Item[],
  place: number,
): Item | undefined {
  return items[lastAt(items, place)];
}
