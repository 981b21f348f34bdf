// @vitest-environment node
import { expect, test } from 'vitest';
import { pieceClasses } from './join-classes.ts';

test('What a user passes to a piece is there as it is, and under the name that holds in a remote', () => {
  expect(pieceClasses('px-4 md:px-6', 'mt-4 md:mt-6')).toBe('ui px-4 md:px-6 mt-4 md:mt-6 ui:mt-4 ui:md:mt-6');
  expect(pieceClasses('px-4', undefined)).toBe('ui px-4');
});
