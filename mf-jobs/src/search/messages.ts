import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural, day, time } = createFormats('en');

function shillings(amount: number): string {
  return `KES ${number(amount)}`;
}

const en = {
  jobList: {
    search: 'Search jobs',
    searchHelp: 'Job, company, skill',
    location: 'Location',
    allLocations: 'All Locations',
    towns: 'Towns',
    counties: 'Counties',
    anywhere: 'Anywhere',
    type: 'Job Type',
    allTypes: 'All Types',
    level: 'Experience Level',
    allLevels: 'All Levels',
    source: 'Source',
    allSources: 'All Sources',
    sources: { local: 'Posted on Fursa', external: 'From other sites' },
    titles: { all: 'Find Your Dream Job in Kenya', saved: 'Saved jobs', applied: 'My applications' },
    views: {
      label: 'Job lists',
      all: 'All jobs',
      saved: 'Saved',
      applied: 'Applied',
      number: (count: number) => ` (${number(count)})`,
    },
    showAll: 'Show all jobs',
    count: (total: number) => `${number(total)} ${plural(total, { one: 'job', other: 'jobs' })} found`,
    pageOf: (page: number, last: number) => `Page ${page} of ${last}`,
    correctedBefore: 'Showing results for',
    loading: 'Loading opportunities from across Kenya...',
    updating: 'Updating the list...',
    errorTitle: 'Error loading jobs',
    errorAdvice: 'Please try again later or contact support if the problem persists.',
    toastTitle: 'Error',
    toastText: 'Failed to fetch jobs',
    emptyTitle: 'No jobs found',
    emptyAdvice: 'Try fewer words, or more common ones.',
    emptyFilteredAdvice: 'Try fewer words or fewer filters.',
    emptyBoard: 'There are no open jobs right now. New ones appear here as soon as they are posted.',
    skipped: (count: number) =>
      plural(count, {
        one: '1 job could not be read and is not shown.',
        other: `${number(count)} jobs could not be read and are not shown.`,
      }),
    demoTitle: 'Demo data',
    demoText: ': invented jobs and companies',
  },
  signIn: {
    title: 'Sign in to see the jobs',
    advice: 'An account is free. Afterwards you come straight back to this page.',
    action: 'Sign in',
  },
  remoteJobs: {
    title: 'Remote jobs',
    lead: 'Work from anywhere in Kenya.',
    search: 'Search remote jobs',
    emptyAdvice: 'Try fewer words, or more common ones.',
    showAll: 'Show all remote jobs',
    empty: 'There are no open remote jobs right now. New ones appear here as soon as they are posted.',
  },
  /** Filters, the chips of those in use, and the order of the list. */
  filters: {
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
    sorts: { relevance: 'Most relevant', newest: 'Newest', pay: 'Highest pay', match: 'Your match score' },
    payUnknownLast: 'Jobs without monthly pay in shillings come last.',
    payUnknownHidden: 'Jobs without monthly pay in shillings are left out.',
    bestScoreFirst: 'The jobs that fit your CV best come first.',
    scoreNeedsCv: 'Newest first: match scores need a CV.',
    addCv: 'Add a CV to your profile',
  },
  /** What is said about job feeds that did not answer. */
  feeds: {
    failedTitle: 'Failed to fetch jobs from the external job feed',
    failedText: 'All jobs posted on Fursa are here. Those from other sites may be older or missing.',
    retry: 'Try again',
    partTitle: 'Some jobs from other sites may be older',
    /** Feeds that write their name in a way of their own; of others the first letter is raised. */
    names: { reliefweb: 'ReliefWeb', sample: 'Sample postings' } as Readonly<Record<string, string>>,
    stopped: (feed: string, lastWorked: Date) =>
      `${feed} did not answer. It last worked on ${day(lastWorked)} at ${time(lastWorked)}.`,
    never: (feed: string) => `${feed} did not answer. It has not worked yet.`,
  },
};

export const messages = defineMessages({ en });
