import { expect, test } from 'vitest';
import { describedWork } from '../../concepts/data/described-work.ts';
import { readOccupations } from '../../concepts/occupations.ts';
import { personMentions } from './person-mentions.ts';

/** The occupations that a text claims. */
function claimed(resume: string): string[] {
  const held = personMentions(resume).filter(({ kind, standing }) => kind === 'occupation' && standing === 'has');
  return [...new Set(held.map(({ concept }) => concept.replace('occupation:', '')))];
}

test.each([
  ['I bake bread and cakes at a place in Thika since 2019.', 'baker'],
  ["I have been cutting people's hair for six years.", 'barber'],
  ['Plaiting and braiding hair, also at home.', 'hairdresser'],
  ['Laid bricks and plastered walls on three sites.', 'mason'],
  ['I fix pipes and toilets.', 'plumber'],
  ['Drove a lorry to Malaba and back.', 'lorry-driver'],
  ['I look after two children in Kilimani.', 'nanny'],
  ['I load and offload lorries in Industrial Area.', 'loader'],
  ['Nashona nguo na sare za shule.', 'tailor'],
  ['Nauza mboga sokoni Wakulima.', 'grocer'],
])('Work without a name is understood: %s', (text, occupation) => {
  expect(claimed(text)).toContain(occupation);
});

test.each([
  'My mother sells vegetables at the market.',
  'I want to learn how to bake bread.',
  'I cannot drive a lorry.',
  'The bread. I bake. The walls are bricks.',
  'Accountant, Tembo Stores, 2019 - 2025. I drive a car to work.',
])('Nothing is claimed that is not said: %s', (text) => {
  expect(claimed(text).filter((occupation) => occupation !== 'accountant')).toEqual([]);
});

test('Every occupation of the table is one that is known, under its own name', () => {
  const names = new Set(readOccupations().map(({ names: { en } }) => en));
  const described = describedWork
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')[0] ?? '');
  expect(described.filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(described).size).toBe(described.length);
});
