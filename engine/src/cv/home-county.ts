import { once } from '../once.ts';
import { counties } from '../places/counties.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { createWordTrie } from '../text/word-trie.ts';
import { awardIn } from './award.ts';
import type { Found } from './cv-facts.ts';
import type { OwnLine } from './own-lines.ts';
import { organisationWord, schoolWord } from './vocabulary.ts';

/** Where somebody is now counts more than where their post goes, and that more than where they come from. */
const labels: readonly (readonly [number, RegExp])[] = [
  [
    9,
    /^(?:(?:current |present |physical |area of |place of )?(?:residence|location|residential address)|(?:physical|current|home) address|residing|lives?|based|makazi|mahali|naishi|niko|ninaishi|eneo|town|city|estate)\b/i,
  ],
  [7, /^(?:(?:postal |my )?address|anwani|county|kaunti|sub-?county|p\.? ?o\.? ?box|s\.? ?l\.? ?p|box)\b/i],
  [3, /^(?:home (?:county|town|district)|county of (?:origin|birth)|district|kwetu|natoka)\b/i],
];
const living =
  /\b(?:i live in|i stay in|(?:currently )?(?:based|living|residing|residence|resident) (?:in|at|of)|(?:nina|na)ishi|niko|located in)\b/i;
const born = /\b(?:born|birth|kuzaliwa|nilizaliwa|nationality|tribe|passport|issued|school|university)\b/i;
/** Names of streets and of people that are places elsewhere. */
const streets = /\b\p{L}+ (?:road|rd|street|st|highway|avenue|ave|lane|way|drive|crescent)\b\.?/giu;
/** Ordinary words and names of people: places only behind a label. */
const ambiguous = new Set(['engineer', 'maua', 'wote', 'karen', 'hola', 'nai', 'voi']);
const topLines = 10;

/** Every way to write a county or one of its towns. */
const places = once(() => {
  const trie = createWordTrie<string>();
  for (const { name, otherNames, townNames } of counties) {
    for (const written of [name, ...otherNames, ...townNames.flat()]) trie.add(written, (present) => present ?? name);
  }
  return trie;
});

/** The county the person lives in, else the one they come from; never that of an employer or a school. */
export function findCounty(lines: readonly OwnLine[], nameLine: string | null): Found<string> | null {
  let chosen: { found: Found<string>; trust: number } | undefined;
  let seen = 0;
  for (const line of lines) {
    if (line.zone === 'top') seen += 1;
    if (line.trust < 2 || line.text.length > 300) continue;
    for (const part of line.text.split(/\s[|•·]\s/)) {
      const trust = trustOf(line, part, seen, nameLine);
      if (trust <= (chosen?.trust ?? 0)) continue;
      const value = countyIn(part.replaceAll(streets, ' '), trust >= 7);
      if (value !== undefined) chosen = { found: { value, line: line.shown }, trust };
    }
  }
  return chosen?.found ?? null;
}

function trustOf(line: OwnLine, part: string, seen: number, nameLine: string | null): number {
  if (born.test(part)) return 0;
  const labelled = labels.find(([, label]) => label.test(part))?.[0];
  if (labelled !== undefined) return labelled;
  if (living.test(part)) return 8;
  if (line.zone === 'contact') return 6;
  if (line.zone !== 'top' || seen > topLines) return 0;
  // Of the line with the name, what stands behind it.
  if (line.text === nameLine && !/[,|•·–\t-]/.test(line.text) && line.cells.length < 2) return 0;
  const isProse = /\.$/.test(part) || part.split(' ').length > (/[@\d]{4}|@/.test(part) ? 14 : 8);
  const isElsewhere = schoolWord.test(part) || organisationWord.test(part) || awardIn(part) !== undefined;
  return isProse || isElsewhere ? 0 : 5;
}

function countyIn(text: string, isLabelled: boolean): string | undefined {
  const tokens = tokenize(text);
  let first: string | undefined;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = places().longestFrom(tokens, at);
    if (found === undefined || !isPlace(tokens, at, found.last, isLabelled)) continue;
    if (tokens[found.last + 1]?.word === 'county' || tokens[at - 1]?.word === 'kaunti') return found.ending;
    first ??= found.ending;
    at = found.last;
  }
  return first;
}

function isPlace(tokens: readonly Token[], first: number, last: number, isLabelled: boolean): boolean {
  const word = first === last ? tokens[first]?.word : undefined;
  if (word === undefined) return true;
  return isLabelled ? word !== 'engineer' && word !== 'wote' : !ambiguous.has(word);
}
