import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { prepareCli } from '../testing/cli-fixture.ts';

const cli = prepareCli();

const hash = z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/) });
const component = z.object({
  name: z.string(),
  group: z.string().optional(),
  licenses: z.array(z.object({ license: z.object({ id: z.string() }) })),
  externalReferences: z.array(z.object({ type: z.string(), hashes: z.array(hash).optional() })),
});
const bill = z.object({ components: z.array(z.object({ name: z.string(), group: z.string().optional() }).loose()) });

test('The bill of materials names what is shipped, with licence and hash', async () => {
  const file = path.join(cli.folder, 'sbom.json');
  // Where no pnpm runs the tests npx brings one, and may need what this machine says of proxies and certificates.
  const environment = Object.entries(process.env).map(([name, value = '']) => [name, value]);
  const run = cli.fursa(['sbom', '--output', file], Object.fromEntries(environment));
  expect(await run.status, run.output.stderr).toBe(0);
  expect(run.output.stdout).toMatch(/^\S+sbom\.json names \d{3,} packages\n$/);
  const { components } = bill.parse(JSON.parse(await readFile(file, 'utf8')));
  for (const [group, name, licence] of [
    [undefined, 'react', 'MIT'],
    ['@supabase', 'lite', 'Apache-2.0'],
  ]) {
    const found = component.parse(components.find((other) => other.name === name && other.group === group));
    expect(found.licenses).toEqual([{ license: { id: licence } }]);
    expect(found.externalReferences.find(({ type }) => type === 'distribution')?.hashes).toHaveLength(1);
  }
});
