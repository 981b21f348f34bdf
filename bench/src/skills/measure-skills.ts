import { personMentions } from '@fursa/engine/person-mentions';
import { postingMentions } from '@fursa/engine/posting-mentions';
import { type Counts, countHits, type Span, sumOf } from './count-hits.ts';
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
