import { expect, test } from 'vitest';
import { locations, otherCounties, towns } from './locations.ts';

test('Five towns come first, then every county that is not one of them, then Remote', () => {
  expect(locations.slice(0, 5)).toEqual(['Nairobi', 'Mombasa', 'Kisumu', 'Nakuru', 'Eldoret']);
  // Nairobi, Mombasa, Kisumu and Nakuru are counties of their own; Eldoret lies in Uasin Gishu.
  expect(otherCounties.length + 4).toBe(47);
  expect(new Set(locations).size).toBe(locations.length);
  expect([...otherCounties].sort()).toEqual(otherCounties);
  expect(towns).toHaveLength(5);
  expect(locations.at(-1)).toBe('Remote');
});
