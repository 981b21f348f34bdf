import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';

const { number } = createFormats('en');

const en = {
  resume: 'Your CV',
  resumeHelp:
    'Paste the text of your CV, or use the one you uploaded. It stays on this device until you check a listed job.',
  invalidResume: 'Invalid resume text provided',
  resumeTooLong: (length: number, most: number) =>
    `Your CV is too long (${number(length)} characters). At most ${number(most)} are read.`,
  job: 'The job',
  kinds: { pasted: 'Paste an advert', listed: 'Choose a listed job' },
  advert: 'The advert',
  advertHelp: 'Put the job title on the first line, then the text. It is compared on this device.',
  noAdvert: 'Paste the advert first.',
  advertTooLong: (length: number, most: number) =>
    `The advert is too long (${number(length)} characters). At most ${number(most)} are read.`,
  search: 'Find a job',
  searchHelp: 'Its title, the company or a skill.',
  found: 'Jobs found',
  noneFound: (query: string) => `No open jobs were found for "${query}".`,
  searchFailed: 'The search did not work. Check your connection and try again.',
  retry: 'Try again',
  invalidJob: 'Invalid job ID provided',
  jobGone: 'This job is no longer listed.',
  another: 'Choose another job',
  loadingJob: 'Loading the job...',
  chosen: 'Chosen job',
  view: 'View the job',
  check: 'Check the fit',
  change: 'Change your CV or the job',
  checking: 'Checking...',
  failed: 'Failed to match with job. Please try again later.',
  result: 'How you fit this job',
  /** `word`: such as `good match` */
  done: (score: number, word: string) => `Done. ${score} percent, ${word}.`,
  doneWithout: 'Done.',
  noScoreTitle: 'No score',
  noScore: 'The advert names nothing we could compare with your CV.',
  noStoredScore:
    'There is no score for this job yet. We are still processing your CV or the advert: try again in a minute.',
  stale: 'Your CV or the job has changed since then. Check again to see how you fit now.',
  first: 'What to put first',
  firstAdvice: 'The job asks for these most, and they are in your CV.',
  matched: 'What fits',
  missing: 'Missing from your CV',
  noneMatched: 'We found nothing in your CV that the advert asks for.',
  noneMissing: 'The advert asks for nothing else that we recognize.',
  notInResume: 'Your CV suggests it but does not say it. Say it, if it is true.',
  notInPosting: 'The advert does not say it in one sentence: it comes with this kind of job.',
  notCompared: 'Pay, working hours and anything the advert does not say were not compared.',
};

export const messages = defineMessages({ en });
