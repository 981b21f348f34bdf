import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  copy: 'Copy',
  copied: 'Copied to Clipboard',
  failed: 'Your browser did not allow copying. Select the text and copy it yourself.',
};

export const messages = defineMessages({ en });
