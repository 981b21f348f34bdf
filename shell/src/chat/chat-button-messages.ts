import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** Texts of the chat's button; those of the panel come with the panel. */
const en = {
  open: 'Open chat',
  notLoaded: { title: 'Error', description: 'The chat did not load. Please try again.' },
};

export const chatButtonMessages = defineMessages({ en });
