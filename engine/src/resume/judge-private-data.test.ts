import { expect, test } from 'vitest';
import { aResume } from '../testing/a-resume.ts';
import { analyzeResume } from './analyze-resume.ts';

const codesOf = (...after: readonly string[]) =>
  analyzeResume(aResume({ after }), { today: '2026-03' }).improvements.map(({ code }) => code);

test.each([
  ['Religion: Christian', 'religion'],
  ['Marital status: Married', 'marital-status'],
  ['D.O.B: 12/03/1990', 'date-of-birth'],
  ['Tribe: Kikuyu', 'ethnicity'],
  ['Age: 34', 'date-of-birth'],
] as const)('"%s" counts below the skills, where many CVs have it without a heading', (line, code) => {
  expect(codesOf('SKILLS', 'Excel', line)).toContain(code);
});

test('Marks of a school examination are no private facts', () => {
  const codes = codesOf('EDUCATION', 'KCSE, Nakuru Girls, 2016', 'Religion: A-', 'Religion: 78');
  expect(codes).not.toContain('religion');
});
