import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { privacyEn } from './privacy-en.ts';

export const privacyMessages = defineMessages({ en: privacyEn });
