// @vitest-environment node
import { expect, test } from 'vitest';
import { splitAnswer } from './split-answer.ts';

const pages = new Set(['/', '/jobs', '/jobs/:jobid', '/ai', '/forgot-password']);

function linksOf(answer: string): string[] {
  return splitAnswer(answer, pages).flatMap(({ path }) => (path === undefined ? [] : [path]));
}

test('An answer without paths is one text, an empty one nothing', () => {
  expect(splitAnswer('Hello.\nHow are you?', pages)).toEqual([{ text: 'Hello.\nHow are you?' }]);
  expect(splitAnswer('', pages)).toEqual([]);
});

test('A path of the product becomes a link and the text around it stays', () => {
  expect(splitAnswer('See /jobs, then come back.', pages)).toEqual([
    { text: 'See ' },
    { text: '/jobs', path: '/jobs' },
    { text: ', then come back.' },
  ]);
});

test.each([
  ['/jobs', ['/jobs']],
  ['Jobs: /jobs\nAssistant: /AI', ['/jobs', '/AI']],
  ['(/jobs)', ['/jobs']],
  ['Is it /jobs?', ['/jobs']],
  ['Go to /jobs?view=saved.', ['/jobs?view=saved']],
  ['See /jobs/7f1c-2 now', ['/jobs/7f1c-2']],
  ['• [Saved jobs](/jobs?view=saved)', ['/jobs?view=saved']],
  ['[All jobs](/jobs?q=Registered%20Nurse&location=Nakuru)', ['/jobs?q=Registered%20Nurse&location=Nakuru']],
  ['[Part time](/jobs?type=part_time)', ['/jobs?type=part_time']],
  ['See /jobs?q=Node.js~_-.', ['/jobs?q=Node.js~_-']],
  ['[Home](/)', ['/']],
  ['"/forgot-password"!', ['/forgot-password']],
])('The links in %j are %j', (answer, links) => {
  expect(linksOf(answer)).toEqual(links);
});

test.each([
  'https://evil.example/jobs',
  '//evil.example/jobs',
  '/jobs/../admin',
  '/jobs@evil.example',
  '/jobs?next=https://evil.example',
  'javascript:/jobs',
  'evil.example/jobs',
  '/unknown',
  '/jobsites',
  '/jobs/a/b',
  '[Jobs](https://evil.example/jobs)',
  '[Jobs](javascript:alert(1))',
  '[Jobs](/jobs/../admin)',
])('%j leads nowhere', (answer) => {
  expect(linksOf(answer)).toEqual([]);
});

test('A link with a name is shown by it, and a name that leads nowhere stays as it was written', () => {
  expect(splitAnswer('Open [Saved jobs](/jobs?view=saved).', pages)).toEqual([
    { text: 'Open ' },
    { text: 'Saved jobs', path: '/jobs?view=saved' },
    { text: '.' },
  ]);
  expect(splitAnswer('[Jobs](https://evil.example)', pages)).toEqual([{ text: '[Jobs](https://evil.example)' }]);
});

test('An answer of nothing but brackets is read to its end', () => {
  const answer = '[a]('.repeat(20_000) + '['.repeat(20_000) + '/jobs-'.repeat(20_000);
  const parts = splitAnswer(answer, pages);
  expect(parts.map(({ text }) => text).join('') === answer).toBe(true);
});
