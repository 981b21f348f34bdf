import { findSpellings } from '../spelling-trie.ts';
import { tokenize } from '../text/tokenize.ts';

/** Letters that stand for words; a CV in capitals does not say which of its words are some. */
const acronyms = new Set(
  `vat paye kra nssf nhif shif sha ict it hr cctv kcse kcpe sql ppe hiv cpa acca icpak tsc nck ncck kmtc krchn bsc ba bcom bed mba phd hnd
  dl bce psv epra erp crm pos gis gps ngo cbc fmcg iso osh hse hplc pcr icu opd bls acls mig tig plc hvac pdf usa uk un ii iii iv
  ltd kplc kcb itax ehr cad cnc php css html api aws seo`.split(/\s+/),
);
const languages =
  /^(?:english|kiswahili|swahili|french|german|arabic|chinese|italian|spanish|luo|kikuyu|somali|kenyan?)$/i;
const small = new Set(['of', 'and', 'the', 'for', 'in', 'at', 'on', 'to', 'ya', 'wa', 'la', 'za', 'cha', 'na', 'kwa']);
const vowelLetters = /^[AEFHILMNORSX]/;

/** `a` or `an`, by how the words sound. */
export function withArticle(words: string): string {
  const [first = ''] = words.split(/[\s-]/);
  const isSpelled = /^(?:[A-Z]{2,4}|[A-Z](?:&[A-Z])?)$/.test(first);
  const isVowel = isSpelled
    ? vowelLetters.test(first)
    : /^(?:[aeio]|u(?!n[iao](?!n)|s[eiu]|ga|til)|hour|honest|heir)/i.test(first) && !/^(?:one|once|eu)/i.test(first);
  return `${isVowel ? 'an' : 'a'} ${words}`;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Without the capital of a heading or of an item of a list; names, acronyms and languages keep theirs. */
export function lowerFirst(words: string): string {
  // One word in capitals may be an abbreviation; several are shouted.
  const spoken = isInCapitals(words) && /\s/.test(words) ? sentenceCase(words) : words;
  const first = /^[\p{L}\p{N}'’-]+/u.exec(spoken)?.[0] ?? '';
  if (!/^\p{Lu}[\p{Ll}'’-]+$/u.test(first) || languages.test(first) || isProper(spoken, first)) return spoken;
  return spoken.charAt(0).toLowerCase() + spoken.slice(1);
}

/** The title of a post as it stands within a sentence: "an ICT officer", "an English teacher". */
export function lowerTitle(title: string): string {
  return title
    .split(' ')
    .map((word) => {
      if (/\p{Ll}\p{Lu}|^\p{Lu}[-&]\p{L}|\d/u.test(word) || (/\p{Lu}{2}/u.test(word) && !isInCapitals(title)))
        return word;
      if (acronyms.has(word.toLowerCase())) return word.toUpperCase();
      return languages.test(word) ? capitalised(word.toLowerCase()) : word.toLowerCase();
    })
    .join(' ');
}

/** A name as names are written, also of a CV in capitals. */
export function properCase(name: string): string {
  if (!isInCapitals(name) || !/[\p{L}]{5,}/u.test(name)) return name;
  return name
    .split(/(\s+|-)/)
    .map((word, index) => {
      const lower = word.toLowerCase();
      if (acronyms.has(lower) && lower !== 'ltd') return word;
      return small.has(lower) && index > 0
        ? lower
        : lower.replace(/(?:^|['’](?=\p{L}{2}))\p{L}/u, (letter) => letter.toUpperCase());
    })
    .join('');
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}

function sentenceCase(text: string): string {
  return text
    .split(' ')
    .map((word) => (acronyms.has(word.toLowerCase().replace(/\P{L}/gu, '')) ? word : word.toLowerCase()))
    .join(' ');
}

/** A language, a program, the name of a thing that is written so and not otherwise. */
function isProper(words: string, first: string): boolean {
  const mention = findSpellings(tokenize(words)).find((found) => found.first === 0);
  if (mention?.skill === undefined) return false;
  const { group, name } = mention.skill;
  if (group === 'languages') return name.toLowerCase().startsWith(first.toLowerCase());
  return mention.trust === 'as-written' || (group === 'technology' && name.startsWith(first) && mention.last === 0);
}

/** How a skill is called within a sentence: "wound care", "Microsoft Excel", "SQL". */
export function skillWords(name: string, group: string | undefined, surface: string): string {
  if (isInCapitals(name) || group === 'languages' || (group === 'technology' && !common.test(name))) return name;
  const isBrand = findSpellings(tokenize(name)).some(({ trust }) => trust === 'as-written') || brands.test(name);
  if (isBrand) return name;
  return surface === surface.toLowerCase() && fits(surface, name) ? surface : lowerTitle(name);
}

/** Names of work with machines, not of programs. */
const common =
  /^(?!.*\b(?:Microsoft|Google|Adobe|Power|SAP|Oracle|AWS|Azure|Cisco)\b)\p{Lu}\p{Ll}+(?: \p{Lu}?\p{Ll}+)* (?:analysis|analytics|technology|management|entry|development|administration|support|design|maintenance|engineering|repairs?|security|testing|programming|modelling|visualization|reporting|processing|installation|networking|literacy|applications)$/iu;
const brands = /\b(?:Quickbooks|Sage|Xero|Odoo|Zoho|Tally|Kenya|Microsoft|Google|Adobe|Canva|Opera|Amadeus|Galileo)\b/;

function fits(surface: string, name: string): boolean {
  return surface.toLowerCase() === name.toLowerCase();
}
