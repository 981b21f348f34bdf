import { defineMessages } from '@fursa/shared/i18n/catalogues';
import type { ScoreWord } from '@fursa/shared/values/score-word';

/** For `brief`, where there is room for one word. */
const shortWords: Readonly<Record<ScoreWord, string>> = { strong: 'strong', good: 'good', fair: 'fair', weak: 'weak' };

/** A score wherever it stands, and where it comes from. */
const en = {
  brief: (value: number, word: ScoreWord) => `${value}% ${shortWords[word]}`,
  /** `word`: such as `good match` */
  inWords: (value: number, word: string) => `${value}% ${word}`,
  why: 'Why this score?',
  whyShort: 'why?',
  whyOf: (title: string) => `Why this score? ${title}`,
  loading: 'Loading the reasons...',
  failed: 'Failed to match with job. Please try again later.',
  retry: 'Try again',
  byCv: 'Your whole CV was compared with the whole advert.',
  byWords: 'We cannot read your CV, so we only compared the skills in your profile with the words of the advert.',
  byWordsAlone: 'You have no CV here yet, so we only compared the skills in your profile.',
  matched: 'What fits',
  missing: 'Missing from your CV',
  missingFromSkills: 'Missing from your skills',
  noneMatched: 'None of your skills were found in it.',
  noneMissing: 'The advert asks for nothing else that we recognize.',
  unknownMissing:
    'This advert has no list of skills, so we cannot tell what else it asks for. Read it before you apply.',
  lowered: {
    words:
      'The score is lower because your CV uses few of the words of this advert. If you have done this work, describe it in your CV.',
    learners:
      'This post is for people who are still learning the job. Your CV shows years of experience or a senior position, so the score is halved.',
    licence:
      'The job requires a licence or registration that is not in your CV, so the score stays below 70. If you have it, add it to your CV.',
  },
  notInPosting: 'One of the skills the advert lists.',
  partlyInPosting: 'The advert names part of it.',
  notCompared: 'Pay, working hours and anything the advert does not say were not compared.',
  opinion: 'A second opinion',
  notAnalyzed: 'Could not analyze match. Basic recommendation.',
  notComparable: 'This advert could not be compared with your CV.',
  uploadCv: 'Upload your CV to see your match',
};

export const scoreMessages = defineMessages({ en });
