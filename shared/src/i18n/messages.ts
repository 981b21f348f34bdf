import type { Language } from '../contract/manifest.ts';

/** A catalogue: texts, or functions of their arguments, in any nesting. English defines the type of the others. */
export interface Messages {
  readonly [key: string]: string | ((...parts: never[]) => string) | Messages;
}

export type Load<Catalogue> = () => Promise<{ readonly messages: Catalogue }>;

/** English, and how to get each further language. */
export type Catalogues<Catalogue> = { readonly en: Catalogue } & {
  readonly [Other in Exclude<Language, 'en'>]?: Load<Catalogue>;
};

declare const isDeclared: unique symbol;

/** What `useMessages` takes: only `defineMessages` makes it, so that a catalogue is declared once, in a module. */
export type DeclaredMessages<Catalogue> = Catalogues<Catalogue> & { readonly [isDeclared]: true };

/** The catalogue in the page's language. The product has English alone; decision 207 says what a second language takes. */
export function useMessages<Catalogue extends Messages>(catalogues: DeclaredMessages<Catalogue>): Catalogue {
  return catalogues.en;
}
