import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { en } from './findings-en.ts';

export const findingsMessages = defineMessages({ en });
