import { use } from 'react';
import type { Language } from '../contract/manifest.ts';
import { useLanguage } from './language.ts';

/** A catalogue: texts, or functions of their arguments, in any nesting. `messages/en.ts` defines the type of the others. */
export interface Messages {
  readonly [key: string]: string | ((...parts: never[]) => string) | Messages;
}

/**
 * English is in the chunk that shows it; a further language is fetched when somebody reads in it. Where it is missing English
 * stands in.
 */
export type Catalogues<Catalogue> = { readonly en: Catalogue } & {
  readonly [Other in Exclude<Language, 'en'>]?: () => Promise<Catalogue>;
};

const loaded = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

function loadOnce<Catalogue>(load: () => Promise<Catalogue>): Promise<Catalogue> {
  const known = loaded.get(load) as Promise<Catalogue> | undefined;
  const promise = known ?? load();
  loaded.set(load, promise);
  return promise;
}

/** The catalogue in the page's language; suspends while a further language is on its way. */
export function useMessages<Catalogue extends Messages>(catalogues: Catalogues<Catalogue>): Catalogue {
  const language = useLanguage();
  const catalogue: Catalogue | (() => Promise<Catalogue>) = catalogues[language] ?? catalogues.en;
  return typeof catalogue === 'function' ? use(loadOnce(catalogue)) : catalogue;
}
