import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../build/index.ts';
import { abuseLines, isWeakness } from './abuse-lines.ts';

const read = (file: string) => readFile(path.join(repositoryFolder, file), 'utf8');

test.each(abuseLines)('The promise "$promise" has a test, and a weakness that can be planted', async (line) => {
  expect(await read(line.suite ?? line.file)).toContain(line.test);
  const { proof } = line;
  const text = await read(proof.file);
  if (isWeakness(proof)) expect(text.split(proof.from)).toHaveLength(2);
  else expect(text).toContain(proof.test);
});
