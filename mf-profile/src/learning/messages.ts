import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { day } = createFormats('en');

const en = {
  title: 'Courses and resources you finished',
  help: 'The career resources you marked as done.',
  none: 'Nothing yet.',
  find: 'Find something to learn',
  finished: (publisher: string | null, date: Date) => [publisher, `done on ${day(date)}`].filter(Boolean).join(' · '),
  newTab: 'opens in a new tab',
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} was removed.`,
  undo: 'Undo',
  loading: 'Loading what you finished...',
  loadFailed: 'We could not load what you finished.',
  retry: 'Try again',
  failed: 'Could not be saved. Please try again.',
  offline: 'You are offline. Please try again when you are back online.',
};

export const learningMessages = defineMessages({ en });
