import type { Token } from '../../text/tokenize.ts';
import { type Clause, clausesOf } from '../clause.ts';
import { isPartOfName, nameMasks } from '../masks.ts';
import { isSomebodyElse, namesDepartment } from '../others.ts';
import type { Place } from '../place.ts';
import { itemAt, type Sentence, sentencesOf } from '../sentences.ts';
import { type ClauseStanding, deniesAtItsEnd, readClause, type Standing } from './person-cues.ts';
import { type PersonZone, personZones } from './person-zones.ts';

/** Says of each thing that a CV names whether the person has it. */
export type Claims = (place: Place) => Standing;

interface Part extends Sentence {
  readonly zone: PersonZone;
  /** Read when something is named there: most sentences name nothing. */
  said: { readonly clauses: readonly ReadClause[] } | undefined;
  /** It, or what stands before it on its line, tells of a school examination. */
  readonly hasSchoolMarks: boolean;
}

interface ReadClause extends Clause {
  readonly isDenied: boolean;
  readonly found: readonly ClauseStanding[];
}

/** Results of a school examination: "Mathematics B, Chemistry C+" are marks. */
const schoolMarks = /\b(?:k\.?c\.?[sp]\.?e|kcse|kcpe|mean grade|kjsea|o-level)\b/i;

/** Reads a CV for what its writer claims to have. Takes time in proportion to its length. */
export function claimsOf(text: string, tokens: readonly Token[]): Claims {
  const sentences = sentencesOf(text);
  const zones = personZones(sentences);
  let hasSchoolMarks = false;
  const parts = sentences.map((sentence, index): Part => {
    hasSchoolMarks = schoolMarks.test(sentence.text) || (hasSchoolMarks && !sentence.opensLine);
    return { ...sentence, zone: zones[index] ?? 'own', said: undefined, hasSchoolMarks };
  });
  const name = nameIn(sentences[0]);
  const masked = nameMasks(tokens);
  return (place) => {
    const [from, to] = [tokens[place.first], tokens[place.last]];
    const part = from === undefined ? undefined : itemAt(parts, from.start);
    if (from === undefined || to === undefined || part === undefined) return 'has';
    if (part.zone === 'apart') return 'other';
    if (isPartOfName(masked, place)) return 'other';
    if (name !== undefined && to.end <= name.end && to.end - from.start < name.text.length / 2) return 'other';
    const { clauses } = saidIn(part);
    if (part.hasSchoolMarks && place.kind === 'skill' && isMarked(tokens, place)) return 'other';
    if (place.kind === 'skill' && namesDepartment(tokens, place.first, place.last)) return 'other';
    if (place.kind === 'person' && isSomebodyElse(tokens, place.first, place.last)) return 'other';
    const said = saidAt(clauses, from.start);
    if (said !== 'has') return said;
    if (part.zone === 'objective') return 'wish';
    return part.zone === 'learning' ? 'learning' : 'has';
  };
}

function saidIn(part: Part): NonNullable<Part['said']> {
  part.said ??= {
    clauses: clausesOf(part.text, part.start).map((clause) => ({
      ...clause,
      isDenied: deniesAtItsEnd(clause.text),
      found: readClause(clause.text),
    })),
  };
  return part.said;
}

function saidAt(clauses: readonly ReadClause[], place: number): Standing {
  const clause = itemAt(clauses, place);
  if (clause === undefined) return 'has';
  if (clause.isDenied) return 'denied';
  return clause.found.findLast(({ from }) => from < place - clause.start)?.standing ?? 'has';
}

/** A CV begins with a name, which may be Baker or Mason: a word or two of a short first line, in capitals or not. */
function nameIn(first: Sentence | undefined): Sentence | undefined {
  if (!first?.closesLine || /[,:;|•–-]/.test(first.text)) return undefined;
  const words = first.text.split(/\s+/);
  const isName = words.length >= 2 && words.length <= 4 && words.every((word) => /^\p{Lu}/u.test(word));
  return isName ? first : undefined;
}

/** "Mathematics B", "English: C+", "A in Physics". */
function isMarked(tokens: readonly Token[], { first, last }: Place): boolean {
  const [next, beforeThat] = [tokens[last + 1], tokens[first - 2]];
  return /^[A-E]\+?$/.test(next?.surface ?? '') || /^[A-E]\+?$/.test(beforeThat?.surface ?? '');
}
