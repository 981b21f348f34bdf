/** The known word that a misspelt one most likely is; undefined when none is near. Words as long as nobody types are left alone. */
export function correctSpelling(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < minLength || word.length > maxLength) return undefined;
  const maxErrors = word.length >= 8 ? 2 : 1;
  let best: string | undefined;
  let least = maxErrors + 1;
  for (let length = word.length - maxErrors; length <= word.length + maxErrors; length += 1) {
    for (const known of vocabulary.get(`${word[0]}${length}`) ?? []) {
      const distance = distanceBetween(word, known, least);
      if (distance < least) [best, least] = [known, distance];
    }
  }
  return best;
}

/** Words by their first letter and length: what is misspelt keeps its first letter. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

const minLength = 5;
const maxLength = 24;

export function createVocabulary(known: Iterable<string>): Vocabulary {
  const vocabulary = new Map<string, string[]>();
  for (const word of new Set(known)) {
    if (word.length < minLength - 1) continue;
    const key = `${word[0]}${word.length}`;
    vocabulary.set(key, [...(vocabulary.get(key) ?? []), word]);
  }
  return vocabulary;
}

/** Letters to change, add, take away or swap (optimal string alignment); `maxErrors` or more is given up. */
function distanceBetween(one: string, other: string, maxErrors: number): number {
  if (Math.abs(one.length - other.length) >= maxErrors) return maxErrors;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap) cost = Math.min(cost, at(before, column - 2) + 1);
      next.push(cost);
    }
    if (Math.min(...next) >= maxErrors) return maxErrors;
    [before, last] = [last, next];
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
