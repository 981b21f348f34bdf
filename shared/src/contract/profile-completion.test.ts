// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type CompletionFacts, measureCompletion } from './profile-completion.ts';

const nothing: CompletionFacts = {
  fullName: null,
  skills: [],
  cvUrl: null,
  avatarUrl: null,
  bio: null,
  linkedin: null,
  github: null,
};

const everything: CompletionFacts = {
  fullName: 'Amina Otieno',
  skills: ['Excel', 'SQL', 'Sales', 'Driving', 'Welding'],
  cvUrl: 'amina/cv.pdf',
  avatarUrl: 'https://example.com/amina.jpg',
  bio: 'I mend boats.',
  linkedin: 'https://linkedin.example.com/in/amina',
  github: 'https://github.example.com/amina',
};

test('An empty profile is at 0 percent, a full one at 100 with nothing missing', () => {
  expect(measureCompletion(nothing)).toEqual({ percentage: 0, missing: ['fullName', 'cv', 'skills'] });
  expect(measureCompletion(everything)).toEqual({ percentage: 100, missing: [] });
});

test('Blank texts and skills count as missing', () => {
  const blank = { fullName: ' ', skills: ['', ' '], cvUrl: '', avatarUrl: ' ', bio: '\n', linkedin: '', github: ' ' };
  expect(measureCompletion(blank)).toEqual(measureCompletion(nothing));
});

describe('Of what is missing', () => {
  test.each([
    ['the full name', { fullName: null }, ['fullName']],
    ['the CV', { cvUrl: null }, ['cv']],
    ['the fifth skill', { skills: everything.skills.slice(1) }, ['skills']],
    ['the picture', { avatarUrl: null }, ['picture']],
    ['one social profile', { github: null }, ['socialProfiles']],
    ['the text, which has no name of its own', { bio: null }, []],
    ['picture and social profiles', { avatarUrl: null, linkedin: null, github: null }, ['picture', 'socialProfiles']],
    [
      'all but name and CV',
      { ...nothing, fullName: 'Amina', cvUrl: 'cv.pdf' },
      ['skills', 'picture', 'socialProfiles'],
    ],
  ])('%s is named', (_, changes, missing) => {
    expect(measureCompletion({ ...everything, ...changes }).missing).toEqual(missing);
  });
});

/** Points of each part that is there or not, doubled, so that half a point is a whole number. */
const halves = { fullName: 30, cvUrl: 50, avatarUrl: 20, bio: 30, linkedin: 15, github: 15 };
const parts = ['fullName', 'cvUrl', 'avatarUrl', 'bio', 'linkedin', 'github'] as const;
const halvesOfSkills = [0, 8, 16, 24, 32, 40, 40, 40];

const possibleProfiles = Array.from({ length: 2 ** parts.length }, (_, bits) =>
  parts.filter((_part, index) => bits & (1 << index)),
).flatMap((present) => halvesOfSkills.map((_points, skillCount) => ({ present, skillCount })));

test('Each of the 512 possible profiles adds up, and names what it misses', () => {
  expect(possibleProfiles).toHaveLength(512);
  for (const { present, skillCount } of possibleProfiles) {
    const { percentage, missing } = measureCompletion({
      ...nothing,
      ...Object.fromEntries(present.map((part) => [part, everything[part]])),
      skills: Array.from({ length: skillCount }, (_, index) => `Skill ${index}`),
    });
    const total = present.reduce((sum, part) => sum + halves[part], halvesOfSkills[skillCount] ?? 0);
    const has = (part: (typeof parts)[number]) => present.includes(part);
    const gaps = [
      !has('fullName'),
      !has('cvUrl'),
      skillCount < 5,
      !has('avatarUrl'),
      !(has('linkedin') && has('github')),
    ];
    expect(percentage).toBe(Math.ceil(total / 2));
    expect(missing).toHaveLength(Math.min(gaps.filter(Boolean).length, 3));
  }
});

describe('Of an employer', () => {
  const employer: CompletionFacts = { ...nothing, role: 'employer', website: null };

  test.each([
    ['nothing', {}, 0, ['fullName', 'bio', 'picture']],
    ['the full name', { fullName: 'Amina' }, 30, ['bio', 'picture', 'links']],
    ['the text', { bio: 'We mend boats.' }, 25, ['fullName', 'picture', 'links']],
    ['the picture', { avatarUrl: 'https://example.com/a.jpg' }, 15, ['fullName', 'bio', 'links']],
    ['the website', { website: 'https://example.com' }, 15, ['fullName', 'bio', 'picture']],
    ['both links', { website: 'https://example.com', linkedin: 'https://example.com/in' }, 30, undefined],
    [
      'a CV, skills and GitHub, which nobody asks for',
      { ...everything, fullName: null, bio: null, avatarUrl: null, linkedin: null },
      0,
      undefined,
    ],
  ] as const)('An employer with %s is asked for no CV', (_, changes, percentage, missing) => {
    const measured = measureCompletion({ ...employer, ...changes });
    expect(measured.percentage).toBe(percentage);
    expect(measured.missing).toEqual(missing ?? ['fullName', 'bio', 'picture']);
  });

  test('An employer is complete without a CV', () => {
    const complete = {
      ...everything,
      skills: [],
      cvUrl: null,
      github: null,
      role: 'employer',
      website: 'https://x.example',
    };
    expect(measureCompletion(complete)).toEqual({ percentage: 100, missing: [] });
  });
});

test('A role other than employer, and none, count as a job seeker', () => {
  for (const role of ['user', 'admin', 'something new'])
    expect(measureCompletion({ ...nothing, role })).toEqual(measureCompletion(nothing));
});
