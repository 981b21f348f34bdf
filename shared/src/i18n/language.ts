import { deviceStorage } from '../contract/index.ts';
import { type Language, type LocalizedText, languages } from '../contract/manifest.ts';
import { createPersistedStore } from '../persisted-store/persisted-store.ts';

interface LanguageState {
  readonly language: Language;
}

const [firstLanguage] = languages;

/** The stored choice, else the first language the browser asks for that the product has, else English. */
function readLanguage(persisted: unknown): LanguageState {
  const wanted: unknown[] = [
    Reflect.get(Object(persisted), 'language'),
    ...navigator.languages.map((tag) => tag.split('-')[0]),
  ];
  return { language: languages.find((language) => wanted.includes(language)) ?? firstLanguage };
}

const useLanguageStore = createPersistedStore<LanguageState>({
  name: 'fursa-language',
  storage: deviceStorage,
  initial: { language: firstLanguage },
  read: readLanguage,
});

/** The page's language. */
export function useLanguage(): Language {
  return useLanguageStore((state) => state.language);
}

/** Switches every mounted text and remembers the choice on this device. */
export function setLanguage(language: Language): void {
  useLanguageStore.setState({ language });
}

/** Tells the document its language and its direction, now and with every change. Called once, by whoever owns the page. */
export function followLanguage(): void {
  const follow = ({ language }: LanguageState) => {
    const { documentElement } = document;
    documentElement.lang = language;
    // Those of the many languages written from the right that browsers are translated to.
    documentElement.dir = /^(ar|fa|he|ur)\b/.test(language) ? 'rtl' : 'ltr';
  };
  follow(useLanguageStore.getState());
  useLanguageStore.subscribe(follow);
}

/** The text of a manifest in the page's language, in English where there is none. */
export function useLocalizedText(): (text: LocalizedText) => string {
  const language = useLanguage();
  return (text) => text[language] ?? text.en;
}
