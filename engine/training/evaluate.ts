import { tokenize } from '../src/text/tokenize.ts';
import type { MarkedSpan, MarkedText } from './read-sets.ts';

export interface Scores {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface SpanScores {
  /** A span counts when it meets one of the other side. */
  readonly meeting: Scores;
  /** A span counts when the other side has it with the same first and last word. */
  readonly exact: Scores;
}

/** How the found spans of some texts compare with the marked ones. */
export function scoreSpans(texts: readonly MarkedText[], find: (text: string) => readonly MarkedSpan[]): SpanScores {
  let [found, marked, foundMeeting, markedMeeting, same] = [0, 0, 0, 0, 0];
  for (const text of texts) {
    const own = find(text.text);
    const gold = wholeWords(text);
    found += own.length;
    marked += gold.length;
    foundMeeting += own.filter((span) => gold.some((other) => meets(span, other))).length;
    markedMeeting += gold.filter((span) => own.some((other) => meets(span, other))).length;
    const places = new Set(gold.map(({ start, end }) => `${start} ${end}`));
    same += own.filter(({ start, end }) => places.has(`${start} ${end}`)).length;
  }
  return {
    meeting: scoresOf(foundMeeting / found, markedMeeting / marked),
    exact: scoresOf(same / found, same / marked),
  };
}

/** Each line of a text on its own: how sentences are judged that nobody shows the advert of. */
export function linesOf({ set, text, spans }: MarkedText): MarkedText[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const [from, to] = [start, start + line.length];
    start = to + 1;
    const within = spans.filter((span) => span.start >= from && span.end <= to);
    return { set, text: line, spans: within.map((span) => ({ start: span.start - from, end: span.end - from })) };
  });
}

/** Rows of a table in plain text. */
export function spanRow(name: string, { meeting, exact }: SpanScores): string {
  const row = ({ precision, recall, f1 }: Scores): string =>
    [precision, recall, f1].map((part) => part.toFixed(3)).join('  ');
  return `${name.padEnd(34)} ${row(meeting)}   ${row(exact)}`;
}

export const spanHeading = `${''.padEnd(34)} meeting: P      R     F1   exact: P      R     F1`;

/** Signs at the edges of a marked span are nothing that anybody looks for. */
function wholeWords({ text, spans }: MarkedText): MarkedSpan[] {
  const tokens = tokenize(text);
  return spans.flatMap((span) => {
    const within = tokens.filter((token) => meets(token, span));
    const [first, last] = [within[0], within.at(-1)];
    return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
  });
}

function meets(one: MarkedSpan, other: MarkedSpan): boolean {
  return one.start < other.end && other.start < one.end;
}

function scoresOf(precision: number, recall: number): Scores {
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}
