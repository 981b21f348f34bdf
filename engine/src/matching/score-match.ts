import type { AskedConcept, PersonFacts, PostingFacts } from './facts.ts';
import { sharedWords } from './telling-words.ts';

/** Per cent of the score that is left, by how many levels the post is above the person. */
const levelPercent = [100, 80, 50, 30] as const;
/** Per cent of the score of a post for learners that is left to somebody of level 2 or 3. */
const percentPastLearning = 50;

/** What lowers a score below what the skills, occupation and papers earn. */
export type Lowering =
  /** The CV shares few of the words that tell what the work is about, and that costs so much that it should be told. */
  | 'words'
  /** The post is for those who still learn the work, and the CV shows years of work or a leading post. */
  | 'learners'
  /** A licence or registration is demanded that the CV does not show. */
  | 'licence';

/**
 * How well a person fits a posting, 0 to 100; null when the posting names nothing that could be compared. The one rule of the
 * product: the database counts the same in `private.match_score`, in whole numbers, and a test compares the two.
 */
export function scoreMatch(person: PersonFacts, posting: PostingFacts): number | null {
  return countMatch(person, posting)?.score ?? null;
}

/** Why the score is less than what is matched would earn; nothing when it is not. */
export function loweringsOf(person: PersonFacts, posting: PostingFacts): readonly Lowering[] {
  return countMatch(person, posting)?.lowerings ?? [];
}

function countMatch(person: PersonFacts, posting: PostingFacts) {
  if (posting.fullMarks === 0) return undefined;
  const has = new Map(person.concepts.map(({ concept, weight }) => [concept, weight]));
  const earned = sumOfChoices(
    posting.concepts.map(({ concept, weight, choice }) => ({ choice, weight: weight * (has.get(concept) ?? 0) })),
  );
  const share = spread(Math.floor(earned / posting.fullMarks));
  const shared = sharedWords(new Set(person.words), posting.words);
  // What the concepts claim counts in full where the CV also speaks of the work; half of the difference is lost where it does not.
  const agreed = share - Math.floor(Math.max(0, share - shared) / 2);
  const gap = Math.max(0, posting.level - person.level);
  const isPast = posting.level < 0 && person.level >= 2;
  const score = Math.floor((agreed * (isPast ? percentPastLearning : (levelPercent[gap] ?? 0))) / 100);
  const isCapped = score > belowGood && posting.licences.some((licence) => (has.get(licence) ?? 0) < surely);
  const lowerings: Lowering[] = [];
  if (share - agreed >= muchLowered) lowerings.push('words');
  if (isPast) lowerings.push('learners');
  if (isCapped) lowerings.push('licence');
  return { score: isCapped ? belowGood : score, lowerings };
}

/** The sum of weights, of each choice the greatest alone. */
export function sumOfChoices(asked: Iterable<Pick<AskedConcept, 'weight' | 'choice'>>): number {
  const best = new Map<number, number>();
  let sum = 0;
  for (const { weight, choice } of asked) {
    if (choice === 0) sum += weight;
    else best.set(choice, Math.max(weight, best.get(choice) ?? 0));
  }
  return [...best.values()].reduce((total, weight) => total + weight, sum);
}

/** As surely as somebody must have a licence: who is waiting for it does not. */
const surely = 80;

/** From so many points on, a person is told that missing words cost them. */
const muchLowered = 10;

/** The most that a post comes to whose licence the CV does not show. */
const belowGood = 69;

/** Up to here the share of the full marks is the score. */
const plainShare = 90;
/** What somebody earns who has the occupation and everything that is asked for. */
const wholeShare = 128;

/** Full marks are less than everything, so the last ten points tell who has everything from who lacks something. */
function spread(share: number): number {
  if (share <= plainShare) return share;
  return Math.min(
    100,
    plainShare + Math.floor(((share - plainShare) * (100 - plainShare)) / (wholeShare - plainShare)),
  );
}
