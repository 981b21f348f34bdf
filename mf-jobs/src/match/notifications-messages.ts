import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural } = createFormats('en');

/** What the bell says about new jobs. */
const en = {
  title: (count: number, isComplete: boolean) => {
    if (!isComplete) return `At least ${number(count)} new jobs match your skills`;
    return plural(count, {
      one: 'A new job matches your skills',
      other: `${number(count)} new jobs match your skills`,
    });
  },
  titleOfCv: (count: number) =>
    plural(count, { one: 'A new job matches your CV', other: `${number(count)} new jobs match your CV` }),
  best: (title: string, company: string | null) => `Best match: ${company === null ? title : `${title}, ${company}`}.`,
};

export const notificationsMessages = defineMessages({ en });
