import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { jobPageEn } from './job-page-en.ts';

export const jobPageMessages = defineMessages({ en: jobPageEn });
