import { personMentions } from '@fursa/engine/person-mentions';
import { postingMentions } from '@fursa/engine/posting-mentions';
import { type LabelledText, type Part, parts, readSet, type SetName } from './labelled-set.ts';

/** What is measured: a set, and what of the engine reads it. */
export interface Reading {
  readonly name: string;
  readonly set: SetName;
  read(text: string): readonly Span[];
}

const readings: readonly Reading[] = [
  { name: 'CVs: what the person has', set: 'cvs', read: claimedIn },
  { name: 'Adverts: concepts asked for', set: 'adverts', read: conceptsAskedFor },
];

export interface SkillsResult {
  readonly name: string;
  readonly part: Part;
  /** Of single lines and whole texts together. */
  readonly counts: Counts;
  /** Of whole CVs or adverts. */
  readonly whole: Counts;
}

export function measureSkills(): SkillsResult[] {
  return readings.flatMap(({ name, set, read }) =>
    parts.map((part): SkillsResult => {
      const texts = readSet(set, part);
      const count = (some: readonly LabelledText[]): Counts => sumOf(some.map((text) => countHits(text, read)));
      return { name, part, counts: count(texts), whole: count(texts.filter(({ text }) => text.includes('\n'))) };
    }),
  );
}

/** Schooling is a fact about a person and no skill; the sets do not mark it. */
function claimedIn(resume: string): Span[] {
  return personMentions(resume).filter(({ standing, kind }) => standing === 'has' && kind !== 'education');
}

function conceptsAskedFor(advert: string): readonly Span[] {
  return withoutTitle(
    advert,
    postingMentions(advert, 'open', null).filter(({ asked }) => asked !== 'no'),
  );
}

/** A whole advert begins with its title, which is read by itself. */
function withoutTitle(advert: string, spans: readonly Span[]): readonly Span[] {
  const end = advert.indexOf('\n');
  return spans.filter(({ start }) => start > end);
}

interface Span {
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

function sumOf(counts: readonly Counts[]): Counts {
  const sum = (read: (one: Counts) => number): number => counts.reduce((total, one) => total + read(one), 0);
  return {
    texts: sum(({ texts }) => texts),
    found: sum(({ found }) => found),
    rightFinds: sum(({ rightFinds }) => rightFinds),
    wanted: sum(({ wanted }) => wanted),
    wantedFound: sum(({ wantedFound }) => wantedFound),
  };
}

interface Quality {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export function qualityOf({ found, rightFinds, wanted, wantedFound }: Counts): Quality {
  const precision = rightFinds / found;
  const recall = wantedFound / wanted;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}
