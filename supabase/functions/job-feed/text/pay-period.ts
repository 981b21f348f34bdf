export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

const words: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', /^(?:h|(?:per.)?hour(?:ly)?)\b/],
  ['day', /^(?:d|(?:per.)?da(?:y|ily))\b/],
  ['week', /^(?:w|(?:per.)?week(?:ly)?)\b/],
  ['month', /^(?:m|(?:per.)?month(?:ly)?)\b/],
  ['year', /^(?:y|(?:per.)?(?:year(?:ly)?|annum|annual(?:ly)?))\b/],
];

/** What feeds write of the period of a pay: `Yearly`, `per-month-salary`, `H`. Null for others, such as twice a month. */
export function payPeriod(text: string | null | undefined): PayPeriod | null {
  const said = text?.trim().toLowerCase() ?? '';
  return words.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
