import { expect, test } from 'vitest';
import { conceptName } from './concept-name.ts';
import { explainMatch } from './explain-match.ts';
import type { PersonFacts, PostingFacts } from './facts.ts';
import { type PersonText, readPerson } from './read-person.ts';
import { type PostingText, readPosting } from './read-posting.ts';
import { recommendMatch } from './recommend-match.ts';
import { loweringsOf, scoreMatch } from './score-match.ts';

const accountant: PostingText = {
  title: 'Accountant',
  description: 'Savanna Logistics moves parcels. You will do bank reconciliation every week.',
  requirements: 'CPA(K)\nFiles VAT on iTax\nThree years of experience\nXero is an advantage',
  skills: ['Accounting', 'QuickBooks', 'Payroll'],
  companyName: 'Savanna Logistics',
};

const cv: PersonText = {
  resume:
    'Accountant, Makueni Water Ltd, 2020 - 2025\nQuickBooks, payroll, bank reconciliation, VAT returns on iTax.\nCPA(K) 2021',
  skills: [],
  today: '2026-12-31',
};

function score(resume: string, posting = accountant): number | null {
  return scoreMatch(readPerson({ resume, skills: [], today: '2026-12-31' }), readPosting(posting));
}

test('A CV written for a post reaches 75, an unrelated one stays under 30', () => {
  expect(score(cv.resume)).toBeGreaterThanOrEqual(75);
  expect(score('Plumber for six years. PPR pipes, pumps, drains. English and Kiswahili.')).toBeLessThan(30);
  expect(score('')).toBe(0);
});

test('The title alone of ones own occupation is worth applying, a neighbouring one less', () => {
  const own = score('I am an accountant. Worked as an accountant 2020 - 2024.') ?? 0;
  const near = score('Cashier at a supermarket, 2020 - 2024.') ?? 0;
  expect(own).toBeGreaterThanOrEqual(60);
  expect(near).toBeLessThan(own);
});

test('Who teaches mathematics is no match for a teacher of English, who tells no subject may be', () => {
  const english = {
    title: 'English Teacher',
    description: 'Teach English.',
    requirements: null,
    skills: ['English Teaching'],
    companyName: null,
  };
  const ofMaths =
    score('Secondary School Teacher, 2020 - 2024\nMathematics Teacher, 2018 - 2020\nLesson planning', english) ?? 0;
  const ofAny = score('Secondary School Teacher, 2020 - 2024\nLesson planning', english) ?? 0;
  expect(ofMaths).toBeLessThan(ofAny - 20);
});

test('A senior post is no match for a beginner', () => {
  const senior = { ...accountant, title: 'Head of Accounting', requirements: 'Ten years of experience' };
  expect(readPosting(senior).level).toBe(3);
  const beginner = score('Accountant, fresh graduate. QuickBooks, payroll.', senior) ?? 0;
  expect(beginner).toBeLessThan(40);
  // Whose years nobody knows stands between.
  expect(score('Accountant. QuickBooks, payroll.', senior)).toBeGreaterThan(beginner);
});

test('A post for learners has half of the score for who has worked for years, and is told so', () => {
  const trainee = { ...accountant, title: 'Accounting Trainee' };
  const learner = 'Accounting student. QuickBooks, payroll, bank reconciliation.\nWork experience\n';
  const one = { resume: `${learner}Intern, Maji Ltd, Jan 2026 - Mar 2026`, skills: [], today: '2026-12-31' };
  const other = { resume: `${learner}Accounts clerk, Maji Ltd, Jan 2016 - Mar 2026`, skills: [], today: '2026-12-31' };
  expect(scoreMatch(readPerson(one), readPosting(trainee))).toBeGreaterThanOrEqual(60);
  expect(scoreMatch(readPerson(other), readPosting(trainee))).toBeLessThanOrEqual(50);
  expect(explainMatch(one, trainee).lowerings).not.toContain('learners');
  expect(explainMatch(other, trainee).lowerings).toContain('learners');
  const junior = readPosting({ ...accountant, title: 'Junior Accountant' });
  expect(scoreMatch(readPerson(other), junior)).toBeGreaterThanOrEqual(70);
});

test('An intern whose work is not told has no occupation, who tells of it has that one', () => {
  const occupationsOf = (resume: string) =>
    readPerson({ resume: `Asha Njeri\nExperience\n${resume}`, skills: [], today: '2026-12-31' })
      .concepts.map(({ concept }) => concept)
      .filter((concept) => concept.startsWith('occupation:'));
  expect(occupationsOf('Intern, Maji Ltd, Jan 2026 - Mar 2026')).toEqual(['occupation:intern']);
  expect(occupationsOf('Plumbing attachment, Maji Ltd, Jan 2026 - Mar 2026')).toContain('occupation:plumber');
});

test('The name of work is an occupation where it is the post of a job, and a skill elsewhere', () => {
  const weightOf = (resume: string) =>
    readPerson({ resume: `Asha Njeri\n${resume}`, skills: [], today: '2026-12-31' }).concepts.find(
      ({ concept }) => concept === 'occupation:it-support-technician',
    )?.weight;
  expect(weightOf('Experience\nIT Support, Maji Ltd, Jan 2022 - Mar 2026')).toBe(100);
  const before = 'Experience\nChef, Maji Ltd, Jan 2022 - Mar 2026\nIT Support, Jua Ltd, Jan 2020 - Dec 2021';
  expect(weightOf(before)).toBe(60);
  expect(weightOf('Experience\nChef, Maji Ltd, Jan 2022 - Mar 2026\nSkills\nIT Support')).toBeUndefined();
  const { matched } = explainMatch({ resume: before, skills: [] }, { ...accountant, title: 'IT Support Technician' });
  expect(matched.find(({ name }) => name === 'IT Support Technician')?.inResume).toContain('IT Support, Jua Ltd');
});

test('The name and the trade of the employer are not missing', () => {
  const { matched, missing } = explainMatch({ resume: 'Tailor', skills: [] }, accountant);
  expect([...matched, ...missing].map(({ name }) => name)).not.toContain('Logistics');
});

test('What is matched is what earned marks, and each part has its sentence', () => {
  const person = readPerson(cv);
  const posting = readPosting(accountant);
  const { matched, missing } = explainMatch(cv, accountant);
  const has = new Map(person.concepts.map(({ concept, weight }) => [concept, weight]));
  const shown = posting.concepts.filter(({ concept }) => !concept.startsWith('group:'));
  const namesOf = (concepts: typeof shown) => new Set(concepts.map(({ concept }) => conceptName(concept)));
  const lacking = namesOf(shown.filter(({ concept }) => !has.has(concept)));
  expect(new Set(missing.map(({ name }) => name))).toEqual(lacking);
  expect(new Set(matched.map(({ name }) => name))).toEqual(
    new Set([...namesOf(shown)].filter((name) => !lacking.has(name))),
  );
  expect(matched.length + missing.length).toBe(namesOf(shown).size);
  expect(matched[0]).toMatchObject({ name: 'Accountant', inPosting: 'Accountant' });
  expect(matched.find(({ name }) => name === 'iTax')).toEqual({
    name: 'iTax',
    inPosting: 'Files VAT on iTax',
    inResume: 'QuickBooks, payroll, bank reconciliation, VAT returns on iTax.',
  });
  expect(missing.map(({ name }) => name)).toContain('Xero');
  for (const { inResume } of missing) expect(inResume).toBeNull();
});

test('A skill and the paper of one name are one: whoever lacks the paper is told so, with what their CV has of it', () => {
  const posting = { ...accountant, skills: ['CPA', 'Excel', 'Microsoft Excel'] };
  const { matched, missing } = explainMatch(
    { resume: 'Accountant. Passed CPA Section 2. Excel.', skills: [] },
    posting,
  );
  const names = [...matched, ...missing].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(missing.find(({ name }) => name === 'CPA')).toMatchObject({ inResume: 'Passed CPA Section 2.' });
});

test('What is denied or only wished for earns nothing, what is being learned a little', () => {
  const posting = { ...accountant, title: 'Somebody', description: '', requirements: null, skills: ['QuickBooks'] };
  expect(score('I do not know QuickBooks.', posting)).toBe(0);
  expect(score('I would like to learn QuickBooks.', posting)).toBe(0);
  expect(score('Currently learning QuickBooks.', posting)).toBeGreaterThan(0);
  expect(score('Currently learning QuickBooks.', posting)).toBeLessThan(50);
  expect(score('QuickBooks', posting)).toBeGreaterThan(95);
});

test('An advert that names nothing that could be compared has no score', () => {
  const posting = { title: 'Somebody wanted', description: '', requirements: null, skills: [], companyName: null };
  expect(score(cv.resume, posting)).toBeNull();
  expect(recommendMatch(null, [], [])).toContain('neutral');
});

test('A licence that is demanded and not in the CV keeps the score below 70, one that is only welcome does not', () => {
  const driver = {
    ...accountant,
    title: 'Delivery Driver',
    description: 'Deliver parcels in Nairobi.',
    skills: ['Driving'],
  };
  const resume = 'Delivery driver, Sendy, 2019 - 2025. Delivered parcels in Nairobi, driving a van.';
  const demanded = { ...driver, requirements: 'Driving licence class C is required' };
  expect(score(resume, demanded)).toBe(69);
  expect(explainMatch({ resume, skills: [] }, demanded).lowerings).toContain('licence');
  expect(score(`${resume} Currently training for a driving licence.`, demanded)).toBeLessThan(70);
  // Classes stand in CVs in too many ways.
  const licensed = `${resume} DL: B, C1, C`;
  expect(score(licensed, demanded)).toBeGreaterThan(75);
  expect(explainMatch({ resume: licensed, skills: [] }, demanded).lowerings).not.toContain('licence');
  expect(score(resume, { ...driver, requirements: 'Driving licence class C is an advantage' })).toBeGreaterThan(75);
});

test('A practising licence without the name of its council is that of the person’s trade', () => {
  const post = {
    title: 'Registered Nurse',
    description: 'Care for patients on a ward of thirty beds, give medication and dress wounds.',
    requirements: 'Registered with the Nursing Council of Kenya\nKRCHN',
    skills: ['Nursing', 'Patient Care'],
    companyName: null,
  };
  const nurse = 'Nurse, Rift Clinic, 2019 - 2025. Patient care, medication, wound care on a ward. KRCHN 2019.';
  const lowered = (resume: string) => explainMatch({ resume, skills: [] }, post).lowerings;
  expect(lowered(nurse)).toContain('licence');
  expect(lowered(`${nurse} Valid practising licence.`)).not.toContain('licence');
  expect(lowered(`${nurse} Annual practicing license 2025.`)).not.toContain('licence');
  expect(lowered(`${nurse} Practising licence in progress.`)).toContain('licence');
});

test('Of a list of which any one is enough, one earns as much as all, and nobody who has one lacks the others', () => {
  const posting = { ...accountant, requirements: 'Experience with Sage, QuickBooks or Xero', skills: [] };
  const one = 'Accountant, 2020 - 2025. Bank reconciliation. Xero.';
  expect(score(one, posting)).toBe(score(`${one} Sage and QuickBooks.`, posting));
  expect(score(one, posting)).toBeGreaterThan(score(one.replace('Xero.', ''), posting) ?? 0);
  const missing = (resume: string) => explainMatch({ resume, skills: [] }, posting).missing.map(({ name }) => name);
  expect(missing(one)).not.toContain('QuickBooks');
  expect(missing('Tailor')).toEqual(expect.arrayContaining(['Sage', 'QuickBooks', 'Xero']));
});

test('Who only shares the name of the occupation has less than who also speaks of the work', () => {
  const posting = {
    ...accountant,
    description: 'Reconcile dips and meters, chase debtors and bank the takings of three petrol stations.',
    requirements: null,
    skills: [],
  };
  const other = { resume: 'Accountant, 2015 - 2025.', skills: [] };
  const same = { ...other, resume: `${other.resume} Meters, takings and debtors of a petrol station.` };
  expect(score(same.resume, posting)).toBeGreaterThan(score(other.resume, posting) ?? 0);
});

test.each([
  // No level apart, then one, two and three: 100, 80, 50 and 30 per cent of 90.
  [0, 100, 90],
  [1, 100, 72],
  [2, 100, 45],
  [3, 100, 27],
  // Half of what the words lack of the concepts is lost, and then the level counts.
  [0, 40, 65],
  [1, 40, 52],
] as const)(
  'A post %i levels above somebody who shares %i per cent of its words scores %i',
  (level, percent, score) => {
    const nurse = { concept: 'occupation:nurse', weight: 100 };
    const person: PersonFacts = { concepts: [{ ...nurse, weight: 90 }], level: 0, words: ['ward'] };
    const posting: PostingFacts = {
      concepts: [{ ...nurse, choice: 0 }],
      fullMarks: 100,
      occupation: nurse.concept,
      level,
      words: [{ word: 'ward', percent }],
      licences: [],
    };
    expect(scoreMatch(person, posting)).toBe(score);
  },
);

test('Missing words are told of from ten points on', () => {
  const facts = readPosting(accountant);
  const person = readPerson(cv);
  const withWords = (percent: number): PostingFacts => ({
    ...facts,
    words: [{ word: person.words[0] ?? '', percent }],
  });
  const best = scoreMatch(person, withWords(100)) ?? 0;
  const told = [40, 60, 70, 75, 80, 85, 90].map((percent) => ({
    lost: best - (scoreMatch(person, withWords(percent)) ?? 0),
    lowerings: loweringsOf(person, withWords(percent)),
  }));
  for (const { lost, lowerings } of told) expect(lowerings).toEqual(lost >= 10 ? ['words'] : []);
  expect(new Set(told.map(({ lost }) => lost >= 10))).toEqual(new Set([true, false]));
});

test('Skills of the profile count like those of the CV', () => {
  const without = readPerson({ resume: 'Tailor', skills: [] });
  const confirmed = readPerson({ resume: 'Tailor', skills: ['QuickBooks'] });
  expect(without.concepts.some(({ concept }) => concept === 'quickbooks')).toBe(false);
  expect(confirmed.concepts).toContainEqual({ concept: 'quickbooks', weight: 100 });
});

test('Facts are whole numbers within their bounds, each concept once, the same at each reading', () => {
  const [person, posting]: [PersonFacts, PostingFacts] = [readPerson(cv), readPosting(accountant)];
  expect([readPerson(cv), readPosting(accountant)]).toEqual([person, posting]);
  for (const { concepts, most } of [
    { concepts: person.concepts, most: 100 },
    { concepts: posting.concepts, most: 1000 },
  ]) {
    expect(new Set(concepts.map(({ concept }) => concept)).size).toBe(concepts.length);
    for (const { weight } of concepts) {
      expect(Number.isInteger(weight)).toBe(true);
      expect(weight).toBeGreaterThanOrEqual(1);
      expect(weight).toBeLessThanOrEqual(most);
    }
  }
  expect(Number.isInteger(posting.fullMarks)).toBe(true);
});

const absent = (name: string) => ({ name, inResume: null });

test('What somebody has a part of is told apart from what the CV does not mention', () => {
  const degree = { name: 'Degree', inResume: 'BCom, 2025 - present' };
  expect(recommendMatch(74, ['Excel'], [degree])).toBe(
    'Strong match. Your CV shows Excel. It has only part of this: Degree.',
  );
  expect(recommendMatch(74, [], [degree, absent('SQL')])).toBe(
    'Strong match. Your CV has only part of this: Degree. It does not mention SQL: add what you can honestly claim.',
  );
});

test('A degree that is still being studied for is a part of what is missing', () => {
  const posting = { ...accountant, requirements: 'Bachelor of Commerce' };
  const resume = (end: string) => ({
    resume: `Accounts clerk\nEducation\nBachelor of Commerce, Moi University\n2019 - ${end}`,
    skills: [],
    today: '2026-12-31',
  });
  const named = (skills: readonly { name: string }[]) => skills.map(({ name }) => name);
  const [graduate, student] = ['2023', 'present'].map((end) => explainMatch(resume(end), posting));
  expect(named(graduate?.matched ?? [])).toContain('Degree');
  expect(named(student?.matched ?? [])).not.toContain('Degree');
  expect(student?.missing.find(({ name }) => name === 'Degree')?.inResume).toContain('Moi University');
});

test.each([
  [74, 'Strong match.'],
  [69, 'Good match with gaps.'],
  [30, 'Partial match.'],
  [29, 'Weak match.'],
])('A score of %d is a "%s"', (value, verdict) => {
  expect(recommendMatch(value, ['Accounting'], [absent('Xero'), absent('SQL')])).toBe(
    `${verdict} Your CV shows Accounting. It does not mention Xero or SQL: add what you can honestly claim.`,
  );
});

/** An algorithm whose time grows with the square of these would not be done within the time a test may take. */
const long = 500_000;

test.each([
  ['headings', ':\n'],
  ['years', '2019 - '],
  ['tags that do not end', '<p '],
  ['capitals', 'Bank '],
  ['others', 'with nurses '],
  ['denials', 'not '],
  ['spaces', ' '],
])('A text of %s is read to its end', (_, part) => {
  const text = part.repeat(long / part.length);
  readPerson({ resume: text, skills: [] });
  expect(readPosting({ ...accountant, description: text }).occupation).toBe('occupation:accountant');
});

test('Skills, occupations and papers have a name for screens, a line of work has none', () => {
  expect(['c-plus-plus', 'occupation:nurse', 'credential:cpa', 'group:health'].map(conceptName)).toEqual([
    'C++',
    'Nurse',
    'CPA',
    undefined,
  ]);
});

test.each([
  ['Before that: supermarket packer at Naivas, 2022 - 2023', 'shelf-packer'],
  ['Storekeeper, formerly a cashier', 'cashier'],
  ['Previously a waiter, now a nurse at Kenyatta Hospital', 'waiter'],
  ['Previously a waiter, cashier at Naivas', 'cashier'],
  ['Formerly a waiter, cashier and packer. Now a nurse.', 'cashier'],
  ['Ex-waiter, now a nurse at Kenyatta Hospital', 'waiter'],
  ['Ex waiter now a nurse at Kenyatta Hospital', 'waiter'],
  ['Formerly a nurse at Kenyatta Hospital to date of closure', 'nurse'],
])('"%s" counts as a former occupation', (resume, occupation) => {
  const { concepts } = readPerson({ resume: `Ann Moraa\n${resume}`, skills: [], today: '2026-12-31' });
  expect(concepts.find(({ concept }) => concept === `occupation:${occupation}`)?.weight).toBe(60);
});

test.each([
  'Previously a waiter, now a nurse at Kenyatta Hospital',
  'Previously a waiter, nurse at Kenyatta Hospital since 2020',
  'Formerly a waiter, cashier and packer. Now a nurse.',
  'Ex-waiter, now a nurse at Kenyatta Hospital',
  'Formerly of Kisumu, nurse at Kenyatta Hospital',
  'I lived in Kisumu before that. Nurse at Kenyatta Hospital',
])('In "%s" the nurse is one today', (resume) => {
  const { concepts } = readPerson({ resume: `Ann Moraa\n${resume}`, skills: [], today: '2026-12-31' });
  expect(concepts.find(({ concept }) => concept === 'occupation:nurse')?.weight).toBe(100);
});

test.each([
  ['Walinzi 20, Ruaka', 'security-guard'],
  ['Madereva wa lori', 'lorry-driver'],
  ['Mafundi wa mjengo', 'mason'],
  ['Walimu wa shule ya msingi', 'primary-school-teacher'],
  ['Waashi', 'mason'],
  ['Wauguzi', 'nurse'],
  ['Vinyozi', 'barber'],
  ['Dada wa kazi – South C', 'house-help'],
  ['Nail tech', 'beautician'],
  ['Sales girl', 'sales-representative'],
])('An advert titled %s is one for %s', (title, occupation) => {
  expect(readPosting({ ...accountant, title }).occupation).toBe(`occupation:${occupation}`);
});

test('A CV that tells of the guards somebody led does not make them a guard', () => {
  const { concepts } = readPerson({ resume: 'Nilisimamia walinzi kumi.', skills: [] });
  expect(concepts.map(({ concept }) => concept)).not.toContain('occupation:security-guard');
});

test('One skill of another occupation makes nobody one of it', () => {
  const strengthOf = (resume: string): number | undefined =>
    readPerson({ resume, skills: [], today: '2026-12-31' }).concepts.find(
      ({ concept }) => concept === 'occupation:hr-assistant',
    )?.weight;
  expect(strengthOf('Web Developer, Bidii Ltd, 2020 - 2024\n• Managed the onboarding of new staff')).toBeUndefined();
  expect(strengthOf('Web Developer, Bidii Ltd, 2020 - 2024\n• Onboarding, leave management')).toBeGreaterThan(50);
});
