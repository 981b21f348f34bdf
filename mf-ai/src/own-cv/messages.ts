import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  useMyCv: 'Use my CV',
  reading: 'Reading your CV...',
  none: 'There is no CV text in your profile yet.',
  upload: 'Upload a CV',
  failed: 'Your CV could not be read. Check your connection and try again.',
  replaceQuestion: 'Replace the text in the box with your CV?',
  replace: 'Replace it',
  keep: 'Keep what is there',
};

export const messages = defineMessages({ en });
