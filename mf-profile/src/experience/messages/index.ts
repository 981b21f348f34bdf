import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { en } from './en.ts';

export type ExperienceMessages = typeof en;

export const experienceMessages = defineMessages({ en });
