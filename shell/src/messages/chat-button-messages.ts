import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { chatButtonEn } from './chat-button-en.ts';

export const chatButtonMessages = defineMessages({ en: chatButtonEn });
