// @vitest-environment node
import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { tidyText } from './tidy-text.ts';

test('Bullets of all kinds become one sign, and a hyphen within a line stays', () => {
  const lines = ['● Cooking', '\uf0b7\tBaking', '- Serving', '* Cleaning', 'Chef - Nairobi', '•'];
  expect(tidyText(lines).text).toBe('• Cooking\n• Baking\n• Serving\n• Cleaning\nChef - Nairobi');
});

test('Ligatures, soft hyphens, wide spaces and signs without a shape leave plain words', () => {
  expect(tidyText(['o\ufb03ce work\u00ad\ufb02ow', 'Mombasa\u00a0Road\u200b', 'a \t b      c']).text).toBe(
    'office workflow\nMombasa Road\na\tb\tc',
  );
});

test('Letters that were set apart become a word', () => {
  expect(tidyText(['E L I M U', 'A B']).text).toBe('ELIMU\nA B');
});

test('A text is cut at whole lines where it becomes too long', () => {
  const line = 'x'.repeat(999);
  const { text, isCut } = tidyText(Array.from({ length: 300 }, () => line));
  expect(isCut).toBe(true);
  expect(text).toHaveLength(limits.characters - 1);
  expect(tidyText([line]).isCut).toBe(false);
});
