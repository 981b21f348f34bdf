import { createFormats } from '@fursa/shared/i18n/format';
import type { ScoreWord } from '../model/score-word.ts';

const { number } = createFormats('en');

const words: Readonly<Record<ScoreWord, string>> = {
  strong: 'strong match',
  good: 'good match',
  fair: 'fair match',
  weak: 'weak match',
};

export const en = {
  resume: 'Your CV',
  resumeHelp:
    'Paste the text of your CV, or take the one you uploaded. It stays on this device until you check a listed job.',
  invalidResume: 'Invalid resume text provided',
  resumeTooLong: 'Content too large. Please upload a smaller CV file.',
  job: 'The job',
  kinds: { pasted: 'Paste an advert', listed: 'Choose a listed job' },
  advert: 'The advert',
  advertHelp: 'The name of the job on the first line, then the text. It is compared on this device.',
  noAdvert: 'Paste the advert first.',
  advertTooLong: (length: number, most: number) =>
    `The advert is too long (${number(length)} characters). At most ${number(most)} are read.`,
  search: 'Find a job',
  searchHelp: 'Its title, the company or a skill.',
  found: 'Jobs found',
  noneFound: (query: string) => `No open job was found for "${query}".`,
  searchFailed: 'The jobs could not be searched. Check your connection and try again.',
  retry: 'Try again',
  invalidJob: 'Invalid job ID provided',
  another: 'Choose another job',
  loadingJob: 'Loading the job...',
  chosen: 'Chosen job',
  view: 'View the job',
  check: 'Check the fit',
  checking: 'Checking...',
  result: 'How you fit this job',
  done: (score: number, word: ScoreWord) => `Done. ${score} percent, ${words[word]}.`,
  doneWithout: 'Done.',
  words,
  /** A circle holds no more than three characters. */
  percent: (value: number) => (value < 100 ? `${value}%` : '100'),
  label: (value: number, word: ScoreWord) => `Match score: ${value} percent, ${words[word]}`,
  noScoreTitle: 'No score',
  noScore: 'The advert names nothing we could compare with your CV.',
  noStoredScore:
    'There is no score for this job yet: your CV or the advert may still be being read. Try again in a minute.',
  stale: 'Your CV or the job was changed since. Check again to see how it fits now.',
  first: 'What to put first',
  firstAdvice: 'The job asks for these most, and your CV says them.',
  matched: 'What fits',
  missing: 'What the job asks for and we did not find',
  noneMatched: 'We found nothing in your CV that the advert asks for.',
  noneMissing: 'The advert asks for nothing else that we know.',
  inJob: 'The advert:',
  inResume: 'Your CV:',
  partOfIt: 'Your CV has a part of it:',
  notInResume: 'Your CV does not say it in words; it follows from what it says. Say it, if it is true.',
  notInJob: 'The advert does not say it in one sentence: it goes with this kind of job.',
  learn: (title: string) => `Learn it: ${title}`,
  showAll: (count: number) => `Show all ${number(count)}`,
  showAllOf: (count: number, title: string) => `Show all ${number(count)}: ${title}`,
  notCompared: 'Pay, working hours and anything the advert does not say were not compared.',
};
