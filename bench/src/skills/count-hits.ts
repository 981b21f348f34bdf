import type { LabelledText } from './labelled-set.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Counts {
  readonly texts: number;
  /** Finds, without those that are optional. */
  readonly found: number;
  readonly rightFinds: number;
  readonly wanted: number;
  readonly wantedFound: number;
}

/** A find is right when it overlaps a label, and a label is found when a find overlaps it. */
export function countHits({ text, labels }: LabelledText, read: (text: string) => readonly Span[]): Counts {
  const spans = read(text);
  const needed = labels.filter(({ isOptional }) => !isOptional);
  const counted = spans.filter(
    (span) =>
      !labels.some((label) => label.isOptional && overlap(span, label)) || needed.some((label) => overlap(span, label)),
  );
  return {
    texts: 1,
    found: counted.length,
    rightFinds: counted.filter((span) => needed.some((label) => overlap(span, label))).length,
    wanted: needed.length,
    wantedFound: needed.filter((label) => spans.some((span) => overlap(span, label))).length,
  };
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

export function sumOf(counts: readonly Counts[]): Counts {
  const sum = (read: (one: Counts) => number): number => counts.reduce((total, one) => total + read(one), 0);
  return {
    texts: sum(({ texts }) => texts),
    found: sum(({ found }) => found),
    rightFinds: sum(({ rightFinds }) => rightFinds),
    wanted: sum(({ wanted }) => wanted),
    wantedFound: sum(({ wantedFound }) => wantedFound),
  };
}

export interface Quality {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export function qualityOf({ found, rightFinds, wanted, wantedFound }: Counts): Quality {
  const precision = rightFinds / found;
  const recall = wantedFound / wanted;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}
