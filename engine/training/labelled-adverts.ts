import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LineKind } from '../src/tagger/classify-line.ts';
import type { MarkedSpan, MarkedText } from './read-sets.ts';

/** A line of an advert written for training, with its kind and the spans `[[...]]` that name what is asked for. */
export interface LabelledLine {
  /** `null` for a line that says several things: it teaches spans alone. */
  readonly kind: LineKind | null;
  readonly text: string;
  readonly spans: readonly MarkedSpan[];
}

const kinds: Readonly<Record<string, LineKind | null>> = {
  M: null,
  A: 'asked-for',
  N: 'nice-to-have',
  D: 'duty',
  C: 'company',
  B: 'benefit',
  P: 'application',
  H: 'heading',
};

/** The adverts of a folder, in the order of its files; a blank line stands between two adverts. */
export function readAdverts(folder: string): LabelledLine[][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split(/\n\n+/))
    .map((advert) => advert.split('\n').map(readLine));
}

function readLine(line: string): LabelledLine {
  const kind = kinds[line.charAt(0)];
  if (kind === undefined || line.slice(1, 3) !== ': ') throw new Error(`a line without a kind: ${line}`);
  let text = '';
  const spans: MarkedSpan[] = [];
  for (const [index, part] of line
    .slice(3)
    .split(/\[\[|\]\]/)
    .entries()) {
    if (index % 2 === 1) spans.push({ start: text.length, end: text.length + part.length });
    text += part;
  }
  return { kind, text, spans };
}

/** An advert as one text. */
export function joinLines(lines: readonly LabelledLine[]): MarkedText {
  let text = '';
  const spans: MarkedSpan[] = [];
  for (const line of lines) {
    if (text !== '') text += '\n';
    spans.push(...line.spans.map(({ start, end }) => ({ start: start + text.length, end: end + text.length })));
    text += line.text;
  }
  return { set: 'own', text, spans };
}
