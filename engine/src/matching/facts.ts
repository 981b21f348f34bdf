/** Of a person towards a concept, or of a concept within a posting: whole numbers, so that every place counts alike. */
export interface WeightedConcept {
  /** The concept's identifier, such as `accounting` or `occupation:driver`. */
  readonly concept: string;
  /** In a posting what the concept counts, 1 to 1000; of a person how surely they have it, 1 to 100. */
  readonly weight: number;
}

/** A concept that an advert asks for. */
export interface AskedConcept extends WeightedConcept {
  /** The same number for all concepts of which any one is enough; 0 for one that is asked for by itself. */
  readonly choice: number;
}

/** A word of an advert that tells what the work is about. */
export interface TellingWord {
  readonly word: string;
  /** How many per cent of what a CV must share it is, 1 to 100. */
  readonly percent: number;
}

/** 0: no experience is asked or shown, 1: some years, 2: senior, 3: head of others. */
export type Level = 0 | 1 | 2 | 3;
/** -1: an internship, an attachment or the like, for those who still learn the work. */
export type PostingLevel = -1 | Level;

/** What an advert asks for, read once for each of its versions. */
export interface PostingFacts {
  /** Each concept once. */
  readonly concepts: readonly AskedConcept[];
  /** The sum of weights that earns 100, where of each choice one counts; 0 when the advert names nothing that could be compared. */
  readonly fullMarks: number;
  /** Identifier of the occupation the post is for. */
  readonly occupation: string | null;
  readonly level: PostingLevel;
  /** At most 25, the weightiest first. */
  readonly words: readonly TellingWord[];
  /** Concepts of licences and registrations that the advert demands: without them nobody is a good match. */
  readonly licences: readonly string[];
}

/** What a person has, read once for each version of their CV and profile. */
export interface PersonFacts {
  /** Each concept once, with those that follow from others: an occupation brings its core skills. */
  readonly concepts: readonly WeightedConcept[];
  readonly level: Level;
  /** Telling words of the CV and the profile, each once. */
  readonly words: readonly string[];
}
