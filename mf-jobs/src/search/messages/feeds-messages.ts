import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { feedsEn } from './feeds-en.ts';

export const feedsMessages = defineMessages({ en: feedsEn });
