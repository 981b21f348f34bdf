import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { termsEn } from './terms-en.ts';

export const termsMessages = defineMessages({ en: termsEn });
