// @vitest-environment node
import { expect, test } from 'vitest';
import { toScoreWord } from './score-word.ts';

test.each([
  [100, 'strong'],
  [85, 'strong'],
  [84, 'good'],
  [70, 'good'],
  [69, 'fair'],
  [40, 'fair'],
  [39, 'weak'],
  [0, 'weak'],
])('A score of %i is a %s match', (score, word) => {
  expect(toScoreWord(score)).toBe(word);
});
