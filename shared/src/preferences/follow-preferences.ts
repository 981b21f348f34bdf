import { onOtherTabChange } from '../persisted-store/other-tabs.ts';
import { fontSizes, type Preferences, preferencesStorageKey, usePreferences } from './preferences-store.ts';
import { onDeviceTheme, resolveTheme, type Theme } from './theme.ts';

/** The canvas of each look, as the tokens have it: what a browser paints its own bars in is no style of ours. */
const canvas = {
  normal: { light: '#fbfaf7', dark: '#0e1312' },
  high: { light: '#ffffff', dark: '#000000' },
} as const satisfies Record<Preferences['contrast'], Record<Theme, string>>;

/**
 * Paints the browser's own bars like the page. The document names a colour for each device theme, which holds until
 * something else was chosen; from then on all of them name the same.
 */
function drawThemeColor(theme: Theme, contrast: Preferences['contrast']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = canvas[contrast][theme];
  }
}

/** What style sheets look for: `data-contrast`, `data-screen-reader` and so on. */
const drawn = ['contrast', 'palette', 'motion', 'links', 'spacing', 'screenReader'] as const;

/** Writes the preferences onto the html element, where the style sheets look for them. */
function drawPreferences(): void {
  const preferences = usePreferences.getState();
  const { fontSize } = preferences;
  const { dataset, style } = document.documentElement;
  const theme = resolveTheme();
  dataset.theme = theme;
  for (const name of drawn) dataset[name] = preferences[name];
  drawThemeColor(theme, preferences.contrast);
  // Per cent, so that somebody who has set a larger font in the browser keeps it.
  style.fontSize = fontSize === fontSizes.normal ? '' : `${(fontSize / fontSizes.normal) * 100}%`;
}

/**
 * Shows the page by the preferences, and again whenever they change: here, in another tab, or because the device turned
 * dark or light. Until the returned function is called. The shell calls it once, at start.
 */
export function followPreferences(): () => void {
  drawPreferences();
  const stops = [
    onOtherTabChange(preferencesStorageKey, usePreferences.persist.rehydrate),
    usePreferences.subscribe(drawPreferences),
    onDeviceTheme(drawPreferences),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
