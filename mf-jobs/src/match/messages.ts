import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import type { MatchReason } from './model/skill-score.ts';

const { number, plural, time } = createFormats('en');

/** The page of job matches. */
const en = {
  panel: 'Smart Matching',
  cv: {
    title: 'CV Status',
    ready: 'Your CV is uploaded and analyzed.',
    reading: 'Your CV is being read.',
    unread: 'Your CV is uploaded but has not been read yet. Open it to have it analyzed.',
    missing: 'Upload your CV so that jobs are compared with everything you can do.',
    view: 'View CV',
    upload: 'Upload CV',
    short: 'CV',
    shortRead: (days: number | null) => (days === null ? 'read' : `read ${daysAgo(days)}`),
    shortReading: 'being read',
    shortUnread: 'not read yet',
  },
  skills: {
    title: 'Matching Power',
    count: (count: number) => `${number(count)} ${plural(count, { one: 'skill', other: 'skills' })} detected`,
    missing: 'Add your skills to find the jobs that ask for them.',
    manage: 'Manage Skills',
    add: 'Add Skills',
    short: (count: number) => `${number(count)} ${plural(count, { one: 'skill', other: 'skills' })}`,
  },
  matches: {
    title: 'Job Matches',
    count: (count: number) =>
      `${number(count)} ${plural(count, { one: 'job matches', other: 'jobs match' })} your profile`,
    ofNewest: (compared: number) => `Among the newest ${number(compared)} jobs.`,
    counting: 'Counting...',
    unknown: 'We could not count them.',
    incomplete: 'Complete your profile to see job matches',
    view: 'View Matches',
    short: (count: number) => `${number(count)} ${plural(count, { one: 'match', other: 'matches' })}`,
  },
  steps: {
    label: 'How it works',
    analysis: { title: 'CV Analysis', text: 'We read your CV and find the skills in it.' },
    matching: { title: 'Smart Matching', text: 'They are compared with what each open job asks for.' },
    results: {
      title: 'Personalized Results',
      text: 'The best jobs come first, and of two with the same score the nearer one, each with its reasons.',
    },
  },
  heading: 'Find Your Perfect Job Match',
  loading: 'Finding your perfect matches...',
  errorTitle: 'An error occurred while fetching data',
  errorAdvice: 'Please try again. Your profile and your saved jobs are not affected.',
  errorToast: 'Error',
  offlineTitle: 'You are offline',
  offlineAdvice: 'Your matches appear here as soon as you are connected.',
  offlineSince: (moment: Date) => `Offline: from ${time(moment)}`,
  emptyTitle: 'No job matches found.',
  emptyText: 'Please check back later or update your profile with more skills.',
  unknownText: 'We do not have your CV or your skills yet, so there is nothing to compare jobs with.',
  editProfile: 'Update your profile',
  top: 'Your Top Matches',
  worthALook: 'Worth a look (40 to 69 %)',
  noneWorthALook: 'No jobs are in this range right now.',
  jobs: (count: number) => `${number(count)} ${plural(count, { one: 'job', other: 'jobs' })}`,
  best: (shown: number, all: number) => `These are the best ${number(shown)} of ${number(all)}.`,
  showMore: 'Show more',
  showingMore: 'Showing more...',
  allJobs: 'See all jobs',
  reading: 'Your CV is being read. Your matches appear here in a moment.',
  readingAgain: 'Your CV is being read again...',
  explain(reason: MatchReason): string {
    switch (reason.kind) {
      case 'jobTitle':
        return 'No resume provided. Matched by job title.';
      case 'skill':
        return `Matched by skill: ${reason.skill}`;
      case 'compoundSkill':
        return `Matched by compound skill: ${reason.skill}`;
      case 'partialSkill':
        return `Partially matched skill: ${reason.skill}`;
      case 'skills':
        return 'Matched by skills.';
    }
  },
  byWordsNote:
    'These scores only compare words: which of your skills a job names. Once you upload your CV, every job is compared with all of it.',
  noReason: 'No specific reason provided',
  have: 'You have',
  lack: 'You lack',
  learnSkill: (skill: string) => `${skill}: find out where to learn it`,
};

function daysAgo(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${number(days)} days ago`;
}

export const jobMatchMessages = defineMessages({ en });
