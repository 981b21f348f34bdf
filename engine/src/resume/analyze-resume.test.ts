import { expect, test } from 'vitest';
import { aResume } from '../testing/a-resume.ts';
import { analyzeResume, type FindingCode, type ResumeAnalysis } from './analyze-resume.ts';

const today = '2026-03';
const analyze = (text: string): ResumeAnalysis => analyzeResume(text, { today });
const codes = (text: string): FindingCode[] => {
  const { strengths, improvements } = analyze(text);
  return [...strengths, ...improvements].map(({ code }) => code);
};

test('A good CV is told what is good about it', () => {
  expect(codes(aResume())).toEqual(
    expect.arrayContaining([
      'complete-contact',
      'qualification',
      'years-of-experience',
      'reverse-chronological',
      'no-gaps',
      'clear-sections',
    ]),
  );
});

test.each([
  [
    'a poem',
    'The rains came late that year,\nand the maize stood thin on the hill.\nMy mother counted the bags in the store.',
  ],
  ['letters typed at random', 'asdf '.repeat(100)],
  [
    'an advert',
    'VACANCY: Driver\nWe are looking for a driver with 3 years of experience.\nHow to apply: send your CV to jobs@example.com.',
  ],
  [
    'a letter of application without a salutation',
    'John Kamau\n0722 000 111\njohn@example.com\n\nRE: APPLICATION FOR THE POST OF ACCOUNTANT\n\nI am writing to apply for the above position. I have a Bachelor of Commerce from the University of Nairobi (2015 - 2019) and worked as an accountant at Unga Ltd. I have attached my CV.\n\nJohn Kamau',
  ],
  ['nothing', ''],
])('%s is no CV, and nothing is said of it', (_, text) => {
  expect(analyze(text)).toMatchObject({
    verdict: 'not-a-resume',
    strengths: [],
    improvements: [],
    suggestions: [],
    skills: [],
  });
});

test('Of a CV of a few words only what is surely missing is said', () => {
  const { verdict, strengths, improvements } = analyze(
    'Curriculum Vitae\nJane Akinyi Odero\n0722 000 111\nExperience\nCook, Sawa Hotel, 2019 - 2022\n- Responsible for soups',
  );
  expect(verdict).toBe('too-thin');
  expect(strengths).toEqual([]);
  expect(improvements.map(({ code }) => code)).toEqual([
    'missing-email',
    'missing-education',
    'missing-skills',
    'missing-summary',
    'too-short',
  ]);
});

test('Lines are counted alike, however they end', () => {
  const text = aResume({ duties: ['Responsible for the till'] });
  const placesOf = (written: string) => analyze(written).improvements.find(({ code }) => code === 'weak-opening');
  expect(text.split('\n')[placesOf(text)?.lines[0] ?? -1]).toBe('- Responsible for the till');
  expect(placesOf(text.replaceAll('\n', '\r\n'))).toEqual(placesOf(text));
  expect(placesOf(text.replaceAll('\n', '\r'))).toMatchObject({ lines: [0], excerpt: 'Responsible for the till' });
});

test('What is quoted stands in the line it points at, with the signs that nobody sees', () => {
  const text = aResume({
    duties: ['Responsible\u00A0for the <b>till</b>', 'Recieved\u200B goods', 'Helped with stock'],
  });
  const { strengths, improvements, suggestions } = analyze(text);
  const lines = text.split('\n');
  const found = [...strengths, ...improvements, ...suggestions];
  for (const { lines: places, excerpt } of found) {
    for (const place of places) expect(lines[place]).toBeDefined();
    if (excerpt !== null) expect(lines[places[0] ?? -1]).toContain(excerpt);
  }
  expect(found.map(({ excerpt }) => excerpt)).toContain('Responsible\u00A0for the <b>till');
});

test('Equal findings are one with several lines, and no list is longer than twelve', () => {
  const duties = Array.from({ length: 40 }, (_, at) => `Responsible for room ${at}, recieved acheive managment liason`);
  const { strengths, improvements, suggestions } = analyze(
    aResume({ duties, contact: ['Religion: Islam', 'Tribe: Luo', 'Age: 31', 'ID No: 12345678'] }),
  );
  expect(improvements.filter(({ code }) => code === 'weak-opening')).toHaveLength(1);
  for (const list of [strengths, improvements, suggestions]) expect(list.length).toBeLessThanOrEqual(12);
});

test('Skills are named once, in the order of the text, with their lines', () => {
  const { skills } = analyze(aResume());
  const lines = aResume().split('\n');
  expect(skills.find(({ name }) => name === 'QuickBooks')?.line).toBe(
    lines.findIndex((line) => line.includes('QuickBooks')),
  );
  expect(new Set(skills.map(({ name }) => name)).size).toBe(skills.length);
  expect(skills.map(({ line }) => line)).toEqual(skills.map(({ line }) => line).toSorted((one, other) => one - other));
});

test('A CV in Kiswahili is not judged by rules on English', () => {
  const text = `Jina: Amina Hassan Juma\nSimu: 0722 000 111\nBarua pepe: amina@example.com\n\nLengo\nNataka kazi ya upishi katika hoteli kubwa ya Mombasa ambapo nitatumia ujuzi wangu.\n\nUzoefu wa kazi\n2019 hadi sasa: Mpishi, Hoteli ya Pwani\n- Napika chakula cha wageni kila siku\n- Nasimamia jikoni na wapishi wasaidizi\n- Naagiza bidhaa na kutunza stoo\n\nElimu\nCheti cha upishi, Chuo cha Utalii, 2016 - 2018\n\nUjuzi\nKupika, kuoka, usafi wa jikoni`;
  const { verdict, improvements, suggestions } = analyze(text);
  expect(verdict).toBe('resume');
  expect(improvements.map(({ code }) => code)).toEqual(['too-short']);
  expect(suggestions).toEqual([]);
});

test.each([
  ['January 2020 - March 2024', 5],
  ['2019 - 2024', 5],
  ['2021 up to date', 6],
])('Years of work are those that the dates of both jobs cover: with %s they are %d', (dates, years) => {
  const { strengths } = analyze(aResume({ dates }));
  expect(strengths.find(({ code }) => code === 'years-of-experience')?.values).toEqual({ years });
});

test('English duties in a CV in Kiswahili are judged, duties in Kiswahili are not', () => {
  const text =
    'Jina: Salim Juma Mwinyi\nSimu: 0722 000 111\nLengo\nNinapenda kuhudumia wageni na ninaongea Kiingereza, Kiswahili na Kijerumani kidogo, tena nataka kazi ya hoteli.\nUzoefu wa kazi\nWaiter, Bahari Beach Resort, Diani\n2021 - hadi sasa\n- Tasked with training new waiters\n- Kuhudumia wageni 120 kwa siku wakati wa msimu\n- Kupokea malipo ya kadi na M-Pesa\nElimu\nCheti cha mwenendo mwema, 2019\nUjuzi\nUsafi wa jikoni, kupika chakula cha wageni';
  const { improvements, strengths } = analyze(text);
  expect(improvements.find(({ code }) => code === 'weak-opening')?.excerpt).toBe('Tasked with training new waiters');
  // Police clearance is no schooling.
  expect(strengths.map(({ code }) => code)).not.toContain('qualification');
});
