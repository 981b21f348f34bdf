/** What people type means something: a term is that, with every way to type it and the words that postings have for it. */
export interface SearchTerm {
  /** The identifier of a concept, or `field:technology`, `place:kiambu`, `kind:internship`. */
  readonly id: string;
  /**
   * `work`: an occupation or a field of work, which the title of a posting tells. `place`: where. `type`: a type of job, as a posting has it. `word`: a skill or another
   * word that may stand anywhere in a posting.
   */
  readonly kind: 'work' | 'place' | 'type' | 'word';
  /** How people type it: words in lower case, singular, with single spaces. */
  readonly phrases: readonly string[];
  /** How the titles of postings have it, written as `phrases` are. Of kind `work` only. */
  readonly titles: readonly string[];
  /** How a posting says it anywhere in its text: all words of one of these, as they are written. None of kind `place` and `type`. */
  readonly texts: readonly string[];
  /** Terms of kind `work` that a person who looks for this one looks at next. */
  readonly related: readonly string[];
}
