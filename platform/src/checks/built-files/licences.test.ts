import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../build/index.ts';
import { createFixtureRoot } from '../../build/testing/fixture-app.ts';
import { formatNotices, parseNotices } from '../../preset/notices/bundled-package.ts';
import { plant } from '../testing/copy-repository.ts';
import { findRefusedLicences } from './licences.ts';

let fixture: Awaited<ReturnType<typeof createFixtureRoot>>;
beforeEach(async () => {
  fixture = await createFixtureRoot();
});
afterEach(() => fixture.remove());

const notices = 'mf-jobs/dist/third-party-notices.txt';

/** The fixture's page imports a package of that name. */
async function buildWith(name: string, manifest: object, files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = join('mf-jobs/node_modules', name);
  await fixture.writeRemote({
    'src/job-list-page.tsx': `import { work } from '${name}';\nexport const JobListPage = () => work;`,
  });
  await mkdir(join(fixture.root, folder), { recursive: true });
  await plant(fixture.root, {
    [`${folder}/package.json`]: JSON.stringify({ name, version: '1.2.3', main: 'index.js', ...manifest }),
    [`${folder}/index.js`]: 'export const work = "of somebody else";',
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [join(folder, file), text])),
  });
  await buildApp('mf-jobs', { root: fixture.root });
  return await findRefusedLicences(fixture.root, ['mf-jobs']);
}

test('A build names what is in its bundles, with licence and text, and nothing that is not', async () => {
  const files = { 'LICENCE.md': 'The terms', NOTICE: 'The names', 'README.md': 'The manual' };
  expect(await buildWith('a-package', { license: 'MIT', homepage: 'https://example.com' }, files)).toEqual([]);
  const text = await readFile(join(fixture.root, notices), 'utf8');
  expect(text).toContain('\na-package 1.2.3 (MIT)\nhttps://example.com\n\nThe terms\n\nThe names\n');
  expect(parseNotices(text).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['@module-federation/runtime', '@rspack/core', 'a-package', 'tailwindcss']),
  );
  expect(text).not.toMatch(/^react |The manual/m);
});

test.each([
  ['another licence', { license: 'GPL-3.0-only' }, 'refused-licence: a-package is under "GPL-3.0-only"'],
  ['no licence', {}, 'refused-licence: a-package is under "no licence"'],
  ['two licences at once, one of them refused', { license: 'MIT AND GPL-2.0' }, 'is under "MIT AND GPL-2.0"'],
  ['terms of its own', { license: 'SEE LICENSE IN LICENSE' }, 'is under "SEE LICENSE IN LICENSE"'],
])('A package with %s in a bundle is refused', async (_what, manifest, message) => {
  const violations = await buildWith('a-package', manifest, { LICENSE: 'The terms' });
  expect(violations).toEqual([expect.stringContaining(message)]);
  expect(violations[0]).toContain(notices);
});

test('A package that brings no text of its licence is refused, one with a choice passes', async () => {
  expect(await buildWith('a-package', { license: 'MIT' }, {})).toEqual([
    `${notices}: no-licence-text: a-package brings no text of its licence`,
  ]);
  const choice = { name: 'a', version: '1', license: '(MIT OR GPL-3.0)', homepage: undefined, text: 'Terms' };
  await plant(fixture.root, { [notices]: formatNotices([choice]) });
  expect(await findRefusedLicences(fixture.root, ['mf-jobs'])).toEqual([]);
});

test('A build without notices is refused', async () => {
  expect(await findRefusedLicences(fixture.root, ['mf-jobs'])).toEqual([expect.stringContaining('no-notices')]);
});
