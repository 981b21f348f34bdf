import { numberWords } from '../text/number-words.ts';

/** A number of a text, with what it counts as far as that changes its meaning. */
interface Figure {
  readonly value: string;
  readonly unit: 'percent' | 'money' | 'years' | 'months' | 'none';
}

const certain = Object.keys(numberWords).filter((word) => word !== 'one');
/** "one" is more often no number: it is one only before a time. */
const number = String.raw`\d+(?:[,.]\d+)*|(?:${certain.join('|')})(?![\p{L}])|one(?=[ -](?:year|month))`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<money>(?:kes|kshs?|sh|usd|\$)\.? ?)?(?<swahili>(?:miaka|mwaka) (?:wa )?)?(?<number>${number})(?<after> ?(?:%|per ?cent\b|asilimia)| ?\+?(?:\(\d+\))?[ -]?(?:years?|yrs?)\b| ?[ -]?months?\b| ?(?:shillings|bob|\/=))?`,
  'giu',
);

/** The numbers of a text, in digits and in words, in English and Kiswahili. */
function figuresIn(text: string): Figure[] {
  return [...text.matchAll(pattern)].map(({ groups = {} }) => ({
    value: numberOf(groups.number ?? ''),
    unit: unitOf(groups),
  }));
}

/** Whether every number of a text stands in one of the others, counting the same. */
export function hasFigures(text: string, others: readonly string[]): boolean {
  const known = others.flatMap(figuresIn);
  return figuresIn(text).every((figure) =>
    known.some(({ value, unit }) => value === figure.value && (figure.unit === 'none' || figure.unit === unit)),
  );
}

function numberOf(written: string): string {
  const word = written.toLowerCase();
  return String(numberWords[word] ?? word.replaceAll(/,(?=\d{3})/g, ''));
}

function unitOf({ money, swahili, after = '' }: Partial<Record<string, string>>): Figure['unit'] {
  if (/%|cent|asilimia/i.test(after)) return 'percent';
  if (money !== undefined || /shilling|bob|\//i.test(after)) return 'money';
  if (swahili !== undefined || /y(?:ea)?rs?/i.test(after)) return 'years';
  return /month/i.test(after) ? 'months' : 'none';
}
