import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  gap: '…',
};

export const messages = defineMessages({ en });
