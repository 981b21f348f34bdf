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
  ['Wanjiru (Shiro) Kamau\nNurse', 'Wanjiru Kamau'],
  ['Contact\njuma.baraka@example.com\nSkills\nExcel\nWord\nAccess\nDriving\nJuma Baraka\nClerk', 'Juma Baraka'],
  ['BERNARD MUVINGA MUTHENGI\nPersonal information\nName : Bernard', 'Bernard Muvinga Muthengi'],
  ['NAME\tNathan\nSURNAME\tMoono', 'Nathan Moono'],
  ['First name: Asha\tLanguage: English\nSurname: Juma', 'Asha Juma'],
  ['Personal details Name: Asha Juma Address: P.O. Box 7', 'Asha Juma'],
  ['1. Name (as in ID):\tJUMA Asha', 'Juma Asha'],
  ['Name ........ Asha Juma', 'Asha Juma'],
  ['Name & surname: Asha Juma', 'Asha Juma'],
  ['NAME; Asha Juma', 'Asha Juma'],
  ['CURRICULUM VITAE ASHA MWAKIO JUMA Tel: 0722 000 111', 'Asha Mwakio Juma'],
  ["Hello, I'm Asha Juma", 'Asha Juma'],
  ['Asha Juma CV', 'Asha Juma'],
  ['Contact\nLinkedin\nBehance\nEducation', undefined],
  ['Resume Highlights\nNairobi', undefined],
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
  ['REFEREES\nJane Otieno\nContacts\n0722 111 222'],
  ['REFEREES\nJane Otieno\nPost: Manager\nContact details: 0722 111 222'],
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

test.each(['Mr. Otieno, manager, 0722 111 222', 'Guardian contact: 0722 111 222', 'Bahari Hotel, 0722 111 222'])(
  'Without headings, "%s" is somebody else\'s',
  (line) => {
    const text = cv('Asha Juma', 'Cook', 'Likoni', 'I cook for guests.', 'I bake.', line);
    expect(readCvText(text, { today }).phone).toBeNull();
  },
);

test("An employer's and a school's contact is not the person's", () => {
  const text = cv(
    'Asha Juma',
    'EXPERIENCE',
    'Cook, Bahari Hotel, 2019 - 2021',
    'Tel 0722 111 222, info@example.com',
    'Contact',
    '0744 111 222',
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
  ['Clerk at Acme Ltd, March 2021-Recent', '2021-03', null, true],
  ['Januari 2020 hadi sasa: Karani, Acme Ltd', '2020-01', null, true],
  ['Clerk\nAcme Ltd\n1st March 2019 - 30th June 2020', '2019-03', '2020-06', false],
  ["Acme Ltd | Clerk | Jan '19 - Feb '21", '2019-01', '2021-02', false],
  ['2019-05 - 2021-06\nAcme Ltd\nClerk', '2019-05', '2021-06', false],
  ['Clerk since 2021, Acme Ltd', '2021', null, true],
  ['Clerk, Acme Ltd, 2012 – 21', '2012', '2021', false],
  ['Position: Clerk\nEmployer: Acme Ltd\nPeriod: Jan – Mar 2022', '2022-01', '2022-03', false],
])('The job of %j is read with its time', (lines, startDate, endDate, isCurrent) => {
  const [entry, ...others] = readCvText(`Asha Juma\nWORK EXPERIENCE\n${lines}`, { today }).work;
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ name: 'Acme Ltd', startDate, endDate, isCurrent });
  expect(entry?.position).toMatch(/Clerk|Karani/);
});

test.each([
  'Supervised cashier, Bahari Hotel, 2019',
  '• Won best teller, Equity Bank, 2019',
  '2019\tPromoted to senior cashier',
  'Diploma in Nursing, KMTC Nakuru, 2014 - 2016',
])('"%s" among jobs is none', (line) => {
  const jobs = ['2019 - 2021\tClerk, Acme Ltd', '2017 - 2019\tTeller, Equity Bank'];
  const { work } = readCvText(cv('Asha Juma', 'WORK EXPERIENCE', ...jobs, line), { today });
  expect(work.map(({ position }) => position)).toEqual(['Clerk', 'Teller']);
});

test('Jobs told in prose are read', () => {
  const text =
    'Asha Juma\nI worked as a cook at Bahari Hotel from 2019 to 2021. Then I was a waiter at Kusi Hotel, 2021 to 2023.';
  expect(readCvText(text, { today }).work.map(({ name, startDate }) => [name, startDate])).toEqual([
    ['Bahari Hotel', '2019'],
    ['Kusi Hotel', '2021'],
  ]);
});

test("A writer's own name, and what was done in a job, are no employer", () => {
  const first = 'Peter Kariuki\npeter@example.com\nWaiter\t2018 – 2020\n• Served up to 20 tables';
  expect(readCvText(first).work).toMatchObject([{ position: 'Waiter', name: null }]);
  const second = 'Jane Doe\nEXPERIENCE\nGraphic Designer, 2018 - 2019\nDesigned boards for pumps';
  expect(readCvText(second).work).toMatchObject([{ position: 'Graphic Designer', name: null }]);
});

test('A duty that names a post is no job', () => {
  const duty = 'Managing Clients Accounts with Officers of Bidii Bank 2019';
  const { work } = readCvText(cv('Asha Juma', 'WORK EXPERIENCE', 'Clerk, Acme Ltd, 2019 - 2020', duty), { today });
  expect(work.map(({ position }) => position)).toEqual(['Clerk']);
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
  'E D U C A T I O N B A C K G R O U N D',
  'ELIMU NA MAFUNZO',
  'Masomo',
  'Formal education',
  'ACADEMIC BACK GROUND',
  'Institutions attended',
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

test.each([
  'PERSONAL ATTRIBUTES',
  'LEADERSHIP ROLES',
  'CLUBS AND SOCIETIES',
  'GAMES AND SPORTS',
  'Professional bodies',
])('Below "%s" stand no jobs', (heading) => {
  const others = ['Member, Institute of Bidii, 2016 - 2018', 'Games captain, 2012 - 2013'];
  const { work } = readCvText(cv('Asha Juma', 'WORK EXPERIENCE', 'Clerk, Acme Ltd, 2019 - 2020', heading, ...others));
  expect(work.map(({ position }) => position)).toEqual(['Clerk']);
});

test.each([
  ['Kenya Certificate of Primary Education, Likoni Primary School, 2005', 'Likoni Primary School', 'KCPE'],
  ['Bed making, Utalii College, 2005', 'Utalii College', null],
  ['In these years I learned a lot of Moi University teachers who were patient with me', undefined, undefined],
])('The school and the award of "%s" are read', (line, institution, studyType) => {
  const [entry] = readCvText(cv('Asha Juma', 'EDUCATION', line), { today }).education;
  expect([entry?.institution, entry?.studyType]).toEqual([institution, studyType]);
});

test('A form whose employer is an institution, and whose times have no label, is read', () => {
  const form = ['Position: Teacher (2019 - 2021)', 'Institution: Moi Primary School', 'Duties: taught', ''];
  const other = ['Position: Cook', 'Institution: Kusi School', '2017 - 2018'];
  const { work } = readCvText(cv('Asha Juma', 'WORK EXPERIENCE', ...form, ...other), { today });
  expect(work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ['Teacher', 'Moi Primary School', '2019'],
    ['Cook', 'Kusi School', '2017'],
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

test.each([
  ['PERSONAL DETAILS\nAddress: Mombasa Road, Nairobi', 'Nairobi'],
  ['PERSONAL DETAILS\nAddress: Box 12 Nairobi, Kajiado County', 'Kajiado'],
  ['PERSONAL DETAILS\nPlace of birth: Kisii', undefined],
  ['Narok Lemein\nTeacher', undefined],
  ['Asha Juma\nPROFILE\nI live in Ruiru and cook.', 'Kiambu'],
])('The county in %j is %s', (text, county) => {
  expect(readCvText(text, { today }).county?.value).toBe(county);
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

test('Firms of accountants and computer courses are no CPA and no driving licence', () => {
  const text = cv(
    'Moses Ouma',
    'WORK',
    'Audit Intern, Otieno and Sons CPAs, 2019 - 2021',
    'COURSES',
    'International Computer',
    'Driving License (ICDL), 2018',
  );
  expect(readCvText(text, { today }).licences.map(({ value }) => value)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/CPA|Driving/)]),
  );
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

test.each([
  ['Blue Horizon\nSilver Meadow\n2017 - 2018', 'Blue Horizon, Silver Meadow, 2017 - 2018'],
  ['Selling mitumba, Gikomba 2019 - 2021', 'Selling mitumba, Gikomba 2019 - 2021'],
  ['2020: Work in Bidii Company', '2020: Work in Bidii Company'],
  ['National Youth Service 2013', 'National Youth Service 2013'],
  ['GRAPHIC DESIGN\n2022', 'GRAPHIC DESIGN, 2022'],
])('Of "%s" names and time are told as unread', (job, unread) => {
  const read = readCvText(cv('Asha Juma', 'WORK EXPERIENCE', job, '', 'Clerk, Acme Ltd, 2019 - 2021'));
  expect(read.unread).toEqual([unread]);
  expect(read.work.map(({ position }) => position)).toEqual(['Clerk']);
});

test.each([
  ['I did my internship in one of the hospitals of the county, Amani Hospital.'],
  ['• CodeMasters'],
  ['Fresh graduate, no experience'],
  ['• 1 year at Amani Clinic 2021.'],
])('Where no job is understood, what its part tells first is told as unread: "%s"', (line) => {
  const read = readCvText(cv('Asha Juma', 'WORK EXPERIENCE', line, 'EDUCATION', 'KCSE, 2015'));
  expect(read.work).toEqual([]);
  expect(read.unread).toEqual([line.replace('• ', '')]);
});

test.each([
  'None',
  'N/A',
  '- -',
  'No experience yet',
  'I have never worked',
  'Sijawahi kufanya kazi',
  'Available on request',
  'Hakuna',
])('"%s" is no job that was not understood', (line) => {
  const { unread, work } = readCvText(cv('Asha Juma', 'WORK EXPERIENCE', line, 'EDUCATION', 'KCSE, 2015'));
  expect({ unread, work }).toEqual({ unread: [], work: [] });
});

test('A long line that was not understood is cut between words', () => {
  const line = `I have ${'helped my uncle with his business '.repeat(9)}in Nakuru.`;
  const [unread = ''] = readCvText(cv('Asha Juma', 'WORK EXPERIENCE', line)).unread;
  expect(unread).toMatch(/^I have (?:helped my uncle|with his business| )+ …$/);
});

test('A line without a gap is cut as well, and a line that comes twice is told once', () => {
  const line = `https://example.com/${'a'.repeat(300)}`;
  const text = cv('Asha Juma', 'WORK EXPERIENCE', line, 'INTERNSHIPS', line);
  expect(readCvText(text).unread).toEqual([`${line.slice(0, 160)} …`]);
});

test('Beside a form, what tells less than all of a job is told as unread', () => {
  const form = ['WORK EXPERIENCE', 'Employer: Mavuno Traders Ltd', 'Position: Clerk', 'Period: 2018 to date'];
  const { unread, work } = readCvText(cv('Asha Juma', ...form, 'INTERNSHIPS', 'Team lead, Bidii Hospital, 2019'));
  expect([work.map(({ name }) => name), unread]).toEqual([['Mavuno Traders Ltd'], ['Team lead, Bidii Hospital, 2019']]);
});
