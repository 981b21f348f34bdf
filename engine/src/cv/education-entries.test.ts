import { expect, test } from 'vitest';
import { readCvText } from './read-cv.ts';

const today = '2026-12-31';

test.each([
  ['Kenyatta University\nBSc (Hons) – Statistics\n2016 - 2020', ['Kenyatta University; BSc; Statistics; 2020']],
  [
    'Moi University, BSc Business Information Technology (BBIT), 2021',
    ['Moi University; BSc; Business Information Technology; 2021'],
  ],
  [
    'Moi University, Bachelor of Education (Mathematics and Physics), 2021',
    ['Moi University; Bachelor of Education; Mathematics and Physics; 2021'],
  ],
  [
    'Egerton University\nDoctor of Philosophy (PhD), Botany, 2021',
    ['Egerton University; Doctor of Philosophy; Botany; 2021'],
  ],
  [
    'Moringa School\nSoftware Development\nFeb 2025 - Nov 2025\nBSc Mechatronics\nDeKUT University\n2019 - 2024\nKCSE\nMaranda High School\n2015 - 2018',
    [
      'Moringa School; -; Software Development; 2025-11',
      'DeKUT University; BSc; Mechatronics; 2024',
      'Maranda High School; KCSE; -; 2018',
    ],
  ],
  [
    'Moi University\nUNDERGRADUATE\n2020 - 2024\nBachelor of Arts\nRamba High School\n2016 - 2019\nKCSE',
    ['Moi University; Bachelor of Arts; -; 2024', 'Ramba High School; KCSE; -; 2019'],
  ],
  [
    'Secondary Education\nRamba High School\n2016 - 2019\nKCSE\nPrimary Education\nTemudo Primary School\n2005 - 2011\nKCPE',
    ['Ramba High School; KCSE; -; 2019', 'Temudo Primary School; KCPE; -; 2011'],
  ],
  ['Kenya Certificate Secondary Education\nGrade Attained: B\n2018', ['-; KCSE; -; 2018']],
  [
    'Zetech University\nBachelor of Science in Software\nEngineering\n2020 - 2024',
    ['Zetech University; Bachelor of Science; Software Engineering; 2024'],
  ],
  [
    'BSc Botany\n2019\nDedan Kimathi\nUniversity of Technology',
    ['Dedan Kimathi University of Technology; BSc; Botany; 2019'],
  ],
  [
    'Moi University, Bachelor of Science Information Technology, 2021',
    ['Moi University; Bachelor of Science; Information Technology; 2021'],
  ],
  [
    'Moi University, Bachelor of Education Technology, 2021',
    ['Moi University; Bachelor of Education Technology; -; 2021'],
  ],
  ['Moi University (Bachelor of Science in Botany), 2021', ['Moi University; Bachelor of Science; Botany; 2021']],
  [
    'Moi University\nDegree (Bachelor of Science in Botany)\n2021',
    ['Moi University; Bachelor of Science; Botany; 2021'],
  ],
  ['2004-2008 Narok High School KCSE C-', ['Narok High School; KCSE; -; 2008']],
  ['2004-2008 Shule ya Upili ya Waa (KCSE D+)', ['Shule ya Upili ya Waa; KCSE; -; 2008']],
  [
    'Ramba High School\nKenya Certificate of Secondary Education\n(KCSE) 2014-2017',
    ['Ramba High School; KCSE; -; 2017'],
  ],
  ['KENYA CERTIFICATE OF SECONDARY EDUCATION RAMBA SCHOOL\n2017', ['RAMBA SCHOOL; KCSE; -; 2017']],
  ['Software Engineering Certificate, eMobilis, 2024', ['eMobilis; Certificate; Software Engineering; 2024']],
  ['Ramba High School\nHigh School Certificate\n2017', ['Ramba High School; High School Certificate; -; 2017']],
  ['KARATINA UNIVERSITY // B.Sc Botany\n2016', ['KARATINA UNIVERSITY; B.Sc; Botany; 2016']],
  [
    'BACHELOR OF SCIENCE IN BOTANY STRATHMORE UNIVERSITY\n2016',
    ['STRATHMORE UNIVERSITY; BACHELOR OF SCIENCE; BOTANY; 2016'],
  ],
  ['Bachelor of Commerce in Kenyatta university, 2016', ['Kenyatta university; Bachelor of Commerce; -; 2016']],
  [
    'Moi University\nBachelor of Arts - BA, Media Studies\n2012 - 2016',
    ['Moi University; Bachelor of Arts; Media Studies; 2016'],
  ],
  ['Microverse\nFull Stack Web Development\n2023', ['Microverse; -; Full Stack Web Development; 2023']],
  [
    'Moi University\nBSc Botany\n2016\nCompleted research on ferns\nRelevant coursework: ferns',
    ['Moi University; BSc; Botany; 2016'],
  ],
  [
    'ALX Africa\nVirtual Assistant Program\n2024\n\nBachelor of Science, Statistics\nUniversity of Nairobi\n2015 - 2019',
    ['ALX Africa; -; Virtual Assistant Program; 2024', 'University of Nairobi; Bachelor of Science; Statistics; 2019'],
  ],
  ['1977 - 1984\tGATITU PRIMARY\tCPE', ['GATITU PRIMARY; CPE; -; 1984']],
  ['BSc Commerce\nWebsite https://example.ac.ke\n2018', ['-; BSc; Commerce; 2018']],
  ['2004 - 2008: Studied in Ramba High School', ['Ramba High School; -; -; 2008']],
])('The schools of %j are read', (lines, schools) => {
  const { education } = readCvText(`Asha Juma\nEducation\n${lines}`, { today });
  expect(
    education.map((entry) =>
      [entry.institution, entry.studyType, entry.area, entry.endDate].map((told) => told ?? '-').join('; '),
    ),
  ).toEqual(schools);
});

test('Studies of which only "ongoing" is said go on', () => {
  const { education } = readCvText('Asha Juma\nEducation\nMoi University\nMSc Botany\nOngoing', { today });
  expect(education).toMatchObject([{ institution: 'Moi University', area: 'Botany', endDate: null, isCurrent: true }]);
});
