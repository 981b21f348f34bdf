import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { day, number, plural } = createFormats('en');

/** The page of one job. */
const en = {
  pageTitle: 'Job',
  documentTitle: (title: string, company: string | null) =>
    `${company === null ? title : `${title}, ${company}`} · Fursa`,
  loading: 'Loading the job...',
  allJobs: 'All jobs',
  type: 'Job type',
  salary: 'Salary',
  level: 'Experience',
  remote: 'Remote, from anywhere in Kenya',
  posted: 'Posted',
  closes: 'Apply by',
  closed: 'Closed on',
  date: day,
  description: 'About the job',
  requirements: 'Requirements',
  skills: 'Skills',
  noDescription: 'The employer has not added a description.',
  closedTitle: 'This job is closed',
  closedText: 'You can still read it, but it no longer takes applications.',
  draftTitle: 'This job is a draft',
  draftText: 'Only you can see it. It will be listed once you publish it.',
  demoTitle: 'Demo data',
  demoText: 'This job and its employer are invented. Nobody will read an application for it.',
  notFoundTitle: 'Job not found',
  notFoundText: 'It may have been taken down, or the link is incomplete.',
  findOthers: 'Find other jobs',
  errorTitle: 'Error loading the job',
  errorText: 'Please try again later or contact support if the problem persists.',
  toastTitle: 'Error',
  toastText: 'Failed to fetch the job',
  similar: 'Similar jobs',
  moreJobs: (count: number) => `${number(count)} more ${plural(count, { one: 'job', other: 'jobs' })}`,
  moreJobsOf: (count: number, company: string) =>
    `${number(count)} more ${plural(count, { one: 'job', other: 'jobs' })} at ${company}`,
  share: 'Share',
  copiedTitle: 'Link copied',
  copiedText: 'Paste it anywhere to share this job.',
  link: 'Link to this job',
  linkHelp: 'Copy it from here to share the job.',
};

export const jobPageMessages = defineMessages({ en });
