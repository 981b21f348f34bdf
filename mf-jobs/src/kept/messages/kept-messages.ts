import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { keptEn } from './kept-en.ts';

export const keptMessages = defineMessages({ en: keptEn });
