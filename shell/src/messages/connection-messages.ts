import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { connectionEn } from './connection-en.ts';

export const connectionMessages = defineMessages({ en: connectionEn });
