import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { consentKindsEn } from './consent-kinds-en.ts';
import { en, steps } from './en.ts';
import { recordsEn } from './records-en.ts';

export const messages = defineMessages({
  en: { ...en, steps, records: recordsEn, consentKinds: { ...consentKindsEn } },
});
