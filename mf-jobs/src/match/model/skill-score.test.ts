// @vitest-environment node
import { expect, test } from 'vitest';
import { type NamedSkills, scoreBySkills } from './skill-score.ts';

const excel = { skill: 'Excel', sentence: 'You know Excel.' };
const service = { skill: 'Customer Service', sentence: null };

test.each<[Partial<NamedSkills>, boolean, number, object]>([
  [{ inText: [excel] }, false, 70, { kind: 'jobTitle' }],
  [{ inText: [excel, service], listed: ['Excel'] }, true, 75, { kind: 'skill', skill: 'Excel' }],
  [{ inText: [service], partly: 'Report Writing' }, true, 75, { kind: 'compoundSkill', skill: 'Customer Service' }],
  [{ listed: ['Excel'], partly: 'Report Writing' }, true, 75, { kind: 'skills' }],
  [{ partly: 'Report Writing' }, true, 75, { kind: 'partialSkill', skill: 'Report Writing' }],
])('%j, with a CV: %j', (named, hasCv, score, reason) => {
  expect(scoreBySkills({ inText: [], listed: [], partly: null, ...named }, hasCv)).toEqual({ score, reason });
});
