import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = { title: 'My data', help: 'Download, consents, delete account' };

/** Apart from those of the page, which the profile need not load for one link. */
export const messages = defineMessages({ en });
