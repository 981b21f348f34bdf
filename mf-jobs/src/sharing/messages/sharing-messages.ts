import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { sharingEn } from './sharing-en.ts';

export const sharingMessages = defineMessages({ en: sharingEn });
