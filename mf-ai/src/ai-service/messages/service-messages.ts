import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { serviceEn } from './service-en.ts';

export const serviceMessages = defineMessages({ en: serviceEn });
