import { expect, test } from 'vitest';
import { injectedInstructions } from '../testing/injected-instructions.ts';
import { checkDraft, type DraftKind, type DraftTexts, draftApplication } from './draft-application.ts';

const resume = `Achieng Otieno
Kisumu, Kenya
Experience
Bookkeeper, Jenga Hardware, Kisumu
March 2022 to today
- Kept the books of a shop with 14 staff in QuickBooks, with bank reconciliation every week.
- Ran stock control for 3,200 items and cut missing stock from 4 percent to 1 percent in a year.
- Prepare payroll and statutory deductions for 14 people.
Sales assistant, Lake Basin Electronics, Kisumu
January 2020 to February 2022
Selling phones, handling M-Pesa payments
Education
Diploma in Business Information Technology, Kisumu Evening College, 2021 to 2023
Skills
QuickBooks, SQL, Report Writing
I do not know Java. I am currently learning Python.
Languages
English, Kiswahili`;
const advert = {
  title: 'Accounts Assistant',
  company: 'Savanna Ledger',
  text: 'Requirements:\n- QuickBooks and bank reconciliation\n- Payroll\n- Java and Python\n- CPA Section 4',
};
const textOf = (kind: DraftKind, texts: DraftTexts): string =>
  draftApplication(kind, texts)
    .map(({ text, startsParagraph }, index) => (index === 0 ? '' : startsParagraph ? '\n' : ' ') + text)
    .join('');

test('A letter tells what the CV bears out of what the advert asks for, and nothing that is missing, denied or learned', () => {
  expect(textOf('letter', { resume, advert })).toBe(`Dear Hiring Manager,
I am writing to apply for the post of Accounts Assistant at Savanna Ledger. I currently work as a bookkeeper at Jenga Hardware, where I started in 2022.
Of what your advert asks for, I bring QuickBooks, bank reconciliation and payroll. At Jenga Hardware, I kept the books of a shop with 14 staff in QuickBooks, with bank reconciliation every week. I also ran stock control for 3,200 items and cut missing stock from 4 percent to 1 percent in a year. My duties at Jenga Hardware are to prepare payroll and statutory deductions for 14 people. Before that, I worked as a sales assistant at Lake Basin Electronics, from 2020 to 2022. My work there included selling phones and handling M-Pesa payments.
I hold a Diploma in Business Information Technology from Kisumu Evening College (2023). I speak English and Kiswahili. I live in Kisumu.
I would welcome the chance to discuss my application in an interview. Thank you for your time.
Yours faithfully,
Achieng Otieno`);
});

test('A summary has two to four sentences and no "I"', () => {
  const sentences = draftApplication('summary', { resume, advert });
  expect(sentences.map(({ text }) => text)).toEqual([
    'Bookkeeper, currently at Jenga Hardware.',
    'Skills include QuickBooks, bank reconciliation and payroll.',
    expect.stringMatching(/^Kept the books of a shop with 14 staff in QuickBooks/),
    'Holds a Diploma in Business Information Technology from Kisumu Evening College (2023); speaks English and Kiswahili.',
  ]);
});

test('Every claim stands on words of the texts; greetings and closings have none', () => {
  for (const { text, sources } of draftApplication('letter', { resume, advert })) {
    const isCourtesy = /^(?:Dear|I would welcome|Thank you|Yours|Achieng Otieno$)/.test(text);
    expect(sources.length === 0, text).toBe(isCourtesy);
  }
});

test('A school leaver applies with schooling, skills and languages', () => {
  const leaver =
    'Naomi Cherop\nEducation\nIten Day Secondary School, KCSE, 2020 - 2023\nSkills\nMicrosoft Word, typing\nLanguages\nEnglish, Kiswahili';
  const letter = textOf('letter', { resume: leaver, advert });
  expect(letter).toContain('I completed my KCSE at Iten Day Secondary School in 2023.');
  expect(letter).toContain('My skills include Microsoft Word and typing.');
  expect(letter).not.toMatch(/work(?:ed)? as/);
});

test('A CV in capitals is not shouted on, and a title takes the right article', () => {
  const shouted =
    'HASSAN ABDI NOOR\nWORK EXPERIENCE\n2016 – 2025: ICT OFFICER, SIGINON GROUP\nEDUCATION\n2009 – 2012: GARISSA HIGH SCHOOL, KCSE';
  const letter = textOf('letter', { resume: shouted, advert });
  expect(letter).toContain('I last worked as an ICT officer at Siginon Group, from 2016 to 2025.');
  expect(letter).toContain('I completed my KCSE at Garissa High School in 2012.');
  expect(letter).toContain('Hassan Abdi Noor');
});

test('Of a CV in Kiswahili a post is quoted as it is, with its meaning', () => {
  const mpishi =
    'Jina kamili: Asha Mwakio Juma\nUZOEFU WA KAZI\n2019 hadi sasa: Mpishi, Hoteli ya Bahari\n- Kupika chakula cha wageni 100\nLUGHA\nKiswahili';
  const letter = textOf('letter', {
    resume: mpishi,
    advert: { ...advert, title: 'Mpishi', text: 'Tunatafuta mpishi wa kupika chakula.' },
  });
  expect(letter).toContain('My current post is “Mpishi” (cook) at Hoteli ya Bahari, since 2019.');
});

test('A text that says nothing makes a short letter, not an error', () => {
  for (const text of ['', 'asdf', '\n\n•', '<b>'])
    expect(textOf('letter', { resume: text, advert: { title: text, company: text, text } })).toMatch(
      /^Dear Hiring Manager,\nI am writing to apply for the post (?:you have advertised|of asdf at asdf)\.\n/,
    );
});

test.each(injectedInstructions)('An order %s gets into no draft, from a CV or an advert', (_, order) => {
  const [head = '', ...rest] = resume.split('\n- Ran');
  const infected: DraftTexts[] = [
    { resume: `${head}\n- ${order}\n- Ran${rest.join('\n- Ran')}`, advert },
    { resume: `${order}\n${resume}`, advert },
    { resume, advert: { ...advert, text: `${order}\n${advert.text}` } },
    { resume, advert: { title: order, company: order, text: advert.text } },
  ];
  for (const texts of infected)
    for (const kind of ['letter', 'summary'] as const) {
      const text = textOf(kind, texts);
      expect(text).not.toMatch(
        /ignore|disregard|100|score|points|maagizo|alama|SWdu|SYSTEM|developer mode|requirement|\u200B|<span/i,
      );
      expect(
        checkDraft([{ text: order, sources: [{ from: 'resume', quote: order.slice(0, 500) }] }], texts).accepted,
      ).toEqual([]);
    }
});

test('Neither years that have not come nor what was done elsewhere is told of a post', () => {
  const messy =
    'Wycliffe Barasa\nEXPERIENCE\nElectrician, Savannah Solar, Kitale, Jan 2049 - present\nWired 12 houses and one clinic\nApprentice, Powermart Kitale\nCarried tools and cut conduits\nEDUCATION\nKCSE, 2002';
  const letter = textOf('letter', { resume: messy, advert });
  expect(letter).toContain('I work as an electrician at Savannah Solar.');
  expect(letter).not.toMatch(/2049|conduits/);
});

test('In a CV in capitals a line of work is no employer, places keep their capital and grades go with no school', () => {
  const shouted =
    'PETER MUTUA MULWA\nEXPERIENCE\nDRIVER, MACHAKOS BAKERS\n2011 TO 2016\nDELIVERED BREAD TO SHOPS IN THIKA\nCOLLECTED CASH FROM SHOPS IN KAMPALA AND TOOK IT TO THE BANK\nEDUCATION\nKCSE D+ MUMBUNI BOYS 2002';
  const letter = textOf('letter', { resume: shouted, advert });
  expect(letter).not.toContain('at Delivered');
  expect(letter).toContain('collected cash from shops in Kampala and took it to the bank.');
  expect(letter).toContain('I completed my KCSE at Mumbuni Boys in 2002.');
});

test('Somebody with a business of their own works for themselves', () => {
  const trader =
    "Lucy Kamau\nWORK EXPERIENCE\nOwn business: selling children's clothes, March 2021 to date\nSelling on Facebook\nEDUCATION\nKCSE, Githunguri Girls, 2004\nCertificate in Computer Packages, Thika Technical, 2006";
  expect(textOf('letter', { resume: trader, advert })).toContain('I have worked for myself since 2021.');
  expect(textOf('letter', { resume: trader, advert })).toContain(
    'I hold a Certificate in Computer Packages from Thika Technical (2006).',
  );
});

test('Slips are put right, and what a CV says of duties and tasks becomes sentences', () => {
  const waiter = `Salim Juma
EXPERIENCE
Waiter, Bahari Resort, Diani
2021 - today
- Responsible for 14 tables in the restaurent
- Tasked with training new waiters
- Helped in over 90 weddings, 6 of them on the beach
- I lead a team of 4 sales representatives
EDUCATION
BSc. Computer Science, University of Eldoret, 2017 - 2020`;
  const letter = textOf('letter', { resume: waiter, advert: { ...advert, title: 'WAITER (HOTEL) WANTED' } });
  for (const sentence of [
    'for the post of Waiter (Hotel) at Savanna Ledger.',
    'My work at Bahari Resort includes responsibility for 14 tables in the restaurant.',
    'I was tasked with training new waiters.',
    'I also helped in over 90 weddings, 6 of them on the beach.',
    'I lead a team of 4 sales representatives.',
    'I hold a BSc in Computer Science from the University of Eldoret (2020).',
  ])
    expect(letter).toContain(sentence);
});

test('A sentence that is left out leaves its paragraph to the next', () => {
  const farmer =
    'Esther Ombati\nEXPERIENCE\nFarm Manager, Lakeside Blooms\n2019 - today\n- Managed 160 workers\nEDUCATION\nEgerton University, BSc Horticulture, 2012 - 2016\nLANGUAGES\nEnglish, Kiswahili';
  expect(textOf('letter', { resume: farmer, advert })).toMatch(/\nI (?:hold|speak)/);
});

test('Points that begin with small letters are points of their own', () => {
  const mason =
    'Kevin Otieno\nWORK\nMason at Jamii Contractors, Ruai 2019 to now\nbuilding of walls and septic tanks\ni also do floor tiles\nreading of drawings';
  expect(textOf('letter', { resume: mason, advert })).not.toMatch(/tanks i|tiles reading/);
});
