import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { reportEn } from './report-en.ts';

export const reportMessages = defineMessages({ en: reportEn });
