import * as z from 'zod/mini';
import { deviceStorage } from '../contract/index.ts';
import { createPersistedStore } from '../persisted-store/persisted-store.ts';

/**
 * The font size as the person sets it. It is a scale, not pixels: `normal` is the size that the browser is set to, and
 * `largest` is exactly twice that.
 */
export const fontSizes = { smallest: 12, normal: 18, largest: 36 } as const;

/** One of these words; anything else counts as the first of them. */
function oneOf<const Word extends string>(normal: Word, ...others: readonly Word[]) {
  return z.catch(z.enum([normal, ...others]), normal);
}

const preferencesSchema = z.object({
  /** `system` follows the device, also when it changes while the page is open. */
  theme: oneOf('system', 'light', 'dark'),
  contrast: oneOf('normal', 'high'),
  palette: oneOf('normal', 'color-blind'),
  fontSize: z.catch(z.number().check(z.minimum(fontSizes.smallest), z.maximum(fontSizes.largest)), fontSizes.normal),
  /** `system` follows the device's wish. */
  motion: oneOf('system', 'reduced'),
  links: oneOf('normal', 'underlined'),
  /** More space between letters, words and lines. */
  spacing: oneOf('normal', 'wide'),
  /** A band across the screen that marks the lines being read. */
  ruler: oneOf('off', 'on'),
  /** Tells more aloud, lists what is on the page, leaves decoration out. */
  screenReader: oneOf('off', 'on'),
  /** Alt and a letter, and the question mark. */
  shortcuts: oneOf('on', 'off'),
  /** What voice input listens to: English or Kiswahili. */
  voiceLanguage: oneOf('en', 'sw'),
});

/** How a person wants every page to look. It belongs to the device, not to an account: it outlives a sign-out. */
export type Preferences = Readonly<z.infer<typeof preferencesSchema>>;

/** Storage is outside data: what is missing or wrong in it counts as never chosen, the rest holds. */
function readPersisted(persisted: unknown): Preferences {
  return preferencesSchema.parse(Object(persisted));
}

/** Where the choices are remembered. The script that runs before the first paint reads the same entry. */
export const preferencesStorageKey = 'fursa-preferences';

/** The one store of the page; the shell provides this module, so every remote reads and sets the same preferences. */
export const usePreferences = createPersistedStore<Preferences>({
  name: preferencesStorageKey,
  storage: deviceStorage,
  initial: readPersisted(undefined),
  read: readPersisted,
});

/** Changes the look of the whole page at once, in this tab and, through storage, in every other. */
export function setPreferences(change: Partial<Preferences>): void {
  usePreferences.setState(change);
}
