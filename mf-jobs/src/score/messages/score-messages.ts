import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { scoreEn } from './score-en.ts';

export const scoreMessages = defineMessages({ en: scoreEn });
