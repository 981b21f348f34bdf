// @vitest-environment node
import { expect, test } from 'vitest';
import { describeJob } from '../describe.ts';
import { findUnfairWording } from './find-unfair-wording.ts';

const codesIn = (text: string) => findUnfairWording(text).map(({ code }) => code);

test.each([
  ['Candidates must be under 30.', 'age', 'must be under 30'],
  ['Aged between 25 and 35 years.', 'age', 'Aged between 25 and 35'],
  ['Age: 20-35', 'age', 'Age: 20-35'],
  ['We are looking for a young, energetic salesperson.', 'age', 'looking for a young, energetic'],
  ['Join our young and dynamic team!', 'age', 'young and dynamic'],
  ['Maximum age of 40 years', 'age', 'Maximum age of 40'],
  ['Applicants not older than 35 years', 'age', 'Applicants not older than 35'],
  ['Female preferred.', 'sex', 'Female preferred'],
  ['Ladies only', 'sex', 'Ladies only'],
  ['We need a female receptionist.', 'sex', 'female receptionist'],
  ['Gender: Male', 'sex', 'Gender: Male'],
  ['He must hold a valid licence.', 'sex', 'He must'],
  ['Chairman of the cooperative', 'job-title', 'Chairman'],
  ['Two salesmen for Thika Road', 'job-title', 'salesmen'],
  ['Sales lady, Thika', 'job-title', 'Sales lady'],
  ['A sales girl for our shop', 'job-title', 'sales girl'],
  ['A cashier, 20-25 years', 'age', '20-25 years'],
  ['Waiters (18 to 28 years old)', 'age', '18 to 28 years'],
  ['Saleslady in a boutique', 'job-title', 'Saleslady'],
  ['The person must be single.', 'family', 'must be single'],
  ['Please state your age and marital status.', 'family', 'state your age and marital status'],
  ['Must be a committed Christian', 'religion', 'Must be a committed Christian'],
  ['Muslims only.', 'religion', 'Muslims only'],
  ['A born-again cook', 'religion', 'born-again'],
  ['Kikuyus preferred', 'origin', 'Kikuyus preferred'],
  ['They should be from the local community.', 'origin', 'should be from the local community'],
  ['Kenyans only need apply', 'nationality', 'Kenyans only'],
  ['Must be a Kenyan citizen.', 'nationality', 'Must be a Kenyan citizen'],
  ['Native English speaker', 'nationality', 'Native English speaker'],
  ['Able-bodied loaders', 'health', 'Able-bodied'],
  ['You will undergo a pregnancy test.', 'health', 'will undergo a pregnancy test'],
  ['A good-looking waiter', 'looks', 'good-looking'],
  ['Presentable lady for the front office', 'looks', 'Presentable lady'],
  ['The first two weeks are an unpaid trial.', 'unpaid', 'unpaid trial'],
  ['Training is without pay.', 'unpaid', 'Training is without pay'],
  ['Pay a registration fee of KES 500 before the interview.', 'fee', 'Pay a registration fee'],
  ['Send KES 1,000 processing fee by M-Pesa.', 'fee', 'Send KES 1,000 processing fee'],
  ['We offer a competitive salary.', 'pay', 'competitive salary'],
  ['A rockstar developer', 'jargon', 'rockstar'],
  ['A fast-paced kitchen', 'jargon', 'fast-paced'],
])('"%s" is told as %s', (text, code, words) => {
  expect(findUnfairWording(`Cook wanted.\n${text}\nApply now.`)).toMatchObject([{ code, words }]);
});

test.each([
  'The counsellor works with young people in Kibera.',
  'We are seeking a mentor for young women.',
  'We are a young company with twelve staff.',
  'You teach children aged 16 to 18.',
  'Cooks with 20-25 years of practice behind them.',
  'A sales manager and a salesperson.',
  'Answer calls in under 30 seconds; over 40 calls a day.',
  'You must be able to lift 25 kg.',
  'Candidates must have over 20 years of experience.',
  'The vehicle must be not older than 20 years.',
  'Women are encouraged to apply.',
  'Female candidates are strongly encouraged to apply.',
  'Nurse for the male ward and the female ward.',
  'Male and female applicants are welcome.',
  'He or she will report to the manager; he/she must be punctual.',
  'You will be the single point of contact and support single mothers.',
  'We do not ask for age, marital status or religion and do not discriminate.',
  'People of any tribe or religion may apply, regardless of age.',
  'Christian Health Association of Kenya runs Muslim and Catholic clinics.',
  'Fluent in Kikuyu or Dholuo; Kalenjin speaker is an advantage.',
  'You live in Meru or in Embu county.',
  'You must be a Kenyan citizen or hold a valid work permit.',
  'HIV testing counsellor. Attractive displays and slim margins.',
  'Lessons for learners with and without disabilities.',
  'Reports to the chairman of the board.',
  'You chase unpaid invoices and approve unpaid leave.',
  'We never ask you to pay a registration fee.',
  'You collect registration fees from members and pay suppliers.',
  'A competitive salary of KES 60,000 a month.',
  'Human resources, craftsmanship, manager, Mandera, German.',
])('Nothing is told of "%s"', (text) => {
  expect(findUnfairWording(text)).toEqual([]);
});

test('Pay is named when a figure stands anywhere in the advert', () => {
  expect(codesIn('Competitive salary.\n')).toEqual(['pay']);
  expect(codesIn('Competitive salary.\n\nKSh 45,000 - 60,000 a month')).toEqual([]);
});

test('Places are those of the text, in its order, none within another', () => {
  const text = 'Salesman 👍 wanted.\r\nWe want a young and dynamic ninja, male candidates only.';
  const found = findUnfairWording(text);
  expect(found.map(({ code }) => code)).toEqual(['job-title', 'age', 'jargon', 'sex']);
  for (const { start, end, words } of found) expect(text.slice(start, end)).toBe(words);
});

test('The drafts of the engine itself are plain and fair', () => {
  for (const role of ['Accountant', 'Nurse', 'Driver', 'Sales Representative', 'Astronaut'])
    expect(findUnfairWording(describeJob(role)), role).toEqual([]);
});
