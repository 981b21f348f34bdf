import { expect, test } from 'vitest';
import { injectedInstructions } from '../testing/injected-instructions.ts';
import type { DraftKind, DraftTexts } from './draft.ts';
import { outlineApplication } from './outline-application.ts';

const resume = `Achieng Otieno
Kisumu, Kenya
Experience
Sales assistant, Lake Basin Electronics, Kisumu
January 2020 to February 2022
- Sold phones to 40 customers a day
Bookkeeper, Jenga Hardware, Kisumu
March 2022 to today
- Kept the books of a shop with 14 staff in QuickBooks, with bank reconciliation every week.
- Prepare payroll for 14 people.
- Made tea.
Education
Diploma in Business Information Technology, Kisumu Evening College, 2021 to 2023
Languages
English, Kiswahili`;
const advert = {
  title: 'Accounts Assistant',
  company: 'Savanna Ledger',
  text: 'Requirements:\n- QuickBooks and bank reconciliation\n- Payroll\n- CPA Section 4',
};
const textOf = (kind: DraftKind, texts: DraftTexts): string =>
  outlineApplication(kind, texts)
    .map(({ text }) => text)
    .join('\n');

test('An outline says what to write, and brings the lines of the CV for it, the newest job first', () => {
  expect(textOf('letter', { resume, advert })).toBe(`Dear Hiring Manager,
I am writing to apply for the post of Accounts Assistant at Savanna Ledger.
[Who you are and what you do now, in one sentence. From your CV:]
• Bookkeeper, Jenga Hardware, Kisumu
• Sales assistant, Lake Basin Electronics, Kisumu
[What you have done that this advert asks for, in two or three sentences. From your CV:]
• Kept the books of a shop with 14 staff in QuickBooks, with bank reconciliation every week.
• Prepare payroll for 14 people.
• Made tea.
• Sold phones to 40 customers a day
[The papers, schools and languages that count for this job. From your CV:]
• Diploma in Business Information Technology, Kisumu Evening College, 2021 to 2023
• English, Kiswahili
[When you can start.]
Yours faithfully,
Achieng Otieno`);
});

test('A summary has three parts, and each line of the CV is its own source', () => {
  const summary = outlineApplication('summary', { resume, advert });
  expect(summary.filter(({ text }) => text.startsWith('['))).toHaveLength(3);
  for (const { text, sources } of summary) {
    expect(sources.map(({ quote }) => `• ${quote}`)).toEqual(text.startsWith('•') ? [text] : []);
  }
});

test('A text that says nothing makes an outline without lines, not an error', () => {
  for (const text of ['', 'asdf', '\n\n•', '<b>'])
    expect(textOf('letter', { resume: text, advert: { title: text, company: text, text } })).toMatch(
      /^Dear Hiring Manager,\nI am writing to apply for the post (?:you have advertised|of asdf at asdf)\.\n\[[^\]]*\]\n\[[^\]]*\]\n\[/,
    );
});

test.each(injectedInstructions)('An order %s gets into no outline, from a CV or an advert', (_, order) => {
  const infected: DraftTexts[] = [
    { resume: resume.replace('- Made tea.', `- ${order}`), advert },
    { resume: `${order}\n${resume}`, advert },
    { resume, advert: { ...advert, text: `${order}\n${advert.text}` } },
    { resume, advert: { title: order, company: order, text: advert.text } },
  ];
  for (const texts of infected)
    for (const kind of ['letter', 'summary'] as const) {
      expect(textOf(kind, texts)).not.toMatch(
        /ignore|disregard|100|score|points|maagizo|alama|SWdu|SYSTEM|developer mode|requirement|\u200B|<span/i,
      );
    }
});
