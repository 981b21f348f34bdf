const scripts = [
  ['Arabic', /\p{Script=Arabic}/gu],
  ['Amharic', /\p{Script=Ethiopic}/gu],
  ['Chinese', /\p{Script=Han}/gu],
  ['Russian', /\p{Script=Cyrillic}/gu],
  ['Hindi', /\p{Script=Devanagari}/gu],
] as const;
/** Words that hold sentences together: each language has others. */
const common = [
  ['English or Kiswahili', 'the of and to in for with at on from by as na ya wa za kwa katika ni cha vya la yangu'],
  ['French', 'le les des du et en au aux dans pour chez une un sur avec mon ma depuis'],
  ['German', 'der die das und von mit im für bei den dem ein eine zum zur seit'],
  ['Portuguese', 'os do da dos das em no na para com uma um pelo pela desde'],
  ['Spanish', 'el los del en y para con una un las por desde al su'],
  ['Somali', 'iyo oo ka ku waxaan waa ee ayaa ah leh'],
] as const;
const minWords = 40;
const minCommon = 6;

/** The name of the language that a CV is written in, when it is neither English nor Kiswahili, as far as can be told. */
export function otherLanguage(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = scripts.find(([, letter]) => (text.match(letter)?.length ?? 0) > letters / 2);
  if (script !== undefined) return script[0];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < minWords) return undefined;
  const counts = common.map(([language, list]) => {
    const known = new Set(list.split(' '));
    return { language, count: words.filter((word) => known.has(word)).length };
  });
  const [own, ...others] = counts;
  const most = others.toSorted((one, other) => other.count - one.count)[0];
  return most !== undefined && most.count >= minCommon && most.count > 2 * (own?.count ?? 0)
    ? most.language
    : undefined;
}
