import type { Language } from '../contract/manifest.ts';
import type { Catalogues, DeclaredMessages, Messages } from './messages.ts';

/**
 * Declares a catalogue: the English texts, and for each further language the module that has it in `messages`. English is in
 * the chunk that shows it; a further language is a chunk of its own.
 */
export function defineMessages<Catalogue extends Messages>(
  catalogues: Catalogues<Catalogue>,
): DeclaredMessages<Catalogue> {
  // The mark exists for the compiler alone.
  return catalogues as DeclaredMessages<Catalogue>;
}

/** What a further language has to say: any part of the texts. A list is one text. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string
    ? string
    : Texts[Key] extends ((...parts: never[]) => string) | readonly unknown[]
      ? Texts[Key]
      : Translation<Texts[Key]>;
};

/** The texts of a further language; English stands in for each that is missing. */
export function translate<Texts extends object>(english: Texts, translation: Translation<Texts>): Texts {
  return { ...english, ...mapTexts(english, translation) };
}

function mapTexts<Texts extends object>(english: Texts, translation: Translation<Texts>): Partial<Texts> {
  const given = Object.entries<unknown>(translation).filter(([, text]) => text !== undefined);
  const own = given.map(([key, text]) => {
    const standIn: unknown = english[key as keyof Texts];
    return [key, isGroup(text) && isGroup(standIn) ? translate(standIn, text) : text];
  });
  return Object.fromEntries(own) as Partial<Texts>;
}

function isGroup(text: unknown): text is object {
  return typeof text === 'object' && text !== null && !Array.isArray(text);
}

/** The texts in a language, for code that is no component. English where they are missing. */
export async function readMessages<Catalogue extends Messages>(
  catalogues: DeclaredMessages<Catalogue>,
  language: Language,
): Promise<Catalogue> {
  return catalogues[language];
}
