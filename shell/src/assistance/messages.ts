import type { ShortcutAction } from '@fursa/shared/bundled/shortcuts';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import type { Preferences } from '@fursa/shared/preferences';

interface Counts {
  readonly headings: number;
  readonly links: number;
  readonly buttons: number;
  readonly fields: number;
  readonly entries: number;
}

/** Shortcuts, voice input and the screen-reader mode. */
const en = {
  /** What a shortcut has just changed. */
  changed: ({ contrast, palette, screenReader, fontSize }: Preferences, action: ShortcutAction) => {
    if (action === 'contrast') return contrast === 'high' ? 'High contrast is on' : 'High contrast is off';
    if (action === 'color-blind') {
      return palette === 'color-blind' ? 'Color blind friendly colors are on' : 'Color blind friendly colors are off';
    }
    if (action === 'screen-reader') return `Screen reader mode is ${screenReader}`;
    return `Font size ${fontSize}`;
  },
  help: {
    title: 'Keyboard shortcuts',
    note: 'While you are typing in a field, these keys type letters as usual.',
    close: 'Close',
    settings: 'All accessibility settings',
  },
  outline: {
    label: 'Page outline',
    open: 'Page outline',
    level: (level: string) => `heading level ${level}`,
    landmark: (role: string, name: string) => {
      const roles: Readonly<Record<string, string>> = {
        banner: 'Top of the page',
        navigation: 'Navigation',
        main: 'Main content',
        contentinfo: 'Bottom of the page',
        search: 'Search',
        region: 'Section',
      };
      const kind = roles[role] ?? role;
      return name === '' ? kind : `${kind}: ${name}`;
    },
  },
  summary: {
    loading: 'Still loading.',
    holds: ({ headings, links, buttons, fields, entries }: Counts) => {
      const parts = [
        [entries, 'entry in the longest list', 'entries in the longest list'],
        [headings, 'heading', 'headings'],
        [links, 'link', 'links'],
        [buttons, 'button', 'buttons'],
        [fields, 'field to fill in', 'fields to fill in'],
      ] as const;
      const said = parts.flatMap(([count, one, many]) => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]));
      return said.length === 0 ? 'This page is empty.' : `This page has ${said.join(', ')}.`;
    },
  },
  voice: {
    listening: 'Listening. Say "go to jobs" or "search accountant", or put the cursor in a field and dictate.',
    stop: 'Stop listening',
    written: (said: string) => `Wrote: ${said}`,
    going: (page: string) => `Opening ${page}`,
    searching: (words: string) => `Searching jobs for ${words}`,
    unknown: (said: string) =>
      `Heard "${said}". Put the cursor in a field to write it there, or say "go to jobs" or "search accountant".`,
  },
};

/** Bundled with the chunk of the assistance alone. */
export const messages = defineMessages({ en });
