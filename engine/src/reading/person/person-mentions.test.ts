import { expect, test } from 'vitest';
import { personMentions } from './person-mentions.ts';

function standingsIn(resume: string): Record<string, string> {
  return Object.fromEntries(personMentions(resume, '2026-12-31').map(({ concept, standing }) => [concept, standing]));
}

test.each([
  ['I am not good at Excel but I know welding.', { 'microsoft-excel': 'denied', welding: 'has' }],
  ['Sina leseni ya udereva.', { 'credential:driving-licence': 'denied' }],
  ['Sijawahi kufanya uchomeleaji.', { welding: 'denied' }],
  ['I do not know SQL, only plumbing.', { sql: 'denied', plumbing: 'has' }],
  ['I cannot weld, though I do carpentry.', { carpentry: 'has' }],
  ['Never used SAP, but two years of Odoo.', { odoo: 'has' }],
  ['Currently learning Python.', { python: 'learning' }],
  ['I would like to become a software developer.', { 'occupation:software-developer': 'wish' }],
  ['Natafuta kazi ya uhasibu.', { accounting: 'wish' }],
  ['My wife is a nurse.', { 'occupation:nurse': 'other' }],
  ['I helped my uncle, who is a mason.', { 'occupation:mason': 'other' }],
  ['Managed a team of nurses.', { 'occupation:nurse': 'other' }],
  ['Reported to the Head of Marketing.', { marketing: 'other' }],
  ['Worked with the sales and logistics departments.', { sales: 'other', logistics: 'other' }],
  ['Hobbies: cooking and swimming', { 'food-production': 'other' }],
  ['Objective\nTo secure a position in marketing', { marketing: 'wish' }],
  ['Referees\nJane Otieno, Accountant, Naivas', { 'occupation:accountant': 'other' }],
  [`REFEREES${'_'.repeat(60)}\nJane Otieno, Accountant, Naivas`, { 'occupation:accountant': 'other' }],
  ['REFEREES.\nJane Otieno, Accountant, Naivas', { 'occupation:accountant': 'other' }],
  ['OBJECTIVE.\nTo work in sales\nWORKING ORGANISATION.\nCashier', { sales: 'wish', 'occupation:cashier': 'has' }],
  ['Objective\nTo work in sales\nKilifi Salt Ltd, Jan 2019 - March 2021\nCashier', { 'occupation:cashier': 'has' }],
  ['POSITION APPLIED FOR\nDRIVER\nI am Asha', { 'occupation:driver': 'wish' }],
  ['Ongoing studies\nBSc Nursing, 2023 - present', { 'credential:bsc-nursing': 'learning' }],
  ['Personal details\nMale, Kisii\nJambo Ltd, 2019 to date\nCashier', { 'occupation:cashier': 'has' }],
  ['Personal details\nBorn 3 May 1990\nFather: Cashier', { 'occupation:cashier': 'other' }],
  ['KCSE 2019: Mathematics B, Chemistry C+', { mathematics: 'other', chemistry: 'other' }],
  ['Access for physicians, pharmacists and administrators.', { 'occupation:doctor': 'other', pharmacy: 'other' }],
  ['Worked closely with kitchen staff.', { 'occupation:kitchen-assistant': 'other' }],
  ['Worked as kitchen staff.', { 'occupation:kitchen-assistant': 'has' }],
  ['Coordinated with bookkeeper and store.', { 'occupation:bookkeeper': 'other' }],
  ['Office support for the surveyor', { 'occupation:land-surveyor': 'other' }],
  ['Hired for the post of finance manager', { 'occupation:finance-manager': 'has' }],
  ['Hired for the cashier position', { 'occupation:cashier': 'has' }],
  ['Prepared the driver income statement.', { 'occupation:driver': 'other' }],
  ['Driver, income statements, cash book', { 'occupation:driver': 'has' }],
  ['Mr. Stephen Njogu, General Manager, Mwea Growers', { 'occupation:general-manager': 'other' }],
  ['House help - Mrs. Patel, Parklands', { 'occupation:house-help': 'has' }],
  ['Najafizada M, Potter B, Labonte R', { 'occupation:potter-and-craft-maker': 'other' }],
  ['Potter, beads and baskets', { 'occupation:potter-and-craft-maker': 'has' }],
  ['Aspiring data scientist with Python', { 'occupation:data-scientist': 'wish', python: 'has' }],
  ['Passion to become a web developer', { 'occupation:web-developer': 'wish' }],
  ['Promoted to become head teacher', { 'occupation:head-teacher': 'has' }],
  ['Patient Advocate', { 'occupation:lawyer': 'other' }],
  ['Advocate of the High Court', { 'occupation:lawyer': 'has' }],
  ['Legal Officer\nAdvocate\nNairobi', { 'occupation:lawyer': 'has' }],
  ['Driver B, C and E', { 'occupation:driver': 'has' }],
  ['Worked as cleaners and drivers', { 'occupation:cleaner': 'has', 'occupation:driver': 'has' }],
  ['Supported the cashier, experience of three years', { 'occupation:cashier': 'other' }],
  ['Trained to become a chef', { 'occupation:cook': 'has' }],
  ['Senior Associate Advocate', { 'occupation:lawyer': 'has' }],
  ['BSc Information Technology, KCA University', { 'information-technology': 'has' }],
  ['Bachelor of Business Information Systems', { 'information-systems': 'has' }],
  ['Diploma in Medical Laboratory Technology, KMTC', { 'medical-laboratory': 'has' }],
  ['Certificate, Carpentry Bench Technologies', { carpentry: 'other' }],
  ['Mechanical Engineering Attachment, KenGen', { 'occupation:mechanical-engineer': 'has' }],
  ['Internship in Accounting', { 'occupation:accounts-assistant': 'has' }],
  ['HR Attachée', { 'occupation:hr-assistant': 'has' }],
  ['I seek a chemical engineering internship', { 'occupation:process-engineer': 'wish' }],
  ['Education\nBSc Nursing, Maseno University\n2023 - present\nKCSE, 2022', { 'credential:bsc-nursing': 'learning' }],
  ['Education\n2023 - 2027\nMaseno University\nBSc Nursing', { 'credential:bsc-nursing': 'learning' }],
  [
    'Education\nBSc Nursing, Maseno University\n2019 - 2023\nKenya Red Cross, 2024 - present',
    { 'credential:bsc-nursing': 'has' },
  ],
  [
    'CPA Part II (ongoing), Diploma in Accounting 2022',
    { 'credential:cpa-part-ii': 'learning', 'credential:diploma-in-accounting': 'has' },
  ],
  [
    'Diploma in Accounting 2022, ongoing BSc Nursing',
    { 'credential:bsc-nursing': 'learning', 'credential:diploma-in-accounting': 'has' },
  ],
  ['BSc Nursing, Maseno University\nIn progress', { 'credential:bsc-nursing': 'learning' }],
  ['Fourth-year BSc Nursing student', { 'credential:bsc-nursing': 'learning' }],
  ['BSc Nursing, expected 2028', { 'credential:bsc-nursing': 'learning' }],
  ['BSc Nursing (in progress)', { 'credential:bsc-nursing': 'learning' }],
  ['CPA Part II (in progress)', { cpa: 'learning', 'credential:cpa-part-ii': 'learning' }],
  ['CPA 2019, ACCA ongoing', { cpa: 'has', acca: 'learning' }],
  ['TSC registration in progress', { 'credential:tsc-number': 'wish' }],
  ['CPA Part II (ongoing)', { cpa: 'learning' }],
  ['BSc Nursing, final year project on malaria', { 'credential:bsc-nursing': 'has' }],
  ['BSc Nursing (Year 3)', { 'credential:bsc-nursing': 'learning' }],
  ['BSc Nursing, taught Year 4 in Nakuru', { 'credential:bsc-nursing': 'has' }],
  ['BSc Nursing – best student of 2019', { 'credential:bsc-nursing': 'has' }],
  ['BSc Nursing, graduating class of 2019', { 'credential:bsc-nursing': 'has' }],
  ['BSc Nursing student at Maseno', { 'credential:bsc-nursing': 'learning' }],
  ['Holder of a Diploma in Accounting, supporting ongoing audits', { 'credential:diploma-in-accounting': 'has' }],
  ['CPA, ongoing audits of banks', { cpa: 'has' }],
  ['BSc Nursing, student leader', { 'credential:bsc-nursing': 'has' }],
  ['Diploma in Accounting. Taught first-year students', { 'credential:diploma-in-accounting': 'has' }],
  ['Taught undergraduate students', { 'credential:degree': 'other' }],
  ['KEBS - Nairobi, Kenya', { 'credential:kebs-certification': 'other' }],
  ['KEBS certificate', { 'credential:kebs-certification': 'has' }],
  ['Volunteer at ISACA', { 'credential:isaca-membership': 'other' }],
  ['KISM annual conference', { 'credential:kism-membership': 'other' }],
  ['KISM member no. 4411', { 'credential:kism-membership': 'has' }],
  ['2023 NCA', { 'credential:nca-registration': 'has' }],
  ['An IATA accredited travel company', { 'credential:iata-certificate': 'other' }],
  ['IATA diploma', { 'credential:iata-certificate': 'has' }],
  ['Ensure the good conduct of elections', { 'credential:certificate-of-good-conduct': 'other' }],
  ['ICT Certificate of Proficiency, Abia University', { 'credential:ira-licence': 'other' }],
  ['Insurance agent, Certificate of Proficiency', { 'credential:ira-licence': 'has' }],
  ['I am a dedicated professional engineer', { 'credential:ebk-registration': 'other' }],
  ['Obtained Professional Engineer (PE) license', { 'credential:ebk-registration': 'has' }],
  ['Police clearance (good conduct) 2023', { 'credential:certificate-of-good-conduct': 'has' }],
  ['AWS Certified Cloud Practitioner (CCP)', { 'credential:ccp': 'other', 'credential:aws-certification': 'has' }],
  ['AWS Certified Cloud Practitioner (target 2027)', { 'credential:aws-certification': 'wish' }],
  ['TSC registration, 2020 - to date', { 'credential:tsc-number': 'has' }],
  ['Scrub nurse in theatre', { 'occupation:nurse': 'has' }],
])('"%s" tells what the person has from what they have not', (resume, expected) => {
  expect(standingsIn(`Asha\n${resume}`)).toMatchObject(expected);
});

test('Names of people, schools, streets and firms are no skills', () => {
  const resume =
    'Mary Baker Wanjiku\nCook Court, Mombasa\nDriver Lane\nCashier - Tuskys Supermarket\nBaker Secondary School';
  expect(
    personMentions(resume)
      .filter(({ standing }) => standing === 'has')
      .map(({ start }) => start),
  ).toEqual(
    personMentions(resume)
      .filter(({ concept }) => /cash/.test(concept))
      .map(({ start }) => start),
  );
});

test('A name of an occupation within that of a tool or a degree is nobody', () => {
  const occupations = (resume: string): string[] =>
    personMentions(resume).flatMap(({ concept, kind }) => (kind === 'occupation' ? [concept] : []));
  expect(occupations('Adobe Illustrator, UI/UX design\nDoctor of Philosophy\nDoctor of Engineering')).toEqual([]);
  expect(occupations('Illustrator\nUX designer\nDoctor')).toEqual([
    'occupation:illustrator',
    'occupation:ux-designer',
    'occupation:doctor',
  ]);
});

test.each([
  'Served within a structured ITIL environment',
  'AWS services such as MSK and SQS',
  'AWS/Azure fundamentals',
  'ART guidelines, NASCOP',
  'Kenya School of Law',
])('"%s" names no paper', (line) => {
  expect(personMentions(`Asha\n${line}`).filter(({ concept }) => concept.startsWith('credential:'))).toEqual([]);
});

test('Places are those of the text, also where it has markup', () => {
  const resume = '<ul><li>Plumber &amp; <b>mason</b></li></ul>';
  expect(personMentions(resume).map(({ start, end }) => resume.slice(start, end))).toEqual(
    expect.arrayContaining(['Plumber', 'mason']),
  );
});
