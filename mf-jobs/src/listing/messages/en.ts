import { createFormats } from '@fursa/shared/i18n/format';

const { day } = createFormats('en');

export const en = {
  job: {
    types: { full_time: 'Full time', part_time: 'Part time', contract: 'Contract', internship: 'Internship' },
    levels: { entry: 'Entry', mid: 'Mid', senior: 'Senior', executive: 'Executive' },
    aMonth: ' a month',
    isNew: 'New',
    newTitle: 'Posted in the last 7 days',
    viewDetails: 'View Details',
    detailsOf: (title: string, company: string | null) =>
      `View Details: ${company === null ? title : `${title}, ${company}`}`,
    detailsSuffix: (title: string, company: string | null) => `: ${company === null ? title : `${title}, ${company}`}`,
    posted: (date: Date) => `Posted ${day(date)}`,
    requirements: 'Requirements',
    skills: 'Skills',
    level: (level: string) => `Experience: ${level}`,
  },
  source: {
    local: 'Posted on Fursa',
    demo: 'Posted on Fursa, as demo data',
    feed: (source: string) => `From ${source}`,
  },
  scam: {
    title: 'Be careful.',
    reasons: {
      money: 'This advert asks for money.',
      mpesa: 'This advert asks for a payment by M-Pesa.',
      free_mail: 'This advert asks you to write to a free e-mail address instead of one of the employer.',
    },
    advice: 'Never pay to get a job.',
  },
};
