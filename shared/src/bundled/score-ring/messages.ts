import { defineMessages } from '@fursa/shared/i18n/catalogues';
import type { ScoreWord } from '@fursa/shared/values/score-word';

const words: Readonly<Record<ScoreWord, string>> = {
  strong: 'strong match',
  good: 'good match',
  fair: 'fair match',
  weak: 'weak match',
};

const en = {
  words,
  /** A circle holds no more than three characters. */
  percent: (value: number) => (value < 100 ? `${value}%` : '100'),
  label: (value: number, word: ScoreWord) => `Match score: ${value} percent, ${words[word]}`,
};

export const messages = defineMessages({ en });
