import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { isolationEn } from './isolation-en.ts';

export const isolationMessages = defineMessages({ en: isolationEn });
