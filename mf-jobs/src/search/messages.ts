import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number, plural } = createFormats('en');

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
    emptyAdvice: 'Try a shorter or more common word.',
    emptyFilteredAdvice: 'Try a shorter word or fewer filters.',
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
    lead: 'Jobs you can do from anywhere in Kenya, posted here or elsewhere.',
    search: 'Search remote jobs',
    emptyAdvice: 'Try a shorter or more common word.',
    showAll: 'Show all remote jobs',
    empty: 'There are no open remote jobs right now. New ones appear here as soon as they are posted.',
  },
};

export const messages = defineMessages({ en });
