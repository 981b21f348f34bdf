import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  loading: 'Loading page',
  remoteFailed: {
    title: (name: string) => `${name} cannot be shown right now`,
    text: 'This part of Fursa did not load. Everything else still works.',
    retry: 'Retry',
  },
};

export const messages = defineMessages({ en });
