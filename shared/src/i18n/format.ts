/** Ways to write values in one language. A catalogue makes its own: a text is written like the sentence it stands in. */
export interface Formats {
  /** With the separators of the language: `12,345`. */
  number(value: number): string;
  /** A day in full: `5 March 2026`, in the time zone of the device. */
  day(date: Date): string;
  /** Hours and minutes, in the time zone of the device. */
  time(date: Date): string;
  /** The form that goes with a count, by the rules of the language (`Intl.PluralRules`). */
  plural(count: number, forms: PluralForms): string;
}

/** English has `one` and `other`; Polish and Arabic have more. `other` stands in for a form that is not given. */
export type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** Where a language is written in several ways, the one of this product: it is made for Kenya. */
const regions: Readonly<Record<string, string>> = { en: 'en-KE' };

/** @param language BCP 47 tag */
export function createFormats(language: string): Formats {
  const locale = regions[language] ?? language;
  // Made when the first text needs them: each costs more than what it formats.
  const numbers = once(() => new Intl.NumberFormat(locale));
  const days = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }));
  const times = once(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }));
  const rules = once(() => new Intl.PluralRules(locale));
  return {
    number: (value) => numbers().format(value),
    day: (date) => days().format(date),
    time: (date) => times().format(date),
    plural: (count, forms) => forms[rules().select(count)] ?? forms.other,
  };
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
