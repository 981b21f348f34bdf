// @vitest-environment node
import { expect, test } from 'vitest';
import { cvCorpus, findTextFaults } from '../../testing/cv-corpus/index.ts';
import { CvReadError } from './cv-read-error.ts';
import { readFile } from './read-file.ts';

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
