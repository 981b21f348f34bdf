import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { jobMatchEn } from './job-match-en.ts';

export const jobMatchMessages = defineMessages({ en: jobMatchEn });
