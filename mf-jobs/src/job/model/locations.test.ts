// @vitest-environment node
import { expect, test } from 'vitest';
import { locations, otherCounties, towns, townsIn } from './locations.ts';

test('Five towns come first, then every county that is not one of them, then Remote', () => {
  expect(locations.slice(0, 5)).toEqual(['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret']);
  // Nairobi, Mombasa, Kisumu and Nakuru are counties of their own; Eldoret lies in Uasin Gishu.
  expect(otherCounties.length + 4).toBe(47);
  expect(new Set(locations).size).toBe(locations.length);
  expect([...otherCounties].sort()).toEqual(otherCounties);
  expect(towns).toHaveLength(5);
  expect(locations.at(-1)).toBe('Remote');
});

test('A county holds the towns that do not carry its name, and only places to filter by hold any', () => {
  expect(townsIn('Kiambu')).toContain('Thika');
  expect(townsIn('Uasin Gishu')).toEqual(['Eldoret']);
  expect(townsIn('Remote')).toEqual([]);
  expect(locations.flatMap(townsIn)).toHaveLength(new Set(locations.flatMap(townsIn)).size);
});
