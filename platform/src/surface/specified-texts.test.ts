import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const sources = ['{shell,shared,engine,backend,mf-*}/src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts'];
const tests = /\.test\.|[\\/](?:testing|tests|node_modules)[\\/]/;

/** What stands around the values of a text: `{n} jobs found` is written for one and for many. */
function constantParts(text: string): string[] {
  return text.split(/\{\w+\}/).flatMap((part) => part.trim() || []);
}

async function readProduct(): Promise<string> {
  const parts: string[] = [];
  for await (const path of glob(sources, { cwd: root })) {
    if (!tests.test(path)) parts.push(await readFile(join(root, path), 'utf8'));
  }
  return parts.join('\n').replaceAll("\\'", "'");
}

test('Every text of the specification stands in the product as it is written there', async () => {
  const texts = (await readFile(join(root, 'docs/specified-texts.txt'), 'utf8')).trimEnd().split('\n');
  const product = await readProduct();
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => !constantParts(text).every((part) => product.includes(part)))).toEqual([]);
});
