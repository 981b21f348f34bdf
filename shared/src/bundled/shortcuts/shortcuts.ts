import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { fontSizes, type Preferences } from '@fursa/shared/preferences';

export type ShortcutAction = 'zoom-in' | 'zoom-out' | 'contrast' | 'voice' | 'screen-reader' | 'color-blind' | 'help';

/** Every shortcut of the product: Alt and the key, the help alone. Keys are where a US keyboard has the letter. */
export const shortcuts: readonly { readonly action: ShortcutAction; readonly keys: string; readonly code: string }[] = [
  { action: 'zoom-in', keys: 'Alt+Z', code: 'KeyZ' },
  { action: 'zoom-out', keys: 'Alt+X', code: 'KeyX' },
  { action: 'contrast', keys: 'Alt+C', code: 'KeyC' },
  { action: 'voice', keys: 'Alt+V', code: 'KeyV' },
  { action: 'screen-reader', keys: 'Alt+S', code: 'KeyS' },
  { action: 'color-blind', keys: 'Alt+B', code: 'KeyB' },
  { action: 'help', keys: '?', code: '' },
];

/** What each shortcut does. */
export const shortcutMessages = defineMessages({
  en: {
    'zoom-in': 'Larger text',
    'zoom-out': 'Smaller text',
    contrast: 'High contrast on or off',
    voice: 'Voice input on or off',
    'screen-reader': 'Screen reader mode on or off',
    'color-blind': 'Color blind friendly colors on or off',
    help: 'List of keyboard shortcuts',
  } satisfies Record<ShortcutAction, string>,
});

/** How far one press of a key changes the font size. */
const step = 2;

/** What a shortcut changes of the preferences; nothing for those that do something else. */
export function shortcutChange(action: ShortcutAction, now: Preferences): Partial<Preferences> {
  switch (action) {
    case 'zoom-in':
      return { fontSize: Math.min(fontSizes.largest, now.fontSize + step) };
    case 'zoom-out':
      return { fontSize: Math.max(fontSizes.smallest, now.fontSize - step) };
    case 'contrast':
      return { contrast: now.contrast === 'high' ? 'normal' : 'high' };
    case 'screen-reader':
      return { screenReader: now.screenReader === 'on' ? 'off' : 'on' };
    case 'color-blind':
      return { palette: now.palette === 'color-blind' ? 'normal' : 'color-blind' };
    default:
      return {};
  }
}
