import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  title: 'Your CV from this profile',
  help: 'A clean CV to print, to save as PDF or to take elsewhere',
};

/** Of the way there, which another page shows. */
export const linkMessages = defineMessages({ en });
