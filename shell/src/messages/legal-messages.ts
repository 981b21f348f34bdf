import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { legalEn } from './legal-en.ts';

export const legalMessages = defineMessages({ en: legalEn });
