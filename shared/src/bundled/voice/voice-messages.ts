import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { voiceEn } from './voice-en.ts';

export const voiceMessages = defineMessages({ en: voiceEn });
