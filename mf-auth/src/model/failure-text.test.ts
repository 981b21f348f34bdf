import { AppError } from '@fursa/shared/backend';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { failureText } from './failure-text.ts';

test.each([
  ['the backend speaks', new AppError('invalid-credentials', 'Invalid login credentials'), 'Invalid login credentials'],
  [
    'the address is not confirmed',
    new AppError('email-not-confirmed', 'Email not confirmed'),
    en.failures.emailNotConfirmed,
  ],
  ['there is no network', new AppError('offline', ''), en.failures.offline],
  ['the backend hangs', new AppError('timeout', ''), en.failures.timeout],
  ['nobody answers', new AppError('unavailable', ''), en.failures.unavailable],
  ['nothing is known', new AppError('unknown', ''), 'Invalid email or password.'],
])('When %s the person reads the right sentence', (_situation, error, expected) => {
  expect(failureText(error, en.failures, 'Invalid email or password.')).toBe(expected);
});
