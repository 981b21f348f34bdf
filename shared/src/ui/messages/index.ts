import { defineMessages } from '../../i18n/catalogues.ts';
import { en } from './en.ts';

export const messages = defineMessages({ en });
