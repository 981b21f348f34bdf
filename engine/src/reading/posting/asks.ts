import { type Token, tokenize } from '../../text/tokenize.ts';
import { isPartOfName, nameMasks } from '../masks.ts';
import { isForOthers } from '../others.ts';
import type { Place } from '../place.ts';
import { itemAt, type Sentence, sentencesOf } from '../sentences.ts';
import { type Asked, type AskedSentence, askedIn, notNeeded } from './posting-cues.ts';
import { type PostingZone, postingZones } from './posting-zones.ts';

/** Says of each thing that an advert names how far it is asked for. */
export type Asks = (place: Place) => Asked;

interface AskedClause {
  readonly start: number;
  readonly text: string;
  readonly asked: AskedSentence;
}

interface Part {
  readonly start: number;
  readonly sentence: Sentence;
  readonly zone: PostingZone;
  readonly isHeading: boolean;
  clauses: readonly AskedClause[] | undefined;
}

/** "Pursuing a degree in accounting": who has it already is as welcome, and who does not lacks nothing. */
const ofStudents =
  /\b(?:pursuing|undertaking|undergoing|studying|enrolled (?:in|for)|students? (?:of|in|taking|doing)|(?:second|third|fourth|fifth|final|[2-6](?:nd|rd|th))[- ]year(?: students?)?(?: of| in)?)\b(?:(?! and\b)[^.,;:]){0,60}$/i;

/** "React required, GraphQL is a plus", "Excel required, SAP not a must": what is said of one part is not said of the other. */
const clauseEnd =
  /[;]|,? (?=(?:but|while)\b)|\. |, (?=[^,;.]{3,80}\b(?:(?:is|will be|would be) (?:an? )?(?:\w+ )?(?:advantage|plus|bonus|asset)|not (?:required|needed|necessary|essential|mandatory|a must))\b)/g;

/**
 * Reads an advert's text for what it asks for. `start` is the zone before the first heading. Takes time in proportion to
 * its length.
 */
export function asksOf(
  text: string,
  tokens: readonly Token[],
  start: PostingZone,
  employer: ReadonlySet<string>,
): Asks {
  const sentences = sentencesOf(text);
  const zones = postingZones(sentences, start);
  const parts = sentences.map(
    (sentence, index): Part => ({
      start: sentence.start,
      sentence,
      zone: zones[index]?.zone === 'open' && opensWith(employer, sentence) ? 'company' : (zones[index]?.zone ?? start),
      isHeading: zones[index]?.isHeading ?? false,
      clauses: undefined,
    }),
  );
  const masked = nameMasks(tokens);
  return (place) => {
    const [from, to] = [tokens[place.first], tokens[place.last]];
    const part = from === undefined ? undefined : itemAt(parts, from.start);
    if (from === undefined || to === undefined || part === undefined || part.isHeading) return 'no';
    if (isPartOfName(masked, place)) return 'no';
    if (isWithin(employer, tokens, place)) return 'no';
    if (isForOthers(tokens, place)) return 'no';
    part.clauses ??= askedClauses(part.sentence, part.zone);
    const clause = itemAt(part.clauses, from.start);
    const asked = clause?.asked ?? 'no';
    if (clause !== undefined && asked !== 'no' && place.kind === 'credential') {
      if (ofStudents.test(clause.text.slice(0, from.start - clause.start))) return 'nice';
    }
    // What is only named is asked for, but for other people: "a family with a driver".
    return asked !== 'unsaid' ? asked : place.kind === 'person' ? 'no' : 'required';
  };
}

/** "Njia Tano Software builds ...": a sentence that the employer's name begins tells of the employer. */
function opensWith(employer: ReadonlySet<string>, { text }: Sentence): boolean {
  if (employer.size === 0) return false;
  const words = tokenize(text.slice(0, maxEmployerLength)).slice(0, employer.size);
  return words.length > 0 && words.every(({ word }) => employer.has(word));
}

const maxEmployerLength = 80;

/** The parts of a sentence, each with how far it asks for what it names. */
export function askedClauses({ start, text: whole }: Sentence, zone: PostingZone): AskedClause[] {
  const asked = askedIn(whole, zone);
  const cuts = [...whole.matchAll(clauseEnd)].map(({ index, 0: mark }) => index + mark.length);
  if (cuts.length === 0 || (asked === 'no' && !notNeeded.test(whole))) return [{ start, text: whole, asked }];
  const clauses = [0, ...cuts].map((from, index) => {
    const text = whole.slice(from, cuts[index] ?? whole.length);
    return { start: start + from, text, asked: askedIn(text.trim(), zone) };
  });
  // "Excel, SAP not required" denies both.
  return asked === 'no' && clauses[0]?.asked === 'unsaid' ? [{ start, text: whole, asked }] : clauses;
}

/** Words of the employer's own name, where they stand as its name. */
function isWithin(employer: ReadonlySet<string>, tokens: readonly Token[], { first, last }: Place): boolean {
  if (employer.size === 0) return false;
  const name = tokens.slice(first, last + 1);
  if (!name.every(({ word, surface }) => employer.has(word) && /^\p{Lu}/u.test(surface))) return false;
  const around = [tokens[first - 1], tokens[last + 1]];
  return employer.size === name.length || around.some((token) => token !== undefined && employer.has(token.word));
}
