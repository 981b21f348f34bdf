import { useMessages } from '@fursa/shared/i18n';
import { notificationsEn } from '../messages/notifications-en.ts';

const catalogues = { en: notificationsEn };

/** The bell's texts, in its own chunk. */
export function useNotificationMessages(): typeof notificationsEn {
  return useMessages(catalogues);
}
