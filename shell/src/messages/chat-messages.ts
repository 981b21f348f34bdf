import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { chatEn } from './chat-en.ts';

export const chatMessages = defineMessages({ en: chatEn });
