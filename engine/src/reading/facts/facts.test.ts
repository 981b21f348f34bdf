import { expect, test } from 'vitest';
import { backgroundIn } from '../person/background.ts';
import { requirementsIn } from '../posting/requirements.ts';

const today = '2026-12-31';

test.each([
  ['Requirements\nAt least 5 years of experience in sales', 5, '5 years'],
  ['Requirements\nTwo to five years in similar work', 2, 'Two to five years'],
  ['Sifa\nUzoefu wa miaka mitatu', 3, 'miaka mitatu'],
  ['Requirements\nTwenty years at sea', 20, 'Twenty years'],
  ['Requirements\nSix years or more, two of them leading others', 6, 'Six years'],
  ['Requirements\n20 - 25 years of experience in banking', 20, '20 - 25 years'],
  ['Requirements\n18 to 20 years experience in audit', 18, '18 to 20 years'],
  ['Requirements\nBetween 20 and 25 years of relevant experience', 20, '20 and 25 years'],
  ['Requirements\nAged 25 to 40 years', undefined, undefined],
  ['Requirements\nPresentable, between 24 and 32 years', undefined, undefined],
  ['Requirements\nAged 25 to 40 years with experience', undefined, undefined],
  ['Requirements\nAged 30 years and above with experience in sales', undefined, undefined],
  ['Requirements\nAge 22 - 35 years, experience in driving', undefined, undefined],
  ['Requirements\nAge: 22 - 35 years Experience: 2 years', 2, '2 years'],
  ['Requirements\nBetween 24 and 32 years old with experience', undefined, undefined],
  ['Requirements\nMust be 25-40 years. Experience is a plus', undefined, undefined],
  ['3 month paid internship in Embu', undefined, undefined],
  ['Busy garage. German cars. 4 yrs, good with gearboxes.', 4, '4 yrs'],
  ['You have: 3+ years in a factory, knowledge of PLC is a plus.', 3, '3+ years'],
  ['Requirements\n2 years in a bank. 10 years as a manager is an added advantage.', 2, '2 years'],
])('Of "%s" the years are read with their words', (advert, years, words) => {
  const read = requirementsIn('Officer', advert).years;
  expect([read?.years, read?.words]).toEqual([years, words]);
});

test.each([
  ['Requirements\nDiploma or degree in business', 'diploma', 'Diploma'],
  ['Requirements\nKCSE C plain', 'secondary', 'KCSE'],
  ["Requirements\nMaster's degree in Statistics or a related field", 'master', "Master's degree"],
  ['Requirements\nCertificate or Diploma in Early Childhood Education', 'certificate', 'Certificate'],
  ['Guards needed in Ruaka\nForm four leaver, D plain and above', 'secondary', 'Form four'],
  ['Sifa\nAwe na cheti cha afya', undefined, undefined],
])('Of "%s" the lowest schooling that is enough is read', (advert, level, words) => {
  const read = requirementsIn('Clerk', advert).education;
  expect([read?.level, read?.words]).toEqual([level, words]);
});

test.each([
  ['Intern', '', -1],
  ['Graduate Trainee, Audit', 'Requirements\nTwo years of experience', -1],
  ['Industrial Attaché', '', -1],
  ['Teaching Practice, Mathematics', '', -1],
  ['Internship Coordinator', '', 0],
  ['Manager, Attachment Programme', '', 2],
  ['Head of Apprenticeships', '', 3],
  ['Manager Trainee', '', -1],
  ['Supervisor - Trainee', '', -1],
  ['Officer, Graduate Intern', '', -1],
  ['Junior Accountant', '', 0],
  ['International Sales', '', 0],
  ['Accountant', 'Requirements\nThree years of experience', 1],
  ['Senior Accountant', 'Requirements\nSix years of experience', 2],
  ['Head of Finance', '', 3],
  ['Executive Assistant to the Director', '', 0],
])('%s, %s: level %d', (title, advert, level) => {
  expect(requirementsIn(title, advert).level).toBe(level);
});

test('The years of a CV are those of its jobs, whatever it states, school apart', () => {
  const resume = [
    'Plumber with thirty years of practice',
    'Experience',
    'Plumber, Centum Ltd, January 2020 - December 2022',
    'Plumber, Maji Ltd, 06/2022 to date',
    'Education',
    'Diploma, Kabete Polytechnic, 2010 - 2013',
  ].join('\n');
  const { years, education, level } = backgroundIn(resume, today);
  expect(years?.years).toBe(7);
  expect(education).toEqual({ level: 'diploma', words: 'Diploma' });
  expect(level).toBe(2);
});

test.each([
  ['Clerk, Meru Dairy, January 2025 to date', '2026-03-09', 15],
  ['Clerk, Meru Dairy, June 2025 - December 2027', '2026-03-09', 10],
  ['Clerk, Meru Dairy, 2025 - 2026', '2026-03-09', 15],
  ['Clerk, Meru Dairy, March 2026 to date', '2026-03-31', 1],
  ['Clerk, Meru Dairy, Nov - Feb 2020', '2026-03-09', 4],
  ['Clerk, Meru Dairy, Sept 19 - Feb 21', '2026-03-09', 18],
  ['Clerk, Meru Dairy, 09/19 - 02/21', '2026-03-09', 18],
  ['Clerk, Meru Dairy, Jan. 25 to present', '2026-03-09', 15],
  ['Clerk, Meru Dairy, scored 9/10 - 8/10', '2026-03-09', 0],
])('%s: on %s that is %i months and none that is still to come', (line, day, months) => {
  const { years } = backgroundIn(`Work experience\n${line}`, day);
  expect((years?.years ?? 0) * 12).toBeCloseTo(months);
});

test('Nobody is a head of others by the title of a referee or a boss', () => {
  const resume = 'Clerk, 2021 - 2023\nReported to the Head of Finance\nReferees\nTom Otieno, Director, Acme';
  expect(backgroundIn(resume, today).level).toBe(1);
});

test('Without dates the years are what is stated, or unknown, and a beginner is only who says so', () => {
  expect(backgroundIn('I am a tailor.', today)).toEqual({ years: null, education: null, level: 1 });
  expect(backgroundIn('I have been a tailor for six years.', today)).toMatchObject({ years: { years: 6 }, level: 2 });
  expect(backgroundIn('BSc Nursing (ongoing)\nKCSE 2022', today).education?.level).toBe('secondary');
  expect(backgroundIn('Education\nBSc Nursing\n2019 - present\nKCSE 2018', today).education?.level).toBe('secondary');
  expect(backgroundIn('A fresh graduate of tailoring.', today).level).toBe(0);
});

test('Years of something else are no experience', () => {
  const resume = [
    'Profile',
    'Analyst of rainfall data from 1990 to 2020.',
    'Work experience',
    'Research Assistant, Maseno University, Jan 2024 - Dec 2024',
    '- Mentored two staff to promotion over 18 months',
  ].join('\n');
  expect(backgroundIn(resume, today)).toMatchObject({ years: { years: 1 }, level: 1 });
});
