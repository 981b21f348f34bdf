import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { filtersEn } from './filters-en.ts';

export const filtersMessages = defineMessages({ en: filtersEn });
