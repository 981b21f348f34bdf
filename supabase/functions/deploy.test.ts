// @module-tag products
import { appendFile, rm } from 'node:fs/promises';
import { posix } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { copyFunctions, deployFunctions } from './_shared/testing/deploy-functions.ts';

/*
 * `supabase functions deploy --use-api` sends single files, and Supabase bundles what has arrived. The CLI (3.1.0)
 * walks the imports of `index.ts` by a regular expression, and the targets of the import map in the function's `deno.json`. It sends
 * a file when it lies in the nearest folder with a `.git`, else in the one with `supabase/`; it leaves a specifier alone when the
 * import map has no entry for it, and one without an ending. A file it leaves out is a warning, and the function fails when it
 * starts.
 * https://github.com/supabase/cli/pull/5755 (where it may reach), https://github.com/supabase/cli/issues/3467 (what came before)
 */

const importMapSchema = z.object({ imports: z.record(z.string(), z.string()) });
const remote = /^(?:npm|jsr|node|https):/;
let checkout: string;

beforeEach(async () => {
  checkout = await copyFunctions();
});
afterEach(() => rm(checkout, { recursive: true }));

test('A deployment sends every module that a function imports, the engine too', async () => {
  const uploads = await deployFunctions(checkout);
  expect([...uploads.keys()].sort()).toEqual(['ai-analyze', 'ai-chat', 'job-feed', 'read-postings', 'telemetry']);
  for (const [name, files] of uploads) expect(findMissing(name, files), name).toEqual([]);
  expect([...(uploads.get('ai-chat')?.keys() ?? [])]).toContain('engine/src/chat/answer.ts');
  expect([...(uploads.get('job-feed')?.keys() ?? [])].filter((path) => path.startsWith('engine/'))).toEqual([]);
});

test('What the import map does not name, and what lies outside of the repository, is found missing', async () => {
  const planted = ['@fursa/engine/score-match', '../../../../outside.ts'];
  const handler = 'supabase/functions/job-feed/handler.ts';
  await appendFile(`${checkout}/${handler}`, planted.map((specifier) => `\nexport * from '${specifier}';\n`).join(''));
  const uploads = await deployFunctions(checkout);
  expect(findMissing('job-feed', uploads.get('job-feed') ?? new Map())).toEqual(
    planted.map((specifier) => `${handler}: ${specifier}`),
  );
});

/** Imports of the files that lead neither to another of them nor, by the import map, to a registry. */
function findMissing(name: string, files: ReadonlyMap<string, string>): string[] {
  const folder = `supabase/functions/${name}`;
  const { imports } = importMapSchema.parse(JSON.parse(files.get(`${folder}/deno.json`) ?? '{"imports":{}}'));
  const isThere = (path: string, specifier: string) => {
    if (specifier.startsWith('.')) return files.has(posix.join(posix.dirname(path), specifier));
    const target = imports[specifier] ?? specifier;
    return remote.test(target) || files.has(posix.join(folder, target));
  };
  const sources = [...files].filter(([path]) => path.endsWith('.ts'));
  if (sources.length === 0) return [`${folder}/index.ts`];
  return sources.flatMap(([path, source]) =>
    importsOf(source)
      .filter((specifier) => !isThere(path, specifier))
      .map((specifier) => `${path}: ${specifier}`),
  );
}

/** Types are left out: nothing asks for them at run time, and the CLI sends them where it sees them. */
function importsOf(source: string): string[] {
  const statements = source.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)';/gms);
  const calls = source.matchAll(/\bimport\('([^']+)'\)/g);
  return [...statements, ...calls].map(([, specifier = '']) => specifier);
}
