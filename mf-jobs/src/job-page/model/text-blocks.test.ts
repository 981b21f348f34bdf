// @vitest-environment node
import { expect, test } from 'vitest';
import { toBlocks } from './text-blocks.ts';

/** A paragraph as its text, a list as the array of its points. */
function read(text: string) {
  return toBlocks(text).map((block) => (block.kind === 'list' ? block.lines.map(({ line }) => line) : block.line));
}

test('Points that follow each other are one list, whatever mark they carry, and also with empty lines between them', () => {
  expect(read('You will:\n- weld\n\n- cut\nApply now.\n• drive\n* lift\n– carry')).toEqual([
    'You will:',
    ['weld', 'cut'],
    'Apply now.',
    ['drive', 'lift', 'carry'],
  ]);
});

test('What only looks like a mark stays text', () => {
  expect(read('-20 degrees in the cold store\n-\nWell-paid work - also at night')).toEqual([
    '-20 degrees in the cold store',
    '-',
    'Well-paid work - also at night',
  ]);
});
