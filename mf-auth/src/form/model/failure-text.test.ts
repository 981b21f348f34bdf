// @vitest-environment node
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { failureText } from './failure-text.ts';

const { en } = messages;

test.each([
  [
    'the backend speaks',
    { code: 'invalid-credentials', message: 'Invalid login credentials' },
    'Invalid login credentials',
  ],
  [
    'the address is not confirmed',
    { code: 'email-not-confirmed', message: 'Email not confirmed' },
    en.failures.emailNotConfirmed,
  ],
  ['the answer holds no user', { code: 'invalid-response', message: 'no user' }, 'No user data returned'],
  ['the profile cannot be read', { code: 'no-profile', message: 'no rows' }, 'Failed to fetch user profile'],
  ['there is no network', { code: 'offline', message: '' }, en.failures.offline],
  ['the backend hangs', { code: 'timeout', message: '' }, en.failures.timeout],
  ['nobody answers', { code: 'unavailable', message: '' }, en.failures.unavailable],
  [
    'there were too many attempts',
    { code: 'rate-limited', message: 'Slow down', retryAfter: 45 },
    'Too many attempts. Please try again in 45 seconds.',
  ],
  ['there were too many and nobody knows for how long', { code: 'rate-limited', message: 'Slow down' }, 'Slow down'],
  ['nothing is known', { code: 'unknown', message: '' }, 'Invalid email or password.'],
])('When %s the person reads the right sentence', (_situation, error, expected) => {
  expect(failureText(error, en.failures, 'Invalid email or password.')).toBe(expected);
});

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [300, '5 minutes'],
])('A wait of %i s reads as %s', (retryAfter, time) => {
  const failure = { code: 'rate-limited', message: '', retryAfter };
  expect(failureText(failure, en.failures, '')).toBe(`Too many attempts. Please try again in ${time}.`);
});
