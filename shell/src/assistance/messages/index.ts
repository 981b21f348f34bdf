import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { en } from './en.ts';

/** Bundled with the chunk of the assistance alone. */
export const messages = defineMessages({ en });
