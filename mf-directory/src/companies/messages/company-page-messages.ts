import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { companyPageEn } from './company-page-en.ts';

export const companyPageMessages = defineMessages({ en: companyPageEn });
