import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  filters: 'Filters',
  active: (count: number) => `${count} active`,
  close: 'Close',
  clear: 'Clear',
  inUse: 'Filters in use',
  remove: (filter: string) => `Remove filter: ${filter}`,
  clearAll: 'Clear all',
};

export const messages = defineMessages({ en });
