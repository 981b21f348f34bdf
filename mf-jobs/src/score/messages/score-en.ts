import type { ScoreWord } from '../model/score-word.ts';

const words: Readonly<Record<ScoreWord, string>> = {
  strong: 'strong match',
  good: 'good match',
  fair: 'fair match',
  weak: 'weak match',
};

/** Where there is room for one word. */
const shortWords: Readonly<Record<ScoreWord, string>> = { strong: 'strong', good: 'good', fair: 'fair', weak: 'weak' };

/** A score wherever it stands, and where it comes from. */
export const scoreEn = {
  words,
  shortWords,
  inWords: (value: number, word: ScoreWord) => `${value}% ${words[word]}`,
  /** A circle holds no more than three characters. */
  percent: (value: number) => (value < 100 ? `${value}%` : '100'),
  label: (value: number, word: ScoreWord) => `Match score: ${value} percent, ${words[word]}`,
  why: 'Why this score?',
  whyShort: 'why?',
  whyOf: (title: string) => `Why this score? ${title}`,
  loading: 'Looking up why...',
  failed: 'Failed to match with job. Please try again later.',
  retry: 'Try again',
  byCv: 'Your whole CV was compared with the whole advert.',
  byWords: 'We cannot read your CV: only the skills in your profile were compared with the words of the advert.',
  byWordsAlone: 'We do not know your CV: only the skills in your profile were compared.',
  matched: 'What fits',
  missing: 'What the job asks for and we did not find',
  noneMatched: 'No skill of yours was found in it.',
  noneMissing: 'The advert asks for nothing else that we know.',
  unknownMissing:
    'This posting has no list of skills, so we cannot tell what else it asks for. Read it before you apply.',
  inJob: 'The advert:',
  inResume: 'Your CV:',
  notInJob: 'Among the skills that the advert lists.',
  notCompared: 'Pay, working hours and anything the advert does not say were not compared.',
  opinion: 'A second opinion',
  showAll: (count: number) => `Show all ${count}`,
  showAllOf: (count: number, title: string) => `Show all ${count}: ${title}`,
  noScore: 'This advert could not be compared with your CV.',
  uploadCv: 'Upload your CV to see your match',
};
