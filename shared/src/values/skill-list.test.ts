// @vitest-environment node
import { expect, test } from 'vitest';
import { addSkills, findSkill, mostSkills } from './skill-list.ts';

test('Each skill stands in a list once, however it is written, and as it was written first', () => {
  expect(addSkills(['Data Analysis'], ['data  analysis ', 'Sales', 'SALES'])).toEqual(['Data Analysis', 'Sales']);
});

test('What a profile has no room for is left out', () => {
  const full = Array.from({ length: mostSkills - 1 }, (_, count) => `Skill ${count}`);
  expect(addSkills(full, ['Sales', 'Cooking'])).toEqual([...full, 'Sales']);
});

test('A skill is found whatever its capitals and spaces', () => {
  expect(findSkill(['Customer Service'], ' customer  service')).toBe('Customer Service');
  expect(findSkill(['Customer Service'], 'Customers')).toBeUndefined();
});
