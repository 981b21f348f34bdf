import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number } = createFormats('en');

const en = {
  learn: (title: string, others: number) =>
    others === 0 ? `Learn it: ${title}` : `Learn it: ${title} and ${number(others)} more`,
};

export const messages = defineMessages({ en });
