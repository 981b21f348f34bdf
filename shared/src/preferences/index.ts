export { followPreferences } from './follow-preferences.ts';
export { fontSizes, type Preferences, setPreferences, usePreferences } from './preferences-store.ts';
export { type Theme, toggleTheme, useTheme } from './theme.ts';
