import { expect, test } from 'vitest';
import { findSkills } from './find-skills.ts';
import { labelledSentences } from './testing/labelled-sentences.ts';

function namesIn(text: string): string[] {
  return findSkills(text).map(({ name }) => name);
}

test('On sentences labelled by hand, at least 97 of 100 finds are right and 97 of 100 skills are found', () => {
  const outcomes = labelledSentences.map(({ text, skills }) => {
    const found = namesIn(text);
    return { found: found.length, wanted: skills.length, right: found.filter((name) => skills.includes(name)).length };
  });
  const sum = (read: (outcome: (typeof outcomes)[number]) => number): number =>
    outcomes.reduce((total, outcome) => total + read(outcome), 0);
  expect(labelledSentences.length).toBeGreaterThanOrEqual(30);
  expect(sum(({ right }) => right) / sum(({ found }) => found)).toBeGreaterThanOrEqual(0.97);
  expect(sum(({ right }) => right) / sum(({ wanted }) => wanted)).toBeGreaterThanOrEqual(0.97);
});

test.each([
  ['C/C++ developer', ['C', 'C++']],
  ['C++11, C# and F#', ['C++', 'C#', 'F#']],
  ['ASP.NET and .NET services', ['ASP.NET', '.NET']],
  ['see www.example.net', []],
  ['go, python, rust', ['Go', 'Python', 'Rust']],
  ['written in Go.', ['Go']],
  ['We go to Python conferences', ['Python']],
  ['Go get Python', ['Python']],
  ['(a) Java (b) SQL (c) lunch', ['Java', 'SQL']],
  ['Statistics in R', ['Statistics', 'R']],
  ['Q, R and S are letters', []],
  ['R&D department', []],
  ['Swift delivery of parcels', ['Delivery']],
  ['Swift and Kotlin', ['Swift', 'Kotlin']],
  ['Excel in your career', []],
  ['EXCEL, WORD, POWERPOINT', ['Microsoft Excel', 'Microsoft Word', 'Microsoft PowerPoint']],
  ['Charts in SAS VA', ['SAS']],
  ['Bookkeeper at Kamau and Sons CPAs', ['Bookkeeping']],
  ['Forecast the operating drivers', []],
  ['International Computer Driving Licence', []],
  ['24/7, KES 300 per hr', []],
  ['Moringa School, an app for matatu fares', []],
  ['Pay: KES 700 a day, sent by M-Pesa', []],
  ['Utalipwa kwa Mpesa kila wiki', []],
  ['Worked at an M-Pesa shop', ['M-Pesa Agency']],
  ['Handled M-Pesa payments and float', ['M-Pesa Agency']],
  ['Balanced the M-Pesa till', ['Lipa na M-Pesa']],
  ['Send KES 500 for the uniform by M-Pesa to till number 000000', []],
])('In "%s" the names of programs and ordinary words are told apart', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each([
  ['point-of-sale', 'Point of Sale Systems'],
  ['Point\nof sale', 'Point of Sale Systems'],
  ['plumbers', 'Plumbing'],
  ['lesson plans', 'Lesson Planning'],
  ['Labor laws', 'Labour Law'],
  ['counseling', 'Counselling'],
  ['espresso & latte art', 'Barista'],
  ['Español', 'Spanish'],
  ['driver’s licence', 'Driving'],
  ['health and safety', 'Workplace Safety'],
  ['health & safety', 'Workplace Safety'],
])('"%s" is another way to write %s', (text, name) => {
  expect(namesIn(text)).toEqual([name]);
});

test.each(['plumbingx', 'unplumbing', 'the sale of goods', 'Javanese', 'sqlish'])(
  '"%s" holds no whole word of a skill',
  (text) => {
    expect(findSkills(text)).toEqual([]);
  },
);

test('A phrase does not run across the end of a sentence or from one item of a list to the next', () => {
  expect(namesIn('He repairs the data. Analysis bores him.')).toEqual([]);
  expect(namesIn('customer, service')).toEqual([]);
});

test('Places lead back into the text, in its order, and each skill is reported once, where it stands first', () => {
  const text = labelledSentences.map((sentence) => sentence.text).join('\n\n');
  const found = findSkills(`${text}\n\n${text}`);
  expect(found).toEqual(findSkills(text));
  expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
  expect(found.map(({ start }) => start)).toEqual(
    found.map(({ start }) => start).toSorted((one, other) => one - other),
  );
  expect(findSkills('Ⅻ 🙂 Kiswahili')[0]).toEqual({ name: 'Kiswahili', group: 'languages', start: 5, end: 14 });
});

test('What is denied does not count, unless the text claims it elsewhere', () => {
  expect(namesIn('I have no knowledge of welding.')).toEqual([]);
  expect(namesIn('Sina ujuzi wa useremala, lakini najua uashi.')).toEqual(['Masonry']);
  expect(namesIn('No experience in welding in 2019. Welder since 2021.')).toEqual(['Welding']);
});

/** An algorithm whose time grows with the square of these would not be done within the time a test may take. */
const long = 2_000_000;

test('A CV of 2 MB is searched', () => {
  const sentence = labelledSentences.map(({ text }) => text).join(' ');
  const cv = sentence.repeat(Math.ceil(long / sentence.length));
  expect(findSkills(cv)).toEqual(findSkills(`${sentence}${sentence}`));
});

test.each([
  ['nothing', ''],
  ['control characters and half a pair', '\u0000\uD800\u202E'],
  ['one word, again and again', 'a '.repeat(long / 2)],
  ['no word', '+'.repeat(long)],
  ['one long word', 'plumbing'.repeat(long / 8)],
  ['denials', 'no experience '.repeat(long / 14)],
  ['ambiguous words', 'C, '.repeat(long / 3)],
  ['headings', ':\n'.repeat(long / 2)],
])('A text of %s is searched to its end and yields nothing', (_, text) => {
  expect(findSkills(text)).toEqual([]);
});
