import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { day, time } = createFormats('en');

/** What is said about job feeds that did not answer. */
const en = {
  failedTitle: 'Failed to fetch jobs from the external job feed',
  failedText: 'All jobs posted on Fursa are here. Those from other sites may be older or missing.',
  retry: 'Try again',
  partTitle: 'Some jobs from other sites may be older',
  /** Feeds that write their name in a way of their own; of others the first letter is raised. */
  names: { reliefweb: 'ReliefWeb', sample: 'Sample postings' } as Readonly<Record<string, string>>,
  stopped: (feed: string, lastWorked: Date) =>
    `${feed} did not answer. It last worked on ${day(lastWorked)} at ${time(lastWorked)}.`,
  never: (feed: string) => `${feed} did not answer. It has not worked yet.`,
};

export const feedsMessages = defineMessages({ en });
