import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { cvEn } from './cv-en.ts';

export type CvMessages = typeof cvEn;

export const cvMessages = defineMessages({ en: cvEn });
