import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { en } from './en.ts';

export const messages = defineMessages({ en });
