import { expect, test } from 'vitest';
import { withoutContacts } from './contacts.ts';

test.each([
  'bit.ly/3xYz',
  'wa.me/254712345678',
  'https://evil.example/x?y',
  'hxxp://evil.example',
  'hxxps[:]//evil[.]example/x',
  'http : //evil.example',
  'bit\uFF0Ely/x',
  'b\u200Bit.l\u200By/x',
  '\uD835\uDC1B\uD835\uDC22\uD835\uDC2D.ly',
  '\uFF42\uFF49\uFF54\uFF0E\uFF4C\uFF59',
  'evil\u3002example',
  'b\u00ADit\u2060.ly',
  'bit .ly/x',
  'bit[.]ly',
  'bit (dot) ly',
  'bit dot ly',
  'evil.unknownending/apply',
  '\u043F\u0440\u0438\u043C\u0435\u0440.\u0440\u0444',
  'xn--e1afmkfd.xn--p1ai',
  'recruiter@gmail.com',
  'recruiter @ gmail.com',
  'recruiter (at) gmail (dot) com',
  'recruiter\uFF20gmail.com',
  '192.0.2.7/pay',
  't.me/jobs',
  'recruiter at gmail dot com',
  '@jobsKenya',
  'mailto:recruiter@gmail.com',
  'tel:0712345678',
  '0712345678',
  '0712 345 678',
  '0 7 1 2 3 4 5 6 7 8',
  '+254 712 345 678',
  '+254 (0) 712 345 678',
  '+1 (202) 555-0143',
  '020 271 2345',
  '712 345 678',
  '07\u200B12345\u200B678',
  '\u0660\u0667\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668',
  'zero seven one two three four five six seven eight',
  'till number 123456',
  'paybill 247247 account 0712345',
  'Lipa na M-Pesa 522533',
  'M-Pesa to 522533',
])('%s is taken out', (contact) => {
  expect(withoutContacts(`Apply now ${contact} and wait`).replace(/\s+/g, ' ')).toBe('Apply now and wait');
});

test.each([
  'You know Node.js, Vue.js and Next.js/React well.',
  'ASP.NET/C# and ASP.NET Core, also VB.NET, with C# and .NET.',
  'Socket.io and draw.io helped you.',
  'KES 33,500 - 45,500 a month',
  'KES 33500 - 45500 a month, or KES 1 000 000 - 2 000 000 a year',
  'From 2019 - 2023 and 2018 2019 2020, then 2021-2024',
  'On 01.02.2023 - 03.04.2024 and 12/11/2026',
  'You have 3.5 years, 4.5/5 stars and 24/7 shifts.',
  'A B.Sc. or M.Ed., e.g. in nursing, i.e. a degree. In Kenya it counts. Me too.',
  'Well done.Apply soon and/or wait',
  'Lipa na M-Pesa experience since 2019; you handled 50,000 a day by M-Pesa.',
  'You led 12 people. To grow, learn SQL. It helps.',
  'Grade 1, 2, 3, 4, 5, 6, 7, 8 pupils',
  'Work at Equity dot on the map',
  'KES 100 000 000 in sales, 99.9% of 1,234,567,890 shillings',
  'Your score is 85 out of 100 (0-100).',
])('%j stays whole', (text) => {
  expect(withoutContacts(text)).toBe(text);
});

// A pattern whose time grows with the square of these would not be done within the time a test may take.
test.each(['a', 'a.', '1', '@', '.', 'till ', 'one ', 'a dot ', '\u200B'])(
  'A text of many times %j is read to its end',
  (piece) => {
    expect(withoutContacts(piece.repeat(300_000)).length).toBeLessThanOrEqual(piece.length * 300_000);
  },
);
