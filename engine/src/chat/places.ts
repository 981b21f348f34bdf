import { once } from '../once.ts';
import { counties } from '../places/counties.ts';
import type { Token } from '../text/tokenize.ts';
import { createWordTrie } from '../text/word-trie.ts';

/** A town or county that a question names. */
export interface AskedPlace {
  /** As it is shown to people. */
  readonly name: string;
  /** What the jobs page can be narrowed to. */
  readonly location: string;
  /** Beginnings of places that belong to it. A county's are its towns. */
  readonly parts: readonly string[];
}

export const remoteLocation = 'Remote';

/** Words that name a town and more often something else. */
const notPlaces = new Set(['engineer', 'wote', 'karen', 'industrial area']);

const placeTrie = once(() => {
  const trie = createWordTrie<AskedPlace>();
  const add = (names: readonly string[], place: AskedPlace): void => {
    for (const name of names) if (!notPlaces.has(name.toLowerCase())) trie.add(name, (present) => present ?? place);
  };
  for (const { name, otherNames, towns, townNames, searchedTowns } of counties) {
    add([name, ...otherNames], { name, location: name, parts: [name, ...towns] });
    for (const [town = '', ...others] of townNames)
      add([town, ...others], {
        name: town,
        location: searchedTowns.includes(town) ? town : name,
        parts: [town],
      });
  }
  return trie;
});

/** The first town or county that a question names, and the places of its words. */
export function placeIn(tokens: readonly Token[]): { place: AskedPlace; first: number; last: number } | undefined {
  for (let first = 0; first < tokens.length; first += 1) {
    const found = placeTrie().longestFrom(tokens, first);
    if (found !== undefined) return { place: found.ending, first, last: found.last };
  }
  return undefined;
}

/** Every word that names a place, for the correction of misspellings. */
export function placeWords(): string[] {
  const names = counties.flatMap(({ name, otherNames, townNames }) => [name, ...otherNames, ...townNames.flat()]);
  return (
    names
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{5,}/g) ?? []
  );
}

/** Whether a posting's location lies in a place. */
export function isIn(location: string | null | undefined, { parts }: AskedPlace): boolean {
  const text = ` ${(location ?? '').toLowerCase().replaceAll(/[^a-z']+/g, ' ')}`;
  return parts.some((part) => text.includes(` ${part.toLowerCase().replaceAll(/[^a-z']+/g, ' ')}`));
}
