// @vitest-environment node
import { expect, test } from 'vitest';
import { cvCorpus, findTextFaults } from '../../testing/cv-corpus/index.ts';
import { CvReadError } from './cv-read-error.ts';
import { limits } from './limits.ts';
import { readFile, tidyText } from './read-file.ts';

test.each(cvCorpus)('The file $name is read as expected', async ({ build, expected }) => {
  const bytes = await build();
  if ('error' in expected) {
    const refusal = await readFile(bytes).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CvReadError);
    expect(refusal).toMatchObject({ code: expected.error });
    return;
  }
  const { text, ...found } = await readFile(bytes);
  expect(findTextFaults(text, expected), text).toEqual([]);
  expect(found).toMatchObject({
    kind: expected.kind,
    pages: expected.pages,
    pictures: expected.pictures ?? [],
    isCut: false,
  });
});

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
