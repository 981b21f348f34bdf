import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural } = createFormats('en');

/** On the strip above the landing page. */
const en = {
  closing: (count: number) =>
    plural(count, { one: '1 saved job closes soon', other: `${number(count)} saved jobs close soon` }),
};

export const messages = defineMessages({ en });
