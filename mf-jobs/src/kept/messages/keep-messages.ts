import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { keepEn } from './keep-en.ts';

export const keepMessages = defineMessages({ en: keepEn });
