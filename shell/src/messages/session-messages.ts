import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { sessionEn } from './session-en.ts';

export const sessionMessages = defineMessages({ en: sessionEn });
