import type { Language } from '../contract/manifest.ts';
import { useLanguageStore } from './language.ts';

/** A catalogue: texts, or functions of their arguments, in any nesting. `messages/en.ts` defines the type of the others. */
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

/** Milliseconds until texts that did not arrive are asked for again. */
const pause = 10_000;

/** By the function that loads them; undefined while they are on their way. */
const loaded = new Map<Load<Messages>, Messages | undefined>();

/**
 * The catalogue in the page's language. English stands in until a further language has arrived, and where it does not arrive: a
 * component never waits for its texts, so that no Suspense fallback takes its place. What did not arrive is asked for again
 * after a pause, as long as something shows it.
 */
export function useMessages<Catalogue extends Messages>(catalogues: DeclaredMessages<Catalogue>): Catalogue {
  return useLanguageStore(({ language }) => {
    const byLanguage: Readonly<Record<string, Catalogue | Load<Catalogue> | undefined>> = catalogues;
    const load = byLanguage[language];
    if (typeof load !== 'function') return catalogues.en;
    if (!loaded.has(load)) void fetchTexts(load);
    // The map holds under a function what that function gave.
    return (loaded.get(load) as Catalogue | undefined) ?? catalogues.en;
  });
}

async function fetchTexts(load: Load<Messages>): Promise<void> {
  loaded.set(load, undefined);
  try {
    loaded.set(load, (await load()).messages);
  } catch {
    // English stands in for them meanwhile.
    await new Promise((resolve) => setTimeout(resolve, pause));
    loaded.delete(load);
  }
  // Whoever shows texts looks at them again.
  useLanguageStore.setState({});
}
