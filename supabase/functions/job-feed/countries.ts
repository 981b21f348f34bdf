/** Countries that may be asked for, with the currency their salaries are in. Adzuna serves all of them but Kenya. */
const currencies = {
  at: 'EUR',
  au: 'AUD',
  be: 'EUR',
  br: 'BRL',
  ca: 'CAD',
  ch: 'CHF',
  de: 'EUR',
  es: 'EUR',
  fr: 'EUR',
  gb: 'GBP',
  in: 'INR',
  it: 'EUR',
  ke: 'KES',
  mx: 'MXN',
  nl: 'EUR',
  nz: 'NZD',
  pl: 'PLN',
  sg: 'SGD',
  us: 'USD',
  za: 'ZAR',
};

export const countries: readonly string[] = Object.keys(currencies);

/** The currency of salaries in a country, null where nothing is known of it. */
export function currencyOf(country: string): string | null {
  return Object.entries(currencies).find(([code]) => code === country)?.[1] ?? null;
}
