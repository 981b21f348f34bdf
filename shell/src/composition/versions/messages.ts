import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** What the line says that offers an open tab what was released meanwhile. */
const en = {
  text: 'There is a newer version of this page.',
  reload: 'Reload',
  dismiss: 'Not now',
};

export const newVersionMessages = defineMessages({ en });
