// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { registrationRules, signInRules } from './account-rules.ts';

const { en } = messages;

const valid = { name: 'Jo', email: 'jo@example.co.ke', password: '123456' };

function problemsOf(fields: unknown): string[] {
  return (
    registrationRules(en.rules)
      .safeParse(fields)
      .error?.issues.map(({ message }) => message) ?? []
  );
}

test('The shortest allowed name and password are allowed', () => {
  expect(problemsOf(valid)).toEqual([]);
});

describe('Email', () => {
  test.each(['a@b.co', 'first.last+jobs@mail.example.co.ke', "o'brien@example.com", 'UPPER@EXAMPLE.COM'])(
    '%s is an address',
    (email) => expect(problemsOf({ ...valid, email })).toEqual([]),
  );

  test.each(['', 'amina', 'amina@', '@example.com', 'amina@example', 'a b@example.com', 'amina@@example.com'])(
    '"%s" is not an address',
    (email) => expect(problemsOf({ ...valid, email })).toEqual(['Invalid email address']),
  );

  test('Spaces around an address are left away', () => {
    expect(signInRules(en.rules).parse({ email: ' jo@example.com ', password: '123456' }).email).toBe('jo@example.com');
  });
});

test('Spaces do not make a name', () => {
  expect(problemsOf({ ...valid, name: '  J  ' })).toEqual(['Name must be at least 2 characters']);
});

test('Five characters are no password; spaces in a password count and stay', () => {
  expect(problemsOf({ ...valid, password: '12345' })).toEqual(['Password must be at least 6 characters']);
  expect(signInRules(en.rules).parse({ email: valid.email, password: '  ab  ' }).password).toBe('  ab  ');
});
