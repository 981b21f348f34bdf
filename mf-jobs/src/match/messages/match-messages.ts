import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { matchEn } from './match-en.ts';

export const matchMessages = defineMessages({ en: matchEn });
