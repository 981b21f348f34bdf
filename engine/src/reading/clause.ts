/** A part of a sentence that says one thing of what it names. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** "I do not know SQL, only Excel": what one side denies, the other does not. */
const boundary =
  /\b(?:but|however|although|though|whereas|yet still|except|lakini|bali|ila|isipokuwa|only)\b|(?<!\b(?:that|what|when|where|which|if|how|so|while)) (?=I (?!am not|have no)[a-z])|(?=\bwho (?:is|was|are|were|has|does|worked?|works)\b)|(?=\bmimi ni\b)|;/gi;

/** The clauses of a sentence that begins at `start`. */
export function clausesOf(sentence: string, start: number): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const add = (to: number): void => {
    if (to > from) clauses.push({ start: start + from, end: start + to, text: sentence.slice(from, to) });
    from = to;
  };
  for (const { index } of sentence.matchAll(boundary)) if (index > 0) add(index);
  add(sentence.length);
  return clauses;
}
