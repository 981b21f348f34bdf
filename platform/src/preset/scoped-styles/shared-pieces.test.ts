import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('Every element of a shared piece that has classes has the one by which remotes spare it', () => {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('@fursa/shared/ui')));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const written = sources.flatMap((source) => [...source.matchAll(/<([\w.]+)[^<]*?className="([^"]*)"/g)]);
  expect(written.length).toBeGreaterThan(30);
  // The mark of a spinner has it already, and takes more.
  const unmarked = written.filter(([, name, classes = '']) => name !== 'SpinnerMark' && !/^ui( |$)/.test(classes));
  expect(unmarked.map(([text]) => text)).toEqual([]);
});
