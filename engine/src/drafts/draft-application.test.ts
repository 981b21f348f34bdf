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
