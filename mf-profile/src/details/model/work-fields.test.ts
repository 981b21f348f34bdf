// @vitest-environment node
import { expect, test } from 'vitest';
import { readDay, readPay, readPhone, showPay, showPhone } from './work-fields.ts';

test.each([
  ['0712 345 678', '+254712345678'],
  ['0110-345678', '+254110345678'],
  ['712345678', '+254712345678'],
  ['254712345678', '+254712345678'],
  ['+254 (0)712 345 678', '+254712345678'],
  ['00254712345678', '+254712345678'],
  ['020 2345678', '+254202345678'],
  ['+255 712 345 678', '+255712345678'],
  ['0712–345—678', '+254712345678'],
  ['\u202a+254 712 345678\u202c', '+254712345678'],
  ['tel:+254712345678', '+254712345678'],
  ['Phone: 0712 345 678', '+254712345678'],
  ['0712 345 678 / 0733 111 222', '+254712345678'],
  ['0712345678 or 0733111222', '+254712345678'],
  ['0712 345 678 (WhatsApp)', '+254712345678'],
])('The phone number %s is stored as %s', (typed, stored) => {
  expect(readPhone(typed)).toBe(stored);
});

test.each(['071234567', '07123456789', '12345', '0712 345 67x', '+0712345678', '+254 612', 'call me', ''])(
  'No phone number is "%s"',
  (typed) => expect(readPhone(typed)).toBeUndefined(),
);

test('A Kenyan mobile number is shown as people write it, and read again as the same', () => {
  expect(showPhone('+254712345678')).toBe('0712 345 678');
  expect(readPhone(showPhone('+254110345678'))).toBe('+254110345678');
  expect(showPhone('+255712345678')).toBe('+255712345678');
});

test.each([
  ['35000', 35_000],
  ['35,000', 35_000],
  ['KES 35 000', 35_000],
  ['Ksh. 35,000/=', 35_000],
  ['1,250,000', 1_250_000],
  ['99999999', 99_999_999],
  ['Ksh35,000', 35_000],
  ['Kes.35,000.00', 35_000],
  ['35k', 35_000],
  ['42.5K', 42_500],
  ['35,000 per month', 35_000],
])('The pay %s is %i shillings', (typed, shillings) => {
  expect(readPay(typed)).toBe(shillings);
  expect(readPay(showPay(shillings))).toBe(shillings);
});

test.each(['0', '100000000', '35,00', '35.5', '-4', '35kg', 'USD 400', ''])('No pay is "%s"', (typed) => {
  expect(readPay(typed)).toBeUndefined();
});

test.each(['2026-12-31', '2000-01-01', '2028-02-29'])('A day is %s', (typed) => expect(readDay(typed)).toBe(typed));

test.each(['2026-02-30', '31/12/2026', '1999-12-31', '2100-01-01', '2026-1-1', 'soon'])('No day is %s', (typed) => {
  expect(readDay(typed)).toBeUndefined();
});
