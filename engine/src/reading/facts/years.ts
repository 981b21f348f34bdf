import { numberWords } from '../../text/number-words.ts';

/** Years of experience, with the words that say so. */
export interface Years {
  readonly years: number;
  readonly words: string;
}

const writtenOut = Object.keys(numberWords).join('|');
const number = String.raw`(\d{1,2}(?:\.\d)?|${writtenOut})`;
/** "3 years", "two to five years", "(5) years", "miaka mitatu"; the first number is the least. */
const english = new RegExp(
  String.raw`\b${number}\s?(?:\(\d{1,2}\))?\s?\+?(?:\s?(?:-|–|to|and|or)\s?(?:\d{1,2}|${writtenOut}|more)\s?\+?)?\s*(years?|yrs?|months?)\b`,
  'gi',
);
const kiswahili = new RegExp(String.raw`\b(?:miaka|mwaka)\s+${number}\b`, 'gi');

const ofSomethingElse =
  /\b(?:old|of age|years ago|contract|(?:paid |months? )(?:internship|attachment)|guarantee|warranty|validity|renew(?:ed|al)?|umri|aged|anniversary|established|in business|probation|valid|not older)\b/i;
const window = 25;

/** Every statement of years of work in a text, in its order. */
export function yearsIn(text: string): Years[] {
  return [...matches(text, english), ...matches(text, kiswahili)];
}

function matches(text: string, pattern: RegExp): Years[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: words, 1: figure = '', 2: unit = '', index }) => {
    const around = text.slice(Math.max(0, index - window), index + words.length + window);
    const line = around.slice(around.lastIndexOf('\n', Math.min(window, index)) + 1).split(/\n/)[0] ?? '';
    const isExperience = /experience|uzoefu/i.test(line);
    if (ofSomethingElse.test(line) && !isExperience) return [];
    const count = numberWords[figure.toLowerCase()] ?? Number(figure);
    if (isAge(count, words, line) && !isOfExperience(text.slice(index + words.length), line)) return [];
    const years = /^month/i.test(unit) ? count / 12 : count;
    return years > 45 ? [] : [{ years, words }];
  });
}

const ofAge = /\b(?:aged?|of age|years old|umri)\b/i;

/** "Between 24 and 32 years", "22-40 years": two numbers that both are ages; "aged 30 years": one that is called so. */
function isAge(count: number, words: string, line: string): boolean {
  return count >= 18 && (/\d\s?(?:-|–|to|and)\s?\d/.test(words) || ofAge.test(line));
}

/** "20 - 25 years of relevant experience"; not "25 - 40 years with experience", nor the next sentence. */
function isOfExperience(after: string, line: string): boolean {
  return /^\s*(?:of\s+)?(?:(?!with\b|and\b)\w+\s+)?(?:experience|uzoefu)/i.test(after) && !ofAge.test(line);
}
