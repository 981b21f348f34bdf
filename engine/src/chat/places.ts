import { once } from '../once.ts';
import { counties } from '../places/counties.ts';
import type { Token } from '../text/tokenize.ts';
import { createWordTrie } from '../text/word-trie.ts';

/** The towns or counties that a question asks for. */
export interface AskedPlace {
  /** As they are shown to people. */
  readonly names: readonly string[];
  /** What the jobs page can be narrowed to: to one place. */
  readonly location: string | undefined;
  /** Beginnings of places that belong to it. A county's are its towns. */
  readonly parts: readonly string[];
}

export const remoteLocation = 'Remote';

/** Words that name a town and more often something else. */
const notPlaces = new Set(['engineer', 'wote', 'karen', 'industrial area']);

/** The former provinces, which people still name: other names, and their counties. "Western" alone is a bank, too. */
const regionLines = `
Coast = pwani = coastal region = coastal kenya: Mombasa, Kwale, Kilifi, Tana River, Lamu, Taita-Taveta
Nyanza: Siaya, Kisumu, Homa Bay, Migori, Kisii, Nyamira
Western Kenya: Kakamega, Vihiga, Bungoma, Busia
Rift Valley = rift = bonde la ufa: Turkana, West Pokot, Samburu, Trans Nzoia, Uasin Gishu, Elgeyo-Marakwet, Nandi, Baringo, Laikipia, Nakuru, Narok, Kajiado, Kericho, Bomet
Central Kenya = mount kenya = mt kenya: Nyandarua, Nyeri, Kirinyaga, Murang'a, Kiambu
Eastern Kenya: Marsabit, Isiolo, Meru, Tharaka-Nithi, Embu, Kitui, Machakos, Makueni
North Eastern = northeastern = kaskazini mashariki: Garissa, Wajir, Mandera
`;

const placeTrie = once(() => {
  const trie = createWordTrie<AskedPlace>();
  const add = (names: readonly string[], place: AskedPlace): void => {
    for (const name of names) if (!notPlaces.has(name.toLowerCase())) trie.add(name, (present) => present ?? place);
  };
  for (const { name, otherNames, towns, townNames, searchedTowns } of counties) {
    add([name, ...otherNames], { names: [name], location: name, parts: [name, ...towns] });
    for (const [town = '', ...others] of townNames)
      add([town, ...others], {
        names: [town],
        location: searchedTowns.includes(town) ? town : name,
        parts: [town],
      });
  }
  for (const line of regionLines.trim().split('\n')) {
    const [head = '', names = ''] = line.split(': ');
    const [name = '', ...otherNames] = head.split(' = ');
    const parts = counties
      .filter((county) => names.split(', ').includes(county.name))
      .flatMap((county) => [county.name, ...county.towns]);
    const ofRegion = name.replace(' Kenya', '');
    add([name, ...otherNames, `${ofRegion} region`, `${ofRegion} province`], {
      names: [name],
      location: undefined,
      parts,
    });
  }
  return trie;
});

interface FoundPlace {
  readonly place: AskedPlace;
  readonly first: number;
  readonly last: number;
}

/** The first town or county that a question names, with those that follow it or are joined to it, and the places of their words. */
export function placeIn(tokens: readonly Token[]): FoundPlace | undefined {
  for (let first = 0; first < tokens.length; first += 1) {
    const found = placeTrie().longestFrom(tokens, first);
    if (found === undefined) continue;
    const isJoined = /^(?:or|and|au|ama|na)$/.test(tokens[found.last + 1]?.word ?? '');
    const next = found.last + (isJoined ? 2 : 1);
    const others = placeIn(tokens.slice(next));
    if (others?.first !== 0) return { place: found.ending, first, last: found.last };
    return { place: placeOf(found.ending, others.place, isJoined), first, last: next + others.last };
  }
  return undefined;
}

/** "I am from Kisumu, any job in Nairobi": without where somebody lives, if they name where they look for work, too. */
export function withoutHome(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }) =>
    /^(?:from|lives?|living|stay|based|kutoka|(?:ni)?na(?:toka|ishi|kaa)|natokea)$/.test(word),
  );
  const start = tokens[at + 1]?.word === 'in' ? at + 2 : at + 1;
  const home = at < 0 ? undefined : placeIn(tokens.slice(start));
  if (home?.first !== 0) return tokens;
  const others = [...tokens.slice(0, at), ...tokens.slice(start + home.last + 1)];
  return placeIn(others) === undefined ? tokens : others;
}

/** Of "Eldoret, Uasin Gishu" the town, and of "Nairobi, Mombasa" both. */
function placeOf(one: AskedPlace, other: AskedPlace, isJoined: boolean): AskedPlace {
  if (!isJoined && holds(other, one)) return one;
  if (!isJoined && holds(one, other)) return other;
  return {
    names: [...new Set([...one.names, ...other.names])],
    location: one.location === other.location ? one.location : undefined,
    parts: [...one.parts, ...other.parts],
  };
}

/** Whether a county has a town. */
function holds(county: AskedPlace, town: AskedPlace): boolean {
  return town.parts.every((part) => county.parts.includes(part));
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
