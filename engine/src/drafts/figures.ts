/** A number of a text, with what it counts as far as that changes its meaning. */
interface Figure {
  readonly value: string;
  readonly unit: 'percent' | 'money' | 'years' | 'months' | 'none';
}

const words: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  mmoja: 1,
  miwili: 2,
  mbili: 2,
  wawili: 2,
  mitatu: 3,
  tatu: 3,
  watatu: 3,
  minne: 4,
  nne: 4,
  wanne: 4,
  mitano: 5,
  tano: 5,
  watano: 5,
  sita: 6,
  saba: 7,
  minane: 8,
  nane: 8,
  tisa: 9,
  kumi: 10,
};
/** "one" is more often no number: it is one only before a time. */
const number = String.raw`\d+(?:[,.]\d+)*|(?:${Object.keys(words).join('|')})(?![\p{L}])|one(?=[ -](?:year|month))`;
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
  if (word === 'one') return '1';
  return String(words[word] ?? word.replaceAll(/,(?=\d{3})/g, ''));
}

function unitOf({ money, swahili, after = '' }: Partial<Record<string, string>>): Figure['unit'] {
  if (/%|cent|asilimia/i.test(after)) return 'percent';
  if (money !== undefined || /shilling|bob|\//i.test(after)) return 'money';
  if (swahili !== undefined || /y(?:ea)?rs?/i.test(after)) return 'years';
  return /month/i.test(after) ? 'months' : 'none';
}
