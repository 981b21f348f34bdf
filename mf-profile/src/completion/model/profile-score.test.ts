// @vitest-environment node
import { expect, test } from 'vitest';
import { measureProfileScore, type ScoreFacts } from './profile-score.ts';

const nothing: ScoreFacts = {
  fullName: null,
  skills: [],
  cvUrl: null,
  avatarUrl: null,
  bio: null,
  linkedin: null,
  github: null,
  twitter: null,
  website: null,
};

const parts: readonly Partial<ScoreFacts>[] = [
  { fullName: 'Amina Otieno' },
  { skills: ['Excel'] },
  { cvUrl: 'amina/cv.pdf' },
  { avatarUrl: 'https://example.com/a.jpg' },
  { bio: 'I mend boats.' },
  { linkedin: 'https://example.com/in' },
];

test('Each of the 64 combinations of parts is 15 for each, and 10 once there is anything', () => {
  for (let bits = 0; bits < 2 ** parts.length; bits += 1) {
    const present = parts.filter((_part, index) => bits & (1 << index));
    const score = measureProfileScore(Object.assign({}, nothing, ...present));
    expect(score).toBe(present.length === 0 ? 0 : 15 * present.length + 10);
  }
});

test('A full profile scores 100, and more skills or links add nothing', () => {
  const full: ScoreFacts = Object.assign({}, nothing, ...parts);
  expect(measureProfileScore(full)).toBe(100);
  const more = { skills: ['Excel', 'SQL'], github: 'https://x.example', website: 'https://x.example' };
  expect(measureProfileScore({ ...full, ...more })).toBe(100);
});

test.each(['linkedin', 'github', 'twitter', 'website'] as const)('%s alone is a link', (name) => {
  expect(measureProfileScore({ ...nothing, [name]: 'https://example.com' })).toBe(25);
});

test('Blank texts count as nothing', () => {
  expect(measureProfileScore({ ...nothing, fullName: ' ', skills: ['', ' '], bio: '\n', github: '' })).toBe(0);
});
