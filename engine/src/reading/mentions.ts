import { type ConceptKind, slug } from '../concepts/concept.ts';
import { skillMentions } from '../find-skills.ts';
import type { Token } from '../text/tokenize.ts';
import { findCredentials, findOccupations, headOfName } from './concept-names.ts';
import type { Place } from './place.ts';

/** A place where a text names a concept. */
export interface ConceptMention {
  readonly concept: string;
  readonly kind: ConceptKind;
  readonly start: number;
  readonly end: number;
}

interface Named {
  readonly place: Place;
  readonly concept: string;
  readonly kind: ConceptKind;
}

/** Everything a text names, in its order, each with what `judge` says of its place. */
export function judgedMentions<Judgement>(
  tokens: readonly Token[],
  judge: (place: Place) => Judgement,
): (ConceptMention & { readonly judgement: Judgement })[] {
  const occupations = findOccupations(tokens, false);
  const people = new Set(occupations.map(({ first, last }) => headOfName(tokens, first, last)));
  const named = [
    ...skillMentions(tokens).map(
      ({ first, last, skill }): Named => ({
        place: { first, last, kind: people.has(last) ? 'person' : 'skill' },
        concept: slug(skill.name),
        kind: skill.group === 'languages' ? 'language' : 'skill',
      }),
    ),
    ...occupations.map(
      ({ first, last, concept }): Named => ({
        place: { first, last, kind: 'person' },
        concept: concept.id,
        kind: concept.kind,
      }),
    ),
    ...findCredentials(tokens).map(
      ({ first, last, concept }): Named => ({
        place: { first, last, kind: 'credential' },
        concept: concept.id,
        kind: concept.kind,
      }),
    ),
  ];
  return named
    .map(({ place, concept, kind }) => ({
      concept,
      kind,
      start: tokens[place.first]?.start ?? 0,
      end: tokens[place.last]?.end ?? 0,
      judgement: judge(place),
    }))
    .sort((one, other) => one.start - other.start);
}
