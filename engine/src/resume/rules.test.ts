import { expect, test } from 'vitest';
import { aResume } from '../testing/a-resume.ts';
import { analyzeResume, type Finding, type FindingCode } from './analyze-resume.ts';

/** What is weak, each as `code: words` without what every short CV is told. */
function faultsOf(text: string): string[] {
  return analyzeResume(text, { today: '2026-03' })
    .improvements.filter(({ code }) => code !== 'too-short')
    .map(({ code, excerpt }) => (excerpt === null ? code : `${code}: ${excerpt}`));
}

function oneOf(text: string, code: FindingCode): Finding | undefined {
  const { strengths, improvements, suggestions } = analyzeResume(text, { today: '2026-03' });
  return [...strengths, ...improvements, ...suggestions].find((one) => one.code === code);
}

const sound = ['Kept the books of two schools', 'Banked 40,000 shillings a day', 'Paid 60 suppliers a month'];

test('A sound CV has no fault but that it is short', () => {
  expect(faultsOf(aResume())).toEqual([]);
});

test.each<readonly [string, FindingCode]>([
  ['Responsible for the till', 'weak-opening'],
  ['My role was to bank the money', 'weak-opening'],
  ['In-charge of the store', 'weak-opening'],
  ['Participated in the annual audit', 'weak-opening'],
  ['I banked the money', 'first-person'],
  ['Invoices are processed weekly', 'passive'],
  ['Errors were found and corrected', 'passive'],
  ['Manages petty cash', 'mixed-tense'],
  ['Recieved fees', 'spelling'],
  ['Built synergies with parents', 'jargon'],
  ['Sent MTEF papers to the county', 'unexplained-abbreviation'],
  ['Any other duties assigned', 'filler-phrase'],
])('%j is %s', (duty, code) => {
  const found = oneOf(aResume({ duties: [...sound, duty] }), code);
  expect(found?.lines).toEqual([aResume().split('\n').indexOf('- Paid 60 suppliers a month') + 1]);
});

test.each([
  'Assisted the bursar with payroll',
  'Was promoted to head clerk in 2022',
  'Was awarded employee of the year',
  'Record keeping',
  'Market research in Kericho',
  'Clean driving record',
  'Key responsibilities included:',
  'Organized and organised events in Mukuru kwa Njenga',
  'Invoices and petty cash',
  'Prepared LPOs, VAT and PAYE returns',
  'Worked with KPLC and KEMRI',
  'Wrote papers of the Parents Association of Thika (PATHI), and PATHI minutes',
  'Taught C.R.E. to Form 4',
  'Mtaani watoto walilipa karo kwa wakati',
  'Stationery and costumer for the drama club',
])('Nothing is wrong with %j', (duty) => {
  expect(faultsOf(aResume({ duties: [...sound, duty] }))).toEqual([]);
});

test.each([
  ['Religion: Christian', 'religion'],
  ['Dini: Mwislamu', 'religion'],
  ['Marital Status: Married', 'marital-status'],
  ['Single mother of two', 'marital-status'],
  ['D.O.B: 12/3/1990', 'date-of-birth'],
  ['Umri: 27', 'date-of-birth'],
  ['Tribe: Luo', 'ethnicity'],
  ["Father's name: John", 'parents-names'],
  ['ID/No: 23456789', 'id-number'],
  ['KRA PIN A012345678Z', 'kra-pin'],
  ['NHIF: 12345678', 'insurance-number'],
  ['Account No. 0123456789', 'bank-account'],
])('%j does not belong into a CV: %s', (line, code) => {
  expect(faultsOf(aResume({ contact: [line] }))).toEqual([`${code}: ${line}`]);
  expect(oneOf(aResume({ contact: [line] }), 'remove-private-data')?.lines).toEqual([2]);
});

test.each([
  'Nationality: Kenyan',
  'Gender: Female',
  'Home county: Nyeri',
  'P.O. Box 12345678',
  'Age group taught: 5 to 9',
])('%j may stay', (line) => {
  expect(faultsOf(aResume({ contact: [line] }))).toEqual([]);
});

test.each(['managment', 'recruitement', 'adress', 'certifcates', 'experiance', 'equipments'])(
  '%j is a slip',
  (word) => {
    expect(oneOf(aResume({ duties: [...sound, `Wrote ${word} for nine rooms`] }), 'spelling')?.excerpt).toBe(word);
  },
);

test.each([
  'organisational',
  'cheque',
  'enrolment',
  'licence',
  'judgement',
  'benefitted',
  'Wafula',
  'wanafunzi',
  'customers',
  'planing',
])('%j is no slip', (word) => {
  expect(oneOf(aResume({ duties: [...sound, `Wrote ${word} for nine rooms`] }), 'spelling')).toBeUndefined();
});

test('What is private is found in a sentence, too', () => {
  const profile = 'I am an honest lady aged 29 years, a Muslim by faith, married with two children, who keeps books.';
  const found = faultsOf(aResume({ profile })).map((fault) => fault.split(':')[0]);
  expect(found).toEqual(['religion', 'marital-status', 'date-of-birth']);
});

test('A subject taught and a place of work are no religion', () => {
  const duties = [
    'Taught Christian Religious Education to 80 pupils',
    'Ran religion: past and present, a club of 30',
    ...sound,
  ];
  expect(faultsOf(aResume({ duties }))).toEqual([]);
});

test.each([
  ['sexylinda@example.com', true],
  ['sweetbabe254@example.com', true],
  ['badboy.kev@example.com', true],
  ['queenter.atieno@example.com', false],
  ['kingori.j@example.com', false],
  ['marykamau254@example.com', false],
])('Whether %s is an address for an employer', (address, isUnserious) => {
  const text = aResume().replace('mary.kamau@example.com', address);
  expect(oneOf(text, 'unserious-email')?.excerpt).toBe(isUnserious ? address : undefined);
});

test('Somebody else’s contacts are named, and so is a promise of them', () => {
  expect(faultsOf(`${aResume()}\n\nREFEREES\nMr John Otieno, Head, 0733 000 222`)).toEqual([
    'referee-contacts: Mr John Otieno, Head, 0733 000 222',
  ]);
  expect(faultsOf(`${aResume()}\n\nREFEREES\nAvailable upon request`)).toEqual([
    'referees-on-request: Available upon request',
  ]);
});

test.each([
  ['January 2020 - March 2024', undefined],
  ['January 2024 - March 2020', 'end-before-start'],
  ['2024 - 2020', 'end-before-start'],
  ['January 2020 - March 2031', 'future-date'],
  ['January 2021 - March 2024', 'gap'],
  ['June 2020 - March 2024', undefined],
])('The dates %s are %s', (dates, code) => {
  const found = faultsOf(aResume({ dates })).map((fault) => fault.split(':')[0]);
  expect(
    found.filter((one) => ['end-before-start', 'future-date', 'gap', 'undated-entry'].includes(one ?? '')),
  ).toEqual(code === undefined ? [] : [code]);
});

test('A gap says how long it is, and from when to when', () => {
  expect(oneOf(aResume({ dates: 'January 2021 - March 2024' }), 'gap')?.values).toEqual({
    months: 12,
    from: '2019-12',
    to: '2021-01',
  });
});

test('Years that are known without months make no gap of their own', () => {
  expect(faultsOf(aResume({ dates: '2020 - 2024' }))).toEqual([]);
});

test('A job without a date is named by its title', () => {
  const after = ['', 'Casual cashier', 'Mama Jane Shop', '- Sold 40 loaves a day'];
  expect(faultsOf(aResume({ after }))).toEqual(['undated-entry: Casual cashier']);
});

test('More years than the dates cover contradict them', () => {
  expect(faultsOf(aResume({ profile: 'Accounts clerk with 15 years of experience in the books of schools.' }))).toEqual(
    ['years-contradict: Accounts clerk with 15 years of experience in the books of schools.'],
  );
  expect(
    oneOf(aResume({ profile: 'Accounts clerk with 15 years of experience in schools.' }), 'years-of-experience'),
  ).toBeUndefined();
  expect(faultsOf(aResume({ profile: 'Accounts clerk with 6 years of experience in the books of schools.' }))).toEqual(
    [],
  );
});

test('The achievements of a job end no list of jobs', () => {
  const duties = [...sound, 'Wrote letters'];
  const text = aResume({ duties }).replace('- Wrote letters', 'Key Achievements\n- Cut debts by 40%');
  expect(oneOf(text, 'reverse-chronological')?.values).toEqual({ count: 2 });
});

test('Work below the hobbies is buried', () => {
  const text = aResume().replace('PROFILE', 'HOBBIES\nFootball\n\nPROFILE');
  expect(faultsOf(text)).toEqual(['buried-section: WORK EXPERIENCE', 'buried-section: EDUCATION']);
});

test('The same verb before many duties is repeated, three times it is not', () => {
  const duties = ['Performed 20 tests', 'Performed cross matching', 'Performed 30 counts'];
  expect(faultsOf(aResume({ duties }))).toEqual([]);
  expect(oneOf(aResume({ duties: [...duties, 'Performed cultures'] }), 'repeated-opening')?.values).toEqual({
    word: 'performed',
    count: 4,
  });
});

test.each([
  'Taught Form 4',
  'Opened at 8 am',
  'Used Windows 10',
  'Started in 2019',
  'Came 1st of the branch',
  'Ran 3-phase motors',
])('%j counts nothing', (duty) => {
  const text = aResume({ duties: [duty, 'Kept the books', 'Wrote letters'] }).replace('150 ', '');
  expect(faultsOf(text)).toContain('no-numbers');
});

test('The best results are pointed at first', () => {
  const duties = ['Kept the books of two schools', 'Reduced debts by 40%', 'Wrote letters'];
  expect(oneOf(aResume({ duties }), 'quantified-results')).toMatchObject({
    excerpt: 'Reduced debts by 40%',
    values: { count: 3 },
  });
});

test('A CV of more than 1,200 words is long', () => {
  const duties = Array.from({ length: 240 }, (_, at) => `Sold ${at} bags of maize`);
  expect(oneOf(aResume({ duties }), 'too-long')?.values).toEqual({ words: expect.any(Number) });
});
