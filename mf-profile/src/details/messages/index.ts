import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { en } from './en.ts';

export type WorkMessages = typeof en;

export const workMessages = defineMessages({ en });
