import { expect, test } from 'vitest';
import { readCvText } from './read-cv.ts';

const today = '2026-12-31';

function cv(...lines: string[]): string {
  return lines.join('\n');
}

test.each([
  ['Tel: 0722 000 111', '+254722000111'],
  ['Phone +254-110-000-222', '+254110000222'],
  ['Simu: 254722000111', '+254722000111'],
  ['Cell: (0722) 000-111 / 0733 000 222', '+254722000111'],
  ['+254 (0) 722 000 111', '+254722000111'],
  ['Mobile: +44 7700 900123', '+447700900123'],
  ['ID No: 0712345678', undefined],
  ['Tel: 0722 000 11', undefined],
  ['07/2019-03/2022', undefined],
])('The number in "%s" is %s', (line, phone) => {
  expect(readCvText(cv('Asha Juma', line), { today }).phone?.value).toBe(phone);
});

test.each([
  ["CURRICULUM VITAE\nPERSONAL DETAILS\nNAME : JAMES NG'ANG'A MBUGUA", "James Ng'ang'a Mbugua"],
  ["RESUME\n\nMARY ACHIENG O'BRIEN-WERE, CPA(K)\nAccountant", "Mary Achieng O'Brien-Were"],
  ['Jina kamili: Asha Mwakio', 'Asha Mwakio'],
  ['Curriculum vitae of Peter Otieno', 'Peter Otieno'],
  ['IRENE\nCHEPKOECH RUTO\nNurse', 'Irene Chepkoech Ruto'],
  ['Surname: ODUOR\nFirst name: PHILIP', 'Philip Oduor'],
  ['Software Developer\nNairobi, Kenya\nSkills', undefined],
  ['PERSONAL DETAILS\nSkills\nExcel', undefined],
  ['Bright Future Academy\nEducation', undefined],
])('The name in %j is %s', (text, name) => {
  expect(readCvText(text, { today }).name?.value).toBe(name);
});

const own = cv(
  'Asha Mwakio Juma',
  'asha@example.com',
  '0712 000 900',
  'Work experience',
  '2019 - 2021: Cook, Bahari Hotel',
);

test.each([
  ['REFEREES\nJane Otieno\n0722 111 222\njane.juma@example.org'],
  ['Reference:\nJohn Kyanda\nDirector\n0722 111 222\njuma@example.org'],
  ['Referee 1: Paul Bett, 0722 111 222, pbett@example.org\nReferee 2: A. B, 0733 111 222'],
  ['R E F E R E E S\nRev. John Juma, 0722 111 222, john@example.org'],
  ['WADHAMINI\nMzee Karisa, chifu, 0722 111 222'],
  ['Mtu wa kuuliza: Mama Awuor 0722 111 222'],
  ['Next of kin: Tom Juma 0722 111 222'],
  ['Rev. John Juma, 0722 111 222, john@example.org'],
])("Nothing of a referee is the person's: %j", (referees) => {
  const told = readCvText(`${own}\n${referees}`, { today });
  expect([told.name?.value, told.email?.value, told.phone?.value]).toEqual([
    'Asha Mwakio Juma',
    'asha@example.com',
    '+254712000900',
  ]);
  const [, , , ...others] = own.split('\n');
  const silent = readCvText(cv('Asha Mwakio Juma', ...others, referees), { today });
  expect([silent.email, silent.phone]).toEqual([null, null]);
  expect(silent.work.map(({ position, name }) => [position, name])).toEqual([['Cook', 'Bahari Hotel']]);
});

test("An employer's and a school's contact is not the person's", () => {
  const text = cv(
    'Asha Juma',
    'EXPERIENCE',
    'Cook, Bahari Hotel, 2019 - 2021',
    'Tel 0722 111 222, info@example.com',
    'EDUCATION',
    'Likoni College, Mombasa, 0733 111 222',
  );
  expect(readCvText(text, { today })).toMatchObject({ email: null, phone: null, county: null });
});

test.each([
  ['Clerk, Acme Ltd, Jan 2019 – Mar 2022', '2019-01', '2022-03', false],
  ['Clerk, Acme Ltd, January 2, 2019 – March 31, 2022', '2019-01', '2022-03', false],
  ['Clerk, Acme Ltd, 2019-01-02 - 2022-03-31', '2019-01', '2022-03', false],
  ['Clerk, Acme Ltd, between 2019 and 2022', '2019', '2022', false],
  ['Clerk, Acme Ltd, from: Jan 2019 to: Mar 2022', '2019-01', '2022-03', false],
  ['Clerk, Acme Ltd, start: Jan 2019 end: Mar 2022', '2019-01', '2022-03', false],
  ['Clerk, Acme Ltd, 2019 onwards', '2019', null, true],
  ['Clerk, Acme Ltd (Jan 2019 - )', '2019-01', null, true],
  ['01/2019-03/2022 Clerk, Acme Ltd', '2019-01', '2022-03', false],
  ['Clerk at Acme Ltd (2019 to date)', '2019', null, true],
  ['Januari 2020 hadi sasa: Karani, Acme Ltd', '2020-01', null, true],
  ['Clerk\nAcme Ltd\n1st March 2019 - 30th June 2020', '2019-03', '2020-06', false],
  ["Acme Ltd | Clerk | Jan '19 - Feb '21", '2019-01', '2021-02', false],
  ['2019-05 - 2021-06\nAcme Ltd\nClerk', '2019-05', '2021-06', false],
  ['Clerk since 2021, Acme Ltd', '2021', null, true],
  ['Position: Clerk\nEmployer: Acme Ltd\nPeriod: Jan – Mar 2022', '2022-01', '2022-03', false],
])('The job of %j is read with its time', (lines, startDate, endDate, isCurrent) => {
  const [entry, ...others] = readCvText(`Asha Juma\nWORK EXPERIENCE\n${lines}`, { today }).work;
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ name: 'Acme Ltd', startDate, endDate, isCurrent });
  expect(entry?.position).toMatch(/Clerk|Karani/);
});

test('What stands below a job as a list or as text belongs to it', () => {
  const [entry] = readCvText(
    cv('WORK', 'Clerk, Acme Ltd, 2019 - 2020', 'Kept the records.', '• Filed letters and', 'answered calls', '• Typed'),
    { today },
  ).work;
  expect(entry).toMatchObject({
    summary: 'Kept the records.',
    highlights: ['Filed letters and answered calls', 'Typed'],
  });
});

test.each([
  'EDUCATION',
  'Education:',
  '3. EDUCATION BACKGROUND',
  '=== Academic Qualifications ===',
  'E D U C A T I O N',
  'ELIMU NA MAFUNZO',
  'Masomo',
])('Below "%s" stands education', (heading) => {
  const text = cv('Asha Juma', '', heading, 'Diploma in Banking and Finance, Kibabii University, 2014 - 2016');
  const { sections, education } = readCvText(text, { today });
  expect(sections).toMatchObject([{ kind: 'education', start: 11, end: text.length }]);
  expect(education).toMatchObject([
    {
      institution: 'Kibabii University',
      studyType: 'Diploma',
      area: 'Banking and Finance',
      startDate: '2014',
      endDate: '2016',
    },
  ]);
});

test('The county is where the person lives, and not where they come from or worked', () => {
  const text = cv(
    'PERSONAL DETAILS',
    'Name: Asha Juma',
    'Home county: Siaya',
    'P.O. Box 40, Kisumu',
    'Residence: Ruiru',
    'WORK',
    '2019 - 2020 Clerk, Acme Ltd, Nyeri',
  );
  expect(readCvText(text, { today }).county).toEqual({ value: 'Kiambu', line: 'Residence: Ruiru' });
});

test('Number of identity, religion and marital status are nowhere in the facts', () => {
  const text = cv(
    'PERSONAL DETAILS',
    'Name: Asha Juma',
    'ID No: 22334455',
    'Religion: Muslim',
    'Marital status: Married',
    'Tel: 0722 000 111',
    'WORK',
    '2019 - 2020 Clerk, Acme Ltd',
  );
  expect(JSON.stringify(readCvText(text, { today }))).not.toMatch(/22334455|Muslim|Married/i);
});

test('A fact shows the line it came from', () => {
  const { licences, skills, languages } = readCvText(
    cv('Asha Juma', 'SKILLS', '•\tQuickBooks  and Excel', 'LICENCES', '- EPRA T1', 'LANGUAGES', 'Kiswahili, Luo'),
    { today },
  );
  expect(skills).toContainEqual({ value: 'QuickBooks', line: 'QuickBooks and Excel' });
  expect(licences).toEqual([{ value: 'EPRA T1', line: 'EPRA T1' }]);
  expect(languages.map(({ value }) => value)).toEqual(['Kiswahili', 'Luo']);
});

test('Work that goes on "to today" is current', () => {
  const { work } = readCvText('EXPERIENCE\nBookkeeper, Jenga Hardware, Kisumu\nMarch 2022 to today\nKept the books.');
  expect(work).toMatchObject([{ position: 'Bookkeeper', startDate: '2022-03', endDate: null, isCurrent: true }]);
});

test('An office that somebody deals with is no paper they hold', () => {
  const text = cv(
    'Moses Ouma',
    'WORK',
    'Clerk, Border Movers, 2019 - 2021',
    '- Liaise with KRA, KEBS and NEMA officers',
    'TSC No: 648213',
  );
  expect(readCvText(text, { today }).licences.map(({ value }) => value)).toEqual(['TSC Number']);
});

test('A paper among the personal details is held, and a heading that is misspelt is a heading', () => {
  const text = cv(
    'PERSONAL DETAILS',
    'Name: Dennis Mokaya',
    'TSC No: 648213',
    'WORK EXPERIANCE',
    'Clerk, Umoja Ltd, 2019 - 2021',
  );
  expect(readCvText(text, { today })).toMatchObject({
    licences: [{ value: 'TSC Number' }],
    sections: [{ kind: 'contact' }, { kind: 'work' }],
  });
});
