import { expect, test } from 'vitest';
import { answer } from './answer.ts';

const ask = (question: string, earlier: readonly string[] = []) => answer(question, { jobs: [], earlier });

test.each([
  'I want to die',
  'nobody wants me, i wanna die',
  'I will kill myself if I do not get a job',
  'I am thinking about suicide',
  'I feel suicidal, driver jobs in Nairobi are gone',
  'sucide',
  'suicide hotline',
  'i dont want to live anymore',
  'I am tired of life',
  'there is no reason to live',
  'I’m going to end my life',
  'I wish I was dead',
  'they asked me for 5,000 for the interview and I want to end it all',
])('"%s" gets help in English before anything else', (question) => {
  expect(ask(question)).toMatchObject({
    topic: 'Wish to die',
    text: expect.stringMatching(/1199.*0722 178 177/),
    links: [],
  });
});

test.each([
  'nataka kujiua, nimechoka',
  'nitajinyonga',
  'nimechoka na maisha',
  'kazi imenichosha, afadhali nife',
  'sitaki kuishi tena',
  'sioni haja ya kuishi',
  'natamani kufa',
  'nataka kumaliza maisha yangu',
])('"%s" gets help in Kiswahili', (question) => {
  expect(ask(question)).toMatchObject({ topic: 'Wish to die', text: expect.stringMatching(/^Pole.*1199/) });
});

test.each([
  'tool and die maker jobs',
  'suicide prevention counsellor jobs',
  'end of life care nurse',
  'I would not want to live in Nairobi',
  'this app is to die for',
  'when I die who gets my account',
  'I hurt myself at work',
  'nakufa njaa, nahitaji kazi',
  'can I take my life vest to work',
  'should I take my life insurance papers to the interview',
  'simu inakufa',
  'nataka kujua kuhusu malipo',
  'kujiuza kwa mwajiri',
])('"%s" is another question', (question) => {
  expect(ask(question).topic).not.toBe('Wish to die');
});
