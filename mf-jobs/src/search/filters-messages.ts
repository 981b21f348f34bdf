import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural } = createFormats('en');

function shillings(amount: number): string {
  return `KES ${number(amount)}`;
}

/** Filters, the chips of those in use, and the order of the list. */
const en = {
  pay: 'Minimum pay a month',
  anyPay: 'Any pay',
  payOption: shillings,
  posted: 'Posted',
  anyTime: 'Any time',
  within: { 1: 'Today', 3: 'Last 3 days', 7: 'Last week', 30: 'Last month' },
  remoteOnly: 'Remote only',
  show: 'Show jobs',
  showCount: (total: number) => `Show ${number(total)} ${plural(total, { one: 'job', other: 'jobs' })}`,
  payChip: (amount: number) => `${shillings(amount)}+ a month`,
  withinChip: {
    1: 'Posted today',
    3: 'Posted in the last 3 days',
    7: 'Posted in the last week',
    30: 'Posted in the last month',
  },
  sort: 'Sort by',
  sorts: { relevance: 'Best match for your search', newest: 'Newest', pay: 'Highest pay', match: 'Your match score' },
  payUnknownLast: 'Jobs without monthly pay in shillings come last.',
  payUnknownHidden: 'Jobs without monthly pay in shillings are left out.',
  bestScoreFirst: 'The jobs that fit your CV best come first.',
  scoreNeedsCv: 'Newest first: match scores need a CV.',
  addCv: 'Add a CV to your profile',
};

export const filtersMessages = defineMessages({ en });
