/** How a word is compared, whatever its case, accents and spelling tradition. */
export interface NormalForm {
  readonly word: string;
  /** The word without a plural ending; only ever compared with other results of this function. */
  readonly singular: string;
}

/** Lower case, without accents and a trailing `'s`, in American spelling: `Labour` and `labor` are one word. */
export function normalForm(surface: string): NormalForm {
  const word = americanSpelling(withoutAccents(surface.toLowerCase()).replace(/['’]s$/, ''));
  return { word, singular: singularOf(word) };
}

function withoutAccents(word: string): string {
  return /[^ -~]/.test(word) ? word.normalize('NFKD').replace(/\p{M}/gu, '') : word;
}

function americanSpelling(word: string): string {
  if (word.length < 6) return word;
  return word
    .replace(/is(e|ed|er|ers|ing|ation|ations)$/, 'iz$1')
    .replace(/([a-z]{2})our(s|ed|ing|al)?$/, '$1or$2')
    .replace(/ll(ing|ed|or|ors)$/, 'l$1')
    .replace(/(ent|it)re(s?)$/, '$1er$2')
    .replace(/gramme(s?)$/, 'gram$1');
}

function singularOf(word: string): string {
  if (word.length < 4 || /(?:ss|us|sis)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|ch|sh|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
