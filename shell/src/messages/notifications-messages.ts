import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { notificationsEn } from './notifications-en.ts';

export const notificationsMessages = defineMessages({ en: notificationsEn });
