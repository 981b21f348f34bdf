import { useMessages } from '@fursa/shared/i18n';
import type { notificationsEn } from '../messages/notifications-en.ts';
import { notificationsMessages } from '../messages/notifications-messages.ts';

/** The bell's texts, in its own chunk. */
export function useNotificationMessages(): typeof notificationsEn {
  return useMessages(notificationsMessages);
}
