/** A place in a text, in UTF-16 units, the end exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A text that is searched without regard to case, white space and what nobody sees. */
export interface FoldedText {
  /** Where the words stand in the text as it was given, at most the first twenty places. */
  find(words: string): readonly Range[];
  has(words: string): boolean;
}

const maxPlaces = 20;
const likeQuotes: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-' };

/** Takes time in proportion to the text. */
export function foldText(text: string): FoldedText {
  const { folded, places } = foldWithPlaces(text);
  return {
    find(words) {
      const wanted = fold(words);
      const found: Range[] = [];
      if (wanted === '') return found;
      for (
        let at = folded.indexOf(wanted);
        at !== -1 && found.length < maxPlaces;
        at = folded.indexOf(wanted, at + 1)
      ) {
        found.push({ start: places[at] ?? 0, end: (places[at + wanted.length - 1] ?? 0) + 1 });
      }
      return found;
    },
    has: (words) => folded.includes(fold(words)),
  };
}

/** The words as they are compared. */
export function fold(text: string): string {
  return foldWithPlaces(text).folded.trim();
}

function foldWithPlaces(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    for (const unit of foldCharacter(character, folded)) {
      folded += unit;
      places.push(place);
    }
    place += character.length;
  }
  return { folded, places };
}

function foldCharacter(character: string, before: string): string {
  if (/\s/u.test(character)) return before === '' || before.endsWith(' ') ? '' : ' ';
  if (/\p{Cf}/u.test(character)) return '';
  return likeQuotes[character] ?? character.toLowerCase();
}
