import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  back: 'Back to the list',
  remoteJobs: 'Remote jobs',
};

export const messages = defineMessages({ en });
