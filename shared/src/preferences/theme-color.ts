import type { Preferences } from './preferences-store.ts';
import type { Theme } from './theme.ts';

/** The canvas of each look, as the tokens have it: what a browser paints its own bars in is no style of ours. */
const canvas = {
  normal: { light: '#fbfaf7', dark: '#0e1312' },
  high: { light: '#ffffff', dark: '#000000' },
} as const satisfies Record<Preferences['contrast'], Record<Theme, string>>;

/**
 * Paints the browser's own bars like the page. The document names a colour for each device theme, which holds until
 * something else was chosen; from then on all of them name the same.
 */
export function drawThemeColor(theme: Theme, contrast: Preferences['contrast']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = canvas[contrast][theme];
  }
}
