import { placeLines } from '../places/counties.ts';
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

let trie: ReturnType<typeof createWordTrie<AskedPlace>> | undefined;

function placeTrie(): NonNullable<typeof trie> {
  if (trie !== undefined) return trie;
  trie = createWordTrie<AskedPlace>();
  for (const line of placeLines.trim().split('\n')) {
    const [head = '', towns = ''] = line.split(/:\s*/);
    const [county = '', ...otherNames] = head.split(' = ');
    const townNames = towns.split(', ').filter((town) => town !== '');
    plant(trie, [county, ...otherNames], {
      name: county,
      location: county,
      parts: [county, ...townNames.map(firstName)],
    });
    for (const town of townNames) {
      const names = town.split(' = ');
      plant(trie, names, { name: firstName(town), location: county, parts: [firstName(town)] });
    }
  }
  return trie;
}

function firstName(town: string): string {
  return town.split(' = ')[0] ?? town;
}

function plant(into: NonNullable<typeof trie>, names: readonly string[], place: AskedPlace): void {
  for (const name of names) {
    if (!notPlaces.has(name.toLowerCase())) into.plant(name, (planted) => planted ?? place);
  }
}

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
  return [...placeLines.toLowerCase().matchAll(/[a-z]{5,}/g)].map(([word]) => word);
}

/** Whether a posting's location lies in a place. */
export function isIn(location: string | null | undefined, { parts }: AskedPlace): boolean {
  const text = ` ${(location ?? '').toLowerCase().replaceAll(/[^a-z']+/g, ' ')}`;
  return parts.some((part) => text.includes(` ${part.toLowerCase().replaceAll(/[^a-z']+/g, ' ')}`));
}
