import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** What the bell and its panel say. */
const en = {
  title: 'Notifications',
  unread: (count: number) => `Notifications, ${count} unread`,
  close: 'Close notifications',
  empty: 'No notifications',
  loading: 'Looking for notifications...',
  unavailable: 'Notifications are not available right now.',
  viewJobs: 'View Jobs',
  takeAction: 'Take Action',
  isUnread: 'Unread',
  markAllRead: 'Mark all as read',
  /** `days` before today: `today`, `yesterday`, `3 days ago`. */
  age: (days: number) => new Intl.RelativeTimeFormat('en-KE', { numeric: 'auto' }).format(-days, 'day'),
};

const messages = defineMessages({ en });

/** The bell's texts, in its own chunk. */
export function useNotificationMessages(): typeof en {
  return useMessages(messages);
}
