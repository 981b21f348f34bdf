// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { findPasswordWeakness, weakPasswordReason } from './weak-password.ts';

const about = ['Amina Otieno', 'amina.o@example.com'];

describe('Refused as one of the first that are tried:', () => {
  test.each([
    '123456',
    'password1',
    'Password2026!',
    'p@ssw0rd',
    'qwerty123',
    'abcdefgh',
    'aaaaaaaa',
    '19901231',
    '0712345678',
    'nakupenda',
    'Kenya2024',
    'fursa123',
    'hakuna matata',
    '      ',
  ])('"%s"', async (password) => {
    expect(await findPasswordWeakness(password, about)).toBe('common');
  });
});

describe('Refused for who is called Amina Otieno:', () => {
  test.each(['AminaOtieno', 'Amina-2026!', '4m1n4 0t13n0', 'oneitO', 'amina.o@example.com', 'example.com1'])(
    '"%s"',
    async (password) => {
      expect(await findPasswordWeakness(password, about)).toBe('personal');
    },
  );
});

describe('Good enough:', () => {
  test.each([
    'x7Kq2p',
    'tembo-mti-jua',
    'mango river lantern',
    'ñandú-über-ček',
    'amina sells mangoes',
    'fursa-demo-2026',
    'mti'.padEnd(72, ' jua paa-7 kiko'),
  ])('"%s"', async (password) => {
    expect(await findPasswordWeakness(password, about)).toBeUndefined();
  });
});

test('A name that is nobody here makes no password weak', async () => {
  expect(await findPasswordWeakness('wanjiku-mbeki', [])).toBeUndefined();
  expect(await findPasswordWeakness('wanjiku-mbeki', ['Wanjiku Mbeki'])).toBe('personal');
  expect(await findPasswordWeakness('jorogo-mtungi', ['Jo', '', ' '])).toBeUndefined();
});

test('What bcrypt would not read is refused, counted in bytes and not in characters', async () => {
  const long = 'mango river lantern '.repeat(4);
  expect(await findPasswordWeakness(long.slice(0, 72), about)).toBeUndefined();
  expect(await findPasswordWeakness(long.slice(0, 73), about)).toBe('too-long');
  expect(await findPasswordWeakness('ñ'.repeat(37), about)).toBe('too-long');
});

test('Where no catalogue of texts is, there is a sentence', async () => {
  expect(await weakPasswordReason('mango river lantern', about)).toBeUndefined();
  expect(await weakPasswordReason('password1', about)).toBe(
    'Password is easy to guess: it is one of the most common passwords. Try three unrelated words.',
  );
});
