/** By its code in ISO 639. */
export type OtherLanguage = (typeof scripts)[number][0] | (typeof common)[number][0];

const scripts = [
  ['ar', /\p{Script=Arabic}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
] as const;
/** Words that hold sentences together: each language has others. */
const englishAndKiswahili = 'the of and to in for with at on from by as na ya wa za kwa katika ni cha vya la yangu';
const common = [
  ['fr', 'le les des du et en au aux dans pour chez une un sur avec mon ma depuis'],
  ['de', 'der die das und von mit im für bei den dem ein eine zum zur seit'],
  ['pt', 'os do da dos das em no na para com uma um pelo pela desde'],
  ['es', 'el los del en y para con una un las por desde al su'],
  ['so', 'iyo oo ka ku waxaan waa ee ayaa ah leh'],
] as const;
const minWords = 40;
const minCommon = 6;

/** The language that a CV is written in, when it is neither English nor Kiswahili, as far as can be told. */
export function otherLanguage(text: string): OtherLanguage | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts.find(([, letter]) => (text.match(letter)?.length ?? 0) > letters / 2);
  if (script !== undefined) return script[0];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < minWords) return undefined;
  const count = (list: string) => {
    const known = new Set(list.split(' '));
    return words.filter((word) => known.has(word)).length;
  };
  const [most] = common
    .map(([language, list]) => ({ language, found: count(list) }))
    .toSorted((one, other) => other.found - one.found);
  return most !== undefined && most.found >= minCommon && most.found > 2 * count(englishAndKiswahili)
    ? most.language
    : undefined;
}
