import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** Reporting an advert that is not what it should be. */
const en = {
  open: 'Report this job',
  openOf: (title: string) => `Report this job: ${title}`,
  title: 'Report this job',
  lead: 'Employers are never told who reported a job.',
  question: 'What is wrong with it?',
  reasons: {
    money: 'It asks for money',
    fake: 'The job or the employer is not real',
    contact: 'It asks you to move to WhatsApp or another app',
    discrimination: 'It discriminates against people',
    closed: 'It is already filled or closed',
    other: 'Something else',
  },
  noReason: 'Choose what is wrong with it.',
  sentText: 'We have your report and will look into it.',
  knownText: 'We already have your report of this job and will look into it.',
};

export const reportMessages = defineMessages({ en });
