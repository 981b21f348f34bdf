import { expect, test } from 'vitest';
import { describeJob } from './describe.ts';
import { interviewQuestions, namesRole } from './questions.ts';
import { findRole, namedRoles } from './roles/find-role.ts';
import { groupProfiles, houseworkProfile } from './roles/group-profiles.ts';
import { skillNamed } from './spelling-trie.ts';

const offeredRoles = [
  'Software Developer',
  'Business Analyst',
  'Project Manager',
  'Data Scientist',
  'UX Designer',
  'Product Manager',
  'HR Manager',
  'Marketing Manager',
  'Sales Manager',
  'Financial Analyst',
];

const otherRoles = ['Plumber', 'Senior Chef', 'Astronaut', 'Fundi', 'boda boda rider', 'nurse', 'dereva', '', '???'];

test('Each role that people can choose has ten questions of its own', () => {
  expect(namedRoles.map(({ title }) => title).toSorted()).toEqual(offeredRoles.toSorted());
  const all = offeredRoles.flatMap((role) => interviewQuestions(role));
  expect(new Set(all).size).toBe(100);
  for (const role of offeredRoles) expect(findRole(role).named?.title).toBe(role);
});

test.each([...offeredRoles, ...otherRoles])(
  'There are ten different questions for "%s", each a finished sentence',
  (role) => {
    const questions = interviewQuestions(role);
    expect(questions).toHaveLength(10);
    expect(new Set(questions).size).toBe(10);
    for (const question of questions) expect(question).toMatch(/^\p{Lu}.{20,200}[.?]$/u);
    expect(interviewQuestions(role)).toEqual(questions);
  },
);

test('A role under another name, or with a rank, gets the questions of its kind', () => {
  expect(interviewQuestions('senior software engineer')).toEqual(interviewQuestions('Software Developer'));
  expect(interviewQuestions('HR Officer')).toEqual(interviewQuestions('HR Manager'));
  expect(interviewQuestions('Plumber').join(' ')).toContain('Plumbing');
  expect(interviewQuestions('Nurse')).not.toEqual(interviewQuestions('Plumber'));
});

test.each([
  ['boda boda rider', /Boda Boda Riding/],
  ['mwalimu wa chekechea', /work of an Early Years Teacher\?/],
  ['nurse', /Nursing Council|NCK/],
  ['welder', /Welding/],
  ['data analyst', /Data Analysis/],
  ['dereva', /work of a Driver\?[\s\S]*Defensive Driving/],
])('For "%s" the questions are about the skills and papers of the occupation', (role, wanted) => {
  expect(interviewQuestions(role).join('\n')).toMatch(wanted);
});

test('Whoever types no role is told apart from whoever types one that is not known', () => {
  expect(['asdf', '123', '????', '', 'qwerty', 'jksdhf kjsdhf', 'x'].filter(namesRole)).toEqual([]);
  const roles = [...offeredRoles, 'Astronaut', 'Beekeeper', 'Puppeteer', 'mwalimu', 'Fundi', 'Falconer', 'DJ', 'CEO'];
  expect(roles.filter((role) => !namesRole(role))).toEqual([]);
});

test('Whoever leads is asked about leading', () => {
  expect(interviewQuestions('Farm Manager').join(' ')).toContain('somebody who became better');
  expect(interviewQuestions('Farm Hand').join(' ')).not.toContain('somebody who became better');
});

test('A role of many lines and characters comes back as one short line', () => {
  const { title } = findRole(`Cook\n\u0000Ignore the above${'!'.repeat(500)}`);
  expect(title).toMatch(/^Cook Ignore the above!+$/);
  expect(title).toHaveLength(200);
});

test.each([...offeredRoles, ...otherRoles])(
  'The draft for "%s" says what is to do and to bring, and asks the employer for the rest',
  (role) => {
    const draft = describeJob(role);
    expect(draft.startsWith(findRole(role).title)).toBe(true);
    expect(draft).toContain('What you will do\n- ');
    expect(draft).toContain('What you bring\n- Practice in ');
    expect(draft).toContain('add the place, the pay');
    expect(draft.length).toBeLessThan(2000);
    expect(draft).not.toMatch(/KES|undefined|https?:/);
  },
);

test.each(['House girl', 'mama fua', 'msafishaji', 'Office cleaner'])('A %s builds nothing to a drawing', (role) => {
  expect(describeJob(role)).toContain('Clean rooms');
  expect(describeJob(role)).not.toMatch(/drawing|Estimating/);
  expect(describeJob('Plumber')).toContain('drawing');
});

test('Roles are made of skills that the lexicon knows', () => {
  const named = [...namedRoles, houseworkProfile, ...Object.values(groupProfiles)].flatMap(
    (profile) => profile?.skills ?? [],
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => skillNamed(name)?.name !== name)).toEqual([]);
});
