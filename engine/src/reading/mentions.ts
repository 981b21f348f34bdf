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

/** "Adobe Illustrator", "farmer training" and, of schooling, "Doctor of Philosophy" hold the name of an occupation that nobody has there. */
const withNameOfWork: ReadonlySet<string> = new Set([
  'Adobe Illustrator',
  'Microsoft Azure',
  'UX Design',
  'Farmer Training',
  'Insect Farming',
  'Parent Engagement',
  'Storytelling',
  'TPAD',
  'TSC Registration',
]);

/** Everything a text names, in its order, each with what `judge` says of its place. */
export function judgedMentions<Judgement>(
  tokens: readonly Token[],
  judge: (place: Place) => Judgement,
): (ConceptMention & { readonly judgement: Judgement })[] {
  const [skills, papers] = [skillMentions(tokens), findCredentials(tokens)];
  const all = findOccupations(tokens, false);
  const longer = new Map<number, Omit<Place, 'kind'>>();
  const hide = (place: Omit<Place, 'kind'>): void => {
    for (let at = place.first; at <= place.last; at += 1) longer.set(at, place);
  };
  for (const mention of skills) if (withNameOfWork.has(mention.skill.name)) hide(mention);
  for (const paper of papers) if (paper.concept.kind === 'education') hide(paper);
  const occupations = all.filter(({ first, last }) => {
    const other = longer.get(first);
    return other === undefined || other.last < last || other.last - other.first <= last - first;
  });
  const people = new Set(all.map(({ first, last }) => headOfName(tokens, first, last)));
  const named = [
    ...skills.map(
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
    ...papers.map(
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
