import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural } = createFormats('en');

/** A day of this or the next months: `30 Nov`. */
function shortDay(date: Date): string {
  return date.toLocaleDateString('en-KE', { day: 'numeric', month: 'short' });
}

const en = {
  job: {
    types: { full_time: 'Full time', part_time: 'Part time', contract: 'Contract', internship: 'Internship' },
    levels: { entry: 'Entry', mid: 'Mid', senior: 'Senior', executive: 'Executive' },
    aMonth: ' a month',
    isNew: 'New',
    newTitle: 'Posted in the last 7 days',
    moreOf: (title: string) => `More actions: ${title}`,
    viewDetails: 'View Details',
    detailsOf: (title: string, company: string | null) =>
      `View Details: ${company === null ? title : `${title}, ${company}`}`,
    detailsSuffix: (title: string, company: string | null) => `: ${company === null ? title : `${title}, ${company}`}`,
    inNewTab: (title: string) => `${title} (opens in a new tab)`,
    age: (days: number) => {
      if (days === 0) return 'today';
      if (days === 1) return 'yesterday';
      if (days < 60) return `${number(days)} days ago`;
      const months = Math.floor(days / 30);
      return `${number(months)} ${plural(months, { one: 'month', other: 'months' })} ago`;
    },
    closes: (lastDay: Date) => `closes ${shortDay(lastDay)}`,
    closed: (lastDay: Date) => `closed ${shortDay(lastDay)}`,
    level: (level: string) => `Experience: ${level}`,
  },
  source: {
    local: 'Posted on Fursa',
    demo: 'Demo job on Fursa',
    feed: (source: string) => `From ${source}`,
  },
  scam: {
    title: 'Be careful.',
    reasons: {
      money: 'This advert asks for money.',
      mpesa: 'This advert asks for a payment by M-Pesa.',
      free_mail: 'This advert asks you to write to a free email address, not one that belongs to the employer.',
    },
    advice: 'Never pay to get a job.',
  },
};

export const messages = defineMessages({ en });
